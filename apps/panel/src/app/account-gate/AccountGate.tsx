import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { onMissingAccount } from '#api/caller.ts';
import { findAccount } from '#api/cookies.ts';

const MissingAccountPage = lazyPart(() => import('./MissingAccountPage.tsx'), 'MissingAccountPage');

let missing: string | undefined;

function subscribe(onChange: () => void): () => void {
  return onMissingAccount(() => {
    missing ??= findAccount() ?? '';
    onChange();
  });
}

/**
 * The panel. If the chosen account is not this person's, a page replaces it at each URL until
 * an account is chosen and the panel starts again. The cookie stays, so a reload and other windows show the same page.
 */
export function AccountGate({ children }: { children: ReactNode }) {
  const account = useSyncExternalStore(subscribe, () => missing);
  if (account === undefined) return children;
  return (
    <Suspense fallback={null}>
      <MissingAccountPage account={account} />
    </Suspense>
  );
}
