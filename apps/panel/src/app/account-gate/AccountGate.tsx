import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { subscribeToMissingAccount } from '#api/caller.ts';
import { findAccount } from '#api/cookies.ts';

const MissingAccountPage = lazyPart(() => import('./MissingAccountPage.tsx'), 'MissingAccountPage');

let missing: string | undefined;

function subscribe(onChange: () => void): () => void {
  return subscribeToMissingAccount(() => {
    missing ??= findAccount() ?? '';
    onChange();
  });
}

/**
 * The panel, until it turns out that the chosen account is not this person's: then a page in its place, whatever the address, until
 * an account is chosen and the panel begins anew. The cookie stays: a reload, and the other windows, are told the same.
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
