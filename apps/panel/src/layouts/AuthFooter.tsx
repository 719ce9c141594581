import { formatYear } from '@jarchi/domain/calendar/jalali.ts';
import { useState } from 'react';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { runtimeConfig } from '#runtime-config.ts';

/** Apart from the layout: nobody waits for the calendar to sign in. */
export function AuthFooter() {
  const [now] = useState(Date.now);
  return <>{signInFa.terms(runtimeConfig.brand.company, formatYear(now))}</>;
}
