import { formatYear } from '@jarchi/domain/calendar/jalali.ts';
import { pickTexts } from '@jarchi/shell/router/search.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { footFa } from './foot.fa.ts';
import { routePaths } from '#paths.ts';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

const { terms } = signInFa;

const PAST = [routePaths['auth-signup-info'], routePaths['auth-signup-types'], routePaths['auth-accounts'], routePaths['auth-terms']];

/** The terms that a person accepts by continuing; none after the account exists. */
function findActAt(pathname: string): string | undefined {
  if (PAST.some((path) => path === pathname) || pathname.startsWith('/auth/password')) return undefined;
  return pathname.startsWith(routePaths['auth-signup']) ? terms.signUp : terms.signIn;
}

/** In its own chunk, so that the sign-in does not wait for the calendar. */
export function AuthFooter() {
  const [now] = useState(Date.now);
  const pathname = useLocation({ select: (location) => location.pathname });
  const act = findActAt(pathname);
  return (
    <>
      {act !== undefined && (
        <>
          {act}{' '}
          <Link to="/auth/terms" search={(kept) => pickTexts(kept, ['back'])} className="touch-area text-text-link underline">
            {terms.link}
          </Link>{' '}
          {terms.rest}{' '}
        </>
      )}
      <span>{footFa.rights(runtimeConfig.brand.company, formatYear(now))}</span>
    </>
  );
}
