import { joinClasses } from '@jarchi/ui/classes.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { accountInfoQuery } from '#data/account/account.ts';

const StaffBar = lazyPart(() => import('./StaffBar.tsx'), 'StaffBar');

/**
 * While staff act for the customer, their strip stays above the page and does not scroll.
 * Sticky and full-height parts subtract its height, --strip-h, which is 0 for other people. On phones, where the document
 * scrolls, page heads stick below it.
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
