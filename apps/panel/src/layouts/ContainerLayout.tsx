import { formatYear } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { footFa } from './foot.fa.ts';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { CONTAINER_BAR } from '#features/sharing/page/container-bar.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';

/** For people without an account: a bar with the logo, the page, the company's line. No link leads into the panel. */
export function ContainerLayout() {
  const [now] = useState(Date.now);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <header className="border-b border-line bg-surface">
          <div className="flex min-h-(--top-h) flex-wrap items-center justify-between gap-3 px-(--gutter) py-2">
            <Logo size={26} />
            {/* What the page says of its link: features/sharing/page/LinkBar. */}
            <div
              id={CONTAINER_BAR}
              className={joinClasses('flex min-w-0 flex-1 items-center empty:hidden', isTrial && 'max-sm:order-last max-sm:basis-full')}
            />
            {isTrial && <TrialStrip mode={runtimeConfig.mode} className="rounded-full" />}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none has-[[data-page=tall]]:justify-start">
          <Outlet />
        </main>
        <footer className="px-(--gutter) py-6 text-center text-sm text-text-3">
          {footFa.rights(runtimeConfig.brand.company, formatYear(now))}
        </footer>
        <ScrollToTop isAboveDock={false} />
      </div>
    </QueryClientProvider>
  );
}
