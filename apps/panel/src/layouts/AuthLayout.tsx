import { Logo } from '@jarchi/ui/brand/Logo.tsx';
import { Outlet } from '@tanstack/react-router';
import { CallArt } from '#features/session/CallArt.tsx';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';
import { AuthFooter } from './AuthFooter.tsx';

/** The form, and from lg on the art next to it. */
export function AuthLayout() {
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-surface lg:grid-cols-[minmax(0,680fr)_minmax(0,760fr)]">
      <div className="flex min-h-dvh flex-col px-5 pt-5 pb-6 lg:px-12 lg:pt-9 lg:pb-8">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <Logo size={29} />
          {isTrial && <TrialStrip mode={runtimeConfig.mode} className="rounded-full" />}
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-96 flex-1 flex-col pt-14 outline-none max-lg:max-w-[520px] lg:justify-center lg:pt-20 lg:pb-8"
        >
          <Outlet />
        </main>
        <footer className="min-h-14 pt-8 text-sm leading-6 text-text-3 lg:text-xs">
          <AuthFooter />
        </footer>
      </div>
      <CallArt />
    </div>
  );
}
