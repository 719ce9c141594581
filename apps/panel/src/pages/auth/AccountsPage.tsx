import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { findAccount } from '#api/cookies.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { accountsFa as fa } from '#features/session/accounts.fa.ts';
import { safeBack } from '#features/session/safe-back.ts';
import { showFailure } from '#features/session/show-failure.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { useAuthSearch } from './useAuthSearch.ts';

// What these share with the panel would else be loaded by every page.
const OwnAccounts = lazyPart(() => import('#features/session/OwnAccounts.tsx'), 'OwnAccounts');

/** The choice among several accounts after the sign-in; one that is not signed in signs in first. */
export function AccountsPage() {
  const { back, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const leaving = useSubmit({
    send: async () => (await import('#data/session/sign-out.ts')).signOut(),
    onDone: (isHere) => (isHere ? navigate({ to: '/auth/login', search: backSearch, replace: true }) : undefined),
    onFailed: showFailure,
  });
  if (findAccount() === undefined && !leaving.isPending) return <Navigate to="/auth/login" search={backSearch} replace />;
  const { panels } = runtimeConfig.links;
  return (
    <div className="flex flex-col gap-6">
      <SignInHeading title={fa.title}>{fa.lead}</SignInHeading>
      <Suspense fallback={null}>
        <OwnAccounts path={safeBack(back)} />
      </Suspense>
      <div className="-mt-2 flex justify-center gap-5">
        {panels.startsWith('http') && (
          <a href={panels} className={signInLinkClass}>
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
