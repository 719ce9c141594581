import { Link, useNavigate } from '@tanstack/react-router';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { SignUpBars } from '#features/session/sign-up/SignUpBars.tsx';
import { signUpFa as fa } from '#features/session/sign-up/sign-up.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from './useAuthSearch.ts';

/** The first of four steps of the sign-up. */
export function SignUpPage() {
  const { backSearch } = useAuthSearch();
  const navigate = useNavigate();
  return (
    <>
      <SignUpBars step={1} />
      <PhoneForm
        words={fa.phone}
        initialPhone={keptOtpRequest.read()?.phone ?? ''}
        onSent={() => navigate({ to: '/auth/signup/submit-otp', search: backSearch })}
        links={
          <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
            {fa.hasAccount}
          </Link>
        }
      />
    </>
  );
}
