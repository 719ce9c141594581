import { joinClasses } from '@jarchi/ui/classes.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { accountInfoQuery } from '#data/account/account.ts';

const StaffBar = lazyPart(() => import('./StaffBar.tsx'), 'StaffBar');

/**
 * While staff act for the customer, their strip stands above the page and never scrolls away.
 * What sticks or fills the window counts with its height, --strip-h; everybody else's is 0. On phones, where the document
 * scrolls, the heads of pages stick under it.
 */
export function StaffFrame({ children }: { children: ReactNode }) {
  const account = useQuery(accountInfoQuery).data;
  const impersonation = account?.impersonation ?? null;
  return (
    <div
      className={joinClasses(
        'contents',
        impersonation ? '[--strip-h:52px] max-lg:[&_header[class*=sticky]]:top-(--strip-h) lg:[--strip-h:40px]' : '[--strip-h:0px]',
      )}
    >
      {account && impersonation && (
        <div data-no-print className="sticky top-0 z-[calc(var(--z-modal)-1)] h-(--strip-h) bg-brand-900">
          <Suspense fallback={null}>
            <StaffBar account={account} impersonation={impersonation} />
          </Suspense>
        </div>
      )}
      {children}
    </div>
  );
}
