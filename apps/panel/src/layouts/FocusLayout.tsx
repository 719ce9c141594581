import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '#query-client.ts';
import { isTrial } from '#runtime-config.ts';
import { layoutsFa as fa } from './layouts.fa.ts';
import { TrialStrip } from './TrialStrip.tsx';

/** Nothing but the page: the steps of a campaign bring their own frame, and from lg on their own mark of the trial. */
export function FocusLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        {isTrial && (
          <aside aria-label={fa.about} className="lg:hidden">
            <TrialStrip />
          </aside>
        )}
        <Outlet />
      </div>
    </QueryClientProvider>
  );
}
