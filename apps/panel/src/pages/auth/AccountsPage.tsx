import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { findAccount } from '#api/cookies.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { listOwnPanels } from '#data/account/own-panels.ts';
import { signOut } from '#data/session/sign-out.ts';
import { AccountChoice, listOffered, type Panel } from '#features/session/AccountChoice.tsx';
import { accountsFa as fa } from '#features/session/accounts.fa.ts';
import { safeBack } from '#features/session/safe-back.ts';
import { showFailure } from '#features/session/show-failure.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSubmit } from '#features/session/useSubmit.ts';
import { useAuthSearch } from './useAuthSearch.ts';

/** The choice among several accounts after the sign-in; one that is not signed in signs in first. */
export function AccountsPage() {
  const { back, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const [panels, setPanels] = useState<readonly Panel[] | 'failed'>();
  const [round, setRound] = useState(0);
  const isSignedIn = findAccount() !== undefined;
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    listOwnPanels(leaving.signal).then(
      (found) => setPanels(listOffered(found)),
      () => !leaving.signal.aborted && setPanels('failed'),
    );
    return () => leaving.abort();
  }, [isSignedIn, round]);
  const leaving = useSubmit({
    send: signOut,
    onDone: (isHere) => (isHere ? navigate({ to: '/auth/login', search: backSearch, replace: true }) : undefined),
    onFailed: showFailure,
  });
  if (!isSignedIn && !leaving.isPending) return <Navigate to="/auth/login" search={backSearch} replace />;
  const { panels: createUrl } = runtimeConfig.links;
  const known = panels === 'failed' ? undefined : panels;
  return (
    <div className="flex flex-col gap-6">
      <SignInHeading title={fa.title}>{known && fa.lead(formatNumber(known.length))}</SignInHeading>
      {panels === undefined && <SkeletonRows rows={2} />}
      {panels === 'failed' && (
        <p role="alert" className="flex items-center justify-between gap-2 text-md text-text-2">
          {fa.failed}
          <Button
            variant="ghost"
            size="sm"
            icon={RotateCcw}
            onClick={() => {
              setPanels(undefined);
              setRound(round + 1);
            }}
          >
            {fa.retry}
          </Button>
        </p>
      )}
      {known && <AccountChoice panels={known} path={safeBack(back)} />}
      <div className="-mt-2 flex justify-center gap-5">
        {createUrl.startsWith('http') && (
          <a href={createUrl} className={signInLinkClass}>
            {fa.create}
          </a>
        )}
        <button type="button" disabled={leaving.isPending} className={signInLinkClass} onClick={() => leaving.submit(undefined)}>
          {fa.signOut}
        </button>
      </div>
    </div>
  );
}
