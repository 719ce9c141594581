import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { freezePerson, readWayBack, restorePerson, type WayBack } from '#data/session/proofs.ts';
import { wayBackFa as fa } from '#features/session/proofs/proofs.fa.ts';
import { ProofWays } from '#features/session/proofs/ProofWays.tsx';
import { PressWay } from '#features/session/proofs/PressWay.tsx';
import { type OpenLink, SecretLink } from './SecretLink.tsx';

const when = (instant: string) => [formatDate(Date.parse(instant)), formatTime(Date.parse(instant))] as const;

function Open({ way, onFreeze }: { way: WayBack; onFreeze: () => Promise<void> }) {
  return (
    <>
      <SignInHeading title={fa.changes[way.change]}>{fa.at(...when(way.at))}</SignInHeading>
      <h2 className="text-md font-semibold">{fa.question}</h2>
      <p className="text-md leading-prose text-text-2">{fa.openText}</p>
      <PressWay variant="danger" label={fa.freeze} busy={fa.freezing} press={onFreeze} explain={errorText} />
      <p className="text-sm text-text-3">{fa.until(...when(way.until))}</p>
    </>
  );
}

const ToLostPhone = () => (
  <Link to="/auth/lost-phone" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
    {fa.lostPhone}
  </Link>
);

function Frozen({ way, onRestore }: { way: WayBack; onRestore: Parameters<typeof ProofWays>[0]['prove'] }) {
  const hasWays = way.ways.length > 0;
  return (
    <>
      <SignInHeading title={fa.frozen}>{hasWays ? fa.frozenText : fa.noProof}</SignInHeading>
      {hasWays ? <ProofWays ways={way.ways} phone={null} prove={onRestore} /> : <ToLostPhone />}
    </>
  );
}

function Way({ link: { key, answer: way, setAnswer } }: { link: OpenLink<WayBack> }) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <>
        <SignInHeading title={fa.done}>{fa.doneText}</SignInHeading>
        <Link to="/auth/login" className={buttonClass({ size: 'lg' })}>
          {fa.signIn}
        </Link>
      </>
    );
  }
  if (way.state === 'open') return <Open way={way} onFreeze={async () => setAnswer(await freezePerson(key))} />;
  if (way.state === 'frozen') {
    return (
      <Frozen
        way={way}
        onRestore={async (given) => {
          await restorePerson(key, given);
          setDone(true);
        }}
      />
    );
  }
  return (
    <>
      <SignInHeading title={fa.over}>{fa.overText}</SignInHeading>
      <ToLostPhone />
    </>
  );
}

/** Where the link leads that the phone and e-mail of before a change got: opening it changes nothing, a press freezes. */
export function WayBackPage() {
  return (
    <SecretLink title={fa.title} read={readWayBack}>
      {(link) => <Way link={link} />}
    </SecretLink>
  );
}
