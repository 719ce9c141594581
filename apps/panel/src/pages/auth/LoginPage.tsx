import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { safeBack } from '#features/session/safe-back.ts';
import { findOtpRequest } from '#features/session/otp-request.ts';
import { PasswordForm } from '#features/session/PasswordForm.tsx';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/SignInHeading.tsx';

/** By the code of an SMS, or by password. */
export function LoginPage() {
  const { back, form } = useSearch({ from: '/auth/auth/login' });
  const navigate = useNavigate();
  const backSearch = back === undefined ? {} : { back };
  if (form === 'password') {
    return (
      <PasswordForm
        onSignedIn={() => navigate({ href: safeBack(back), replace: true })}
        links={
          <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
            {signInFa.password.toPhone}
          </Link>
        }
      />
    );
  }
  return (
    <PhoneForm
      initialPhone={findOtpRequest()?.phone ?? ''}
      onSent={() => navigate({ to: '/auth/login/submit-otp', search: backSearch })}
      links={
        <Link to="/auth/login" search={{ ...backSearch, form: 'password' }} className={signInLinkClass}>
          {signInFa.phone.toPassword}
        </Link>
      }
    />
  );
}
