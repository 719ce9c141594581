import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { verifyResetPhone } from '#data/session/password-reset.ts';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from '../useAuthSearch.ts';

const fa = passwordsFa.code;

/** A forgotten password: the code that proves whose phone it is. */
export function CodeStep() {
  const { backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const [request] = useState(() => keptOtpRequest.read());
  if (!request) return <Navigate to="/auth/password/{-$step}" params={{ step: undefined }} search={backSearch} replace />;
  return (
    <>
      <OtpForm
        initialRequest={request}
        verify={verifyResetPhone}
        onVerified={() => navigate({ to: '/auth/password/{-$step}', params: { step: 'new' }, search: backSearch, replace: true })}
        explain={errorText}
        submitLabel={fa.submit}
        busyLabel={fa.busy}
        editLink={
          <Link
            to="/auth/password/{-$step}"
            params={{ step: undefined }}
            search={backSearch}
            className="touch-area rounded-sm font-medium whitespace-nowrap text-text-link hover:underline"
          >
            {signInFa.code.edit}
          </Link>
        }
        links={
          <>
            <Link to="/auth/signup" search={backSearch} className={signInLinkClass}>
              {fa.toSignUp}
            </Link>
            <Link to="/auth/lost-phone" search={backSearch} className={signInLinkClass}>
              {signInFa.lostPhone}
            </Link>
          </>
        }
      />
    </>
  );
}
