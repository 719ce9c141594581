import { Link, Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { routePaths } from '#paths.ts';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import type { Entered } from '#data/session/enter.ts';
import { signInWithCode } from '#data/session/sign-in.ts';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { startSignUp } from '#features/session/sign-up/sign-up-marker.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from './useAuthSearch.ts';
import { useEnterPanel } from './useEnterPanel.ts';
import { SignUpBars } from '#features/session/sign-up/SignUpBars.tsx';

/**
 * Asks for the SMS code of a sign-in or a sign-up; without a request it redirects to the phone number.
 * Only a person who came to sign up, and had no account, is asked for a name.
 */
export function SubmitOtpPage() {
  const { backSearch } = useAuthSearch();
  const isSignUp = useLocation({ select: ({ pathname }) => pathname.startsWith(routePaths['auth-signup']) });
  const navigate = useNavigate();
  const enterPanel = useEnterPanel();
  const [request] = useState(() => keptOtpRequest.read());
  const phonePath = isSignUp ? '/auth/signup' : '/auth/login';
  if (!request) return <Navigate to={phonePath} search={backSearch} replace />;
  const goOn = (entered: Entered) => {
    if (!isSignUp || !entered.is_new) return enterPanel(entered);
    startSignUp();
    return navigate({ to: '/auth/signup/info', search: backSearch, replace: true });
  };
  return (
    <>
      {isSignUp && <SignUpBars step={2} />}
      <OtpForm
        initialRequest={request}
        verify={signInWithCode}
        onVerified={goOn}
        submitLabel={isSignUp ? signInFa.next : signInFa.signIn}
        editLink={
          <Link
            to={phonePath}
            search={backSearch}
            className="touch-area rounded-sm font-medium whitespace-nowrap text-text-link hover:underline"
          >
            {signInFa.code.edit}
          </Link>
        }
        links={
          !isSignUp && (
            <>
              <Link to="/auth/login" search={{ ...backSearch, form: 'password' }} className={signInLinkClass}>
                {signInFa.code.toPassword}
              </Link>
              <Link to="/auth/lost-phone" search={backSearch} className={signInLinkClass}>
                {signInFa.lostPhone}
              </Link>
            </>
          )
        }
      />
    </>
  );
}
