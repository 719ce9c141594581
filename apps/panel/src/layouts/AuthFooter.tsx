import { formatYear } from '@jarchi/domain/calendar/jalali.ts';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { routePaths } from '#app/paths.ts';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

const { terms } = signInFa;

/** The terms that a person accepts by continuing; none after the account exists. */
function termsAt(pathname: string): string {
  if (pathname === routePaths['auth-signup-info'] || pathname === routePaths['auth-signup-types']) return '';
  return pathname.startsWith(routePaths['auth-signup']) ? terms.signUp : terms.signIn;
}

/** In its own chunk, so that the sign-in does not wait for the calendar. */
export function AuthFooter() {
  const [now] = useState(Date.now);
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <>
      {termsAt(pathname)} {signInFa.rights(runtimeConfig.brand.company, formatYear(now))}
    </>
  );
}
