import { SignInArt } from '@jarchi/ui/sign-in/SignInArt.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SignInForm } from '#features/session/SignInForm.tsx';
import { layoutsFa } from '#layouts/layouts.fa.ts';
import { StaffLogo } from '#layouts/StaffLogo.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';
import { isTrial, runtimeConfig } from '#runtime-config.ts';
import { readBack } from './back.ts';

/** The form, and from lg on the art next to it. */
export function LoginPage() {
  const { back } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-surface lg:grid-cols-[minmax(0,680fr)_minmax(0,760fr)]">
      <div className="flex min-h-dvh flex-col px-5 pt-5 pb-6 lg:px-12 lg:pt-9 lg:pb-8">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <StaffLogo />
          {isTrial && <TrialStrip mode={runtimeConfig.mode} className="rounded-full" />}
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-96 flex-1 flex-col pt-14 outline-none max-lg:max-w-[520px] lg:justify-center lg:pt-0"
        >
          <SignInForm onSignedIn={() => void navigate({ ...readBack(back), replace: true })} />
        </main>
      </div>
      <SignInArt {...layoutsFa.art} className="max-w-[560px] pe-6" />
    </div>
  );
}
