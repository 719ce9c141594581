import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#api/query-client.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { IdleModals } from './IdleModals.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { StaffFrame } from './staff/StaffFrame.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';

/** The bar of each step shows the balance: without a reader between two bars its request would be called off and sent again. */
function BalanceKeeper() {
  useQuery({ ...balanceQuery, notifyOnChangeProps: [] });
  return null;
}

/** Only the page: the creation steps have their own frame and, from lg on, their own trial mark. */
export function FocusLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <StaffFrame>
        {/* The frame of the steps is as tall as the window without the staff strip. */}
        <div className="flex min-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] flex-col lg:[&>*]:max-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))]">
          {isTrial && (
            <aside aria-label={fa.about} className="lg:hidden">
              <TrialStrip mode={runtimeConfig.mode} />
            </aside>
          )}
          <Outlet />
        </div>
      </StaffFrame>
      <BalanceKeeper />
      <IdleModals hasDefault={false} />
    </QueryClientProvider>
  );
}
