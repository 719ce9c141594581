import { Link, useNavigate } from '@tanstack/react-router';
import { safeBack } from '#features/session/safe-back.ts';
import { findOtpRequest } from '#data/session/otp-request.ts';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from './useAuthSearch.ts';
import { PasswordForm } from '#features/session/PasswordForm.tsx';

/** Sign-in by SMS code or by password. */
export function LoginPage() {
  const { back, form, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const toSignUp = (
    <Link to="/auth/signup" search={backSearch} className={signInLinkClass}>
      {signInFa.phone.toSignUp}
    </Link>
  );
  if (form === 'password') {
    return (
      <PasswordForm
        onSignedIn={() => navigate({ href: safeBack(back), replace: true })}
        links={
          <>
            <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
              {signInFa.password.toPhone}
            </Link>
            {toSignUp}
          </>
        }
      />
    );
  }
  return (
    <PhoneForm
      initialPhone={findOtpRequest()?.phone ?? ''}
      onSent={() => navigate({ to: '/auth/login/submit-otp', search: backSearch })}
      links={
        <>
          <Link to="/auth/login" search={{ ...backSearch, form: 'password' }} className={signInLinkClass}>
            {signInFa.phone.toPassword}
          </Link>
          {toSignUp}
        </>
      }
    />
  );
}
