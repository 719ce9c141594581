import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { queryClient } from '#query-client.ts';
import { isTrial } from '#runtime-config.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TrialStrip } from './TrialStrip.tsx';

/** On phones these bring their own head and dock. */
const INNER_PATHS = ['/financial/charge'];

/** One inset sheet beside the navigation; campaign paths bring a page head of their own instead of header and bottom bar. */
export function ShellLayout() {
  const isCampaignPath = useLocation({ select: ({ pathname }) => pathname.includes('campaign') });
  const isInner = useLocation({ select: ({ pathname }) => INNER_PATHS.includes(pathname) });
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col lg:h-dvh lg:flex-row lg:p-2 lg:ps-0">
        {isTrial && (
          <aside aria-label={fa.about} className="lg:hidden">
            <TrialStrip />
          </aside>
        )}
        <Sidebar />
        <div className="flex min-w-0 flex-1 flex-col bg-surface lg:overflow-hidden lg:rounded-xl lg:border lg:shadow-xs">
          {!isCampaignPath && <Header isWideOnly={isInner} />}
          <main
            id="content"
            tabIndex={-1}
            data-scroll-restoration-id="content"
            className="relative min-w-0 flex-1 outline-none lg:overflow-y-auto"
          >
            <Outlet />
          </main>
          {!isCampaignPath && !isInner && <BottomBar />}
        </div>
        <ScrollToTop isAboveDock={!isCampaignPath} />
      </div>
    </QueryClientProvider>
  );
}
