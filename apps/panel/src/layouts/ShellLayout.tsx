import { getLayout } from '@jarchi/domain/entry/layout-rules.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { queryClient } from '#api/query-client.ts';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { Header } from './header/Header.tsx';
import { IdleModals } from './IdleModals.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { BottomBar } from './navigation/BottomBar.tsx';
import { Sidebar } from './navigation/Sidebar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { StaffFrame } from './staff/StaffFrame.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';

/** One inset sheet next to the navigation. A rule of the domain decides which parts of the frame a path has. */
export function ShellLayout() {
  const parts = useLocation({ select: ({ pathname, search }) => getLayout(pathname, search), structuralSharing: true });
  const hasBottomBar = parts.bottomBar && !parts.ownPhoneDock;
  return (
    <QueryClientProvider client={queryClient}>
      <StaffFrame>
        <div className="flex min-h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] flex-col lg:h-[calc(100dvh-var(--strip-h)-var(--bar-h,0px))] lg:flex-row lg:p-2 lg:ps-0">
          {isTrial && (
            <aside aria-label={fa.about} className="lg:hidden">
              <TrialStrip mode={runtimeConfig.mode} />
            </aside>
          )}
          {parts.sidebar && <Sidebar />}
          <div
            className={joinClasses(
              'flex min-w-0 flex-1 flex-col bg-surface lg:overflow-hidden lg:rounded-xl lg:border lg:shadow-xs',
              !parts.sidebar && 'lg:ms-2',
            )}
          >
            {parts.header && <Header isWideOnly={parts.ownPhoneHead} />}
            <main
              id="content"
              tabIndex={-1}
              data-scroll-restoration-id="content"
              className={joinClasses(
                'relative min-w-0 flex-1 outline-none lg:overflow-y-auto',
                parts.contentPadding && 'max-lg:pb-6',
                parts.contentPadding && parts.topPaddingOnPhones && 'max-lg:pt-1',
              )}
            >
              <Outlet />
            </main>
            {hasBottomBar && <BottomBar />}
          </div>
          <ScrollToTop isAboveDock={parts.bottomBar} />
        </div>
      </StaffFrame>
      <IdleModals hasDefault />
    </QueryClientProvider>
  );
}
