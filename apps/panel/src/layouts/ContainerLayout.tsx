import { formatYear } from '@jarchi/domain/calendar/jalali.ts';
import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { ScrollToTop } from './ScrollToTop.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';

/** For people without an account: a bar with the logo, the page, the company's line. No link leads into the panel. */
export function ContainerLayout() {
  const [now] = useState(Date.now);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface">
        <div className="flex min-h-(--top-h) flex-wrap items-center justify-between gap-3 px-(--gutter) py-2">
          <Logo size={26} />
          {isTrial && <TrialStrip mode={runtimeConfig.mode} className="rounded-full" />}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none">
        <Outlet />
      </main>
      <footer className="px-(--gutter) py-6 text-center text-sm text-text-3">
        {signInFa.rights(runtimeConfig.brand.company, formatYear(now))}
      </footer>
      <ScrollToTop isAboveDock={false} />
    </div>
  );
}
