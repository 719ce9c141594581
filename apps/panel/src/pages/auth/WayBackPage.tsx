import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { credentialErrorText } from '@jarchi/api-client/words/credential-error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { freezePerson, readWayBack, restorePerson, type WayBack } from '#data/session/proofs.ts';
import { wayBackFa as fa } from '#features/session/proofs/proofs.fa.ts';
import { ProofWays } from '#features/session/proofs/ProofWays.tsx';
import { useSubmit } from '#features/session/useSubmit.ts';

/** A key that is cut or mistyped leads nowhere; nobody needs to be asked. */
const KEY = /^\d+\.[\w-]{22}$/;

const when = (instant: string) => [formatDate(Date.parse(instant)), formatTime(Date.parse(instant))] as const;

const Unknown = () => <SignInHeading title={fa.unknown}>{fa.unknownText}</SignInHeading>;

function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (hasErrorCode(failure, 'not_found')) return <Unknown />;
  return (
    <>
      <SignInHeading title={fa.title}>{credentialErrorText(failure)}</SignInHeading>
      <Button variant="secondary" size="lg" onClick={onRetry}>
        {fa.retry}
      </Button>
    </>
  );
}

function Open({ way, onFreeze }: { way: WayBack; onFreeze: () => Promise<void> }) {
  const [failure, setFailure] = useState<unknown>();
  const freezing = useSubmit({ send: onFreeze, onDone: () => undefined, onFailed: setFailure });
  return (
    <>
      <SignInHeading title={fa.changes[way.change]}>{fa.at(...when(way.at))}</SignInHeading>
      <h2 className="text-md font-semibold">{fa.question}</h2>
      <p className="text-md leading-prose text-text-2">{fa.openText}</p>
      <Button
        variant="danger"
        size="lg"
        isFullWidth
        isLoading={freezing.isPending}
        loadingLabel={fa.freezing}
        onClick={() => freezing.submit(undefined)}
      >
        {fa.freeze}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {credentialErrorText(failure)}
        </p>
      )}
      <p className="text-sm text-text-3">{fa.until(...when(way.until))}</p>
    </>
  );
}

function Frozen({ way, onRestore }: { way: WayBack; onRestore: Parameters<typeof ProofWays>[0]['prove'] }) {
  return (
    <>
      <SignInHeading title={fa.frozen}>{way.ways.length > 0 ? fa.frozenText : fa.noProof}</SignInHeading>
      {way.ways.length > 0 && <ProofWays ways={way.ways} phone={null} prove={onRestore} />}
    </>
  );
}

/** Where the link leads that the phone and e-mail of before a change got: opening it changes nothing, a press freezes. */
export function WayBackPage() {
  const [key] = useState(() => location.hash.slice(1));
  const [way, setWay] = useState<WayBack>();
  const [failure, setFailure] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const isKey = KEY.test(key);
  const load = useCallback(() => {
    if (!isKey) return;
    setFailure(undefined);
    void readWayBack(key).then(setWay, setFailure);
  }, [key, isKey]);
  useEffect(load, [load]);
  return (
    <div className="flex flex-col gap-5">
      {!isKey ? (
        <Unknown />
      ) : isDone ? (
        <>
          <SignInHeading title={fa.done}>{fa.doneText}</SignInHeading>
          <Link to="/auth/login" className={buttonClass({ size: 'lg' })}>
            {fa.signIn}
          </Link>
        </>
      ) : failure !== undefined ? (
        <Failure failure={failure} onRetry={load} />
      ) : way === undefined ? (
        <SkeletonRows rows={3} hasAvatar={false} />
      ) : way.state === 'open' ? (
        <Open way={way} onFreeze={async () => setWay(await freezePerson(key))} />
      ) : way.state === 'frozen' ? (
        <Frozen
          way={way}
          onRestore={async (given) => {
            await restorePerson(key, given);
            setDone(true);
          }}
        />
      ) : (
        <SignInHeading title={fa.over}>{fa.overText}</SignInHeading>
      )}
    </div>
  );
}
