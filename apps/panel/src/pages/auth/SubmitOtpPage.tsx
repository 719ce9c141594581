import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { safeBack } from '#features/session/safe-back.ts';
import { findOtpRequest } from '#features/session/otp-request.ts';
import { OtpForm } from '#features/session/OtpForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/SignInHeading.tsx';

/** The second step of the sign-in by SMS; without a request it leads back to the first. */
export function SubmitOtpPage() {
  const { back } = useSearch({ from: '/auth/auth/login/submit-otp' });
  const navigate = useNavigate();
  const [request] = useState(findOtpRequest);
  const backSearch = back === undefined ? {} : { back };
  if (!request) return <Navigate to="/auth/login" search={backSearch} replace />;
  return (
    <OtpForm
      initialRequest={request}
      onSignedIn={() => navigate({ href: safeBack(back), replace: true })}
      editLink={
        <Link
          to="/auth/login"
          search={backSearch}
          className="touch-area rounded-sm font-medium whitespace-nowrap text-text-link hover:underline"
        >
          {signInFa.code.edit}
        </Link>
      }
      links={
        <Link to="/auth/login" search={{ ...backSearch, form: 'password' }} className={signInLinkClass}>
          {signInFa.code.toPassword}
        </Link>
      }
    />
  );
}
