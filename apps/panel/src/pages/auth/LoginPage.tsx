import { Link, useNavigate } from '@tanstack/react-router';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { PasskeySignIn } from '#features/session/passkeys/PasskeySignIn.tsx';
import { PasswordForm } from '#features/session/PasswordForm.tsx';
import { SharedDevice } from '#features/session/SharedDevice.tsx';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from './useAuthSearch.ts';
import { useEnterPanel } from './useEnterPanel.ts';
import { useFormFocus } from './useFormFocus.ts';

/** Sign-in by SMS code, by password or by passkey. */
export function LoginPage() {
  const { form, backSearch } = useAuthSearch();
  const navigate = useNavigate();
  const enterPanel = useEnterPanel();
  useFormFocus(form);
  const toSignUp = (
    <Link to="/auth/signup" search={backSearch} className={signInLinkClass}>
      {signInFa.phone.toSignUp}
    </Link>
  );
  const toLostPhone = (
    <Link to="/auth/lost-phone" search={backSearch} className={signInLinkClass}>
      {signInFa.lostPhone}
    </Link>
  );
  const other = (
    <>
      <PasskeySignIn key={form ?? ''} onSignedIn={enterPanel} />
      <SharedDevice />
    </>
  );
  if (form === 'password') {
    return (
      <PasswordForm
        onSignedIn={enterPanel}
        forgotLink={
          <Link
            to="/auth/password/{-$step}"
            params={{ step: undefined }}
            search={backSearch}
            className={`${signInLinkClass} -mt-2 self-start`}
          >
            {signInFa.password.forgot}
          </Link>
        }
        other={other}
        links={
          <>
            <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
              {signInFa.password.toPhone}
            </Link>
            {toSignUp}
            {toLostPhone}
          </>
        }
      />
    );
  }
  return (
    <PhoneForm
      initialPhone={keptOtpRequest.read()?.phone ?? ''}
      onSent={() => navigate({ to: '/auth/login/submit-otp', search: backSearch })}
      other={other}
      links={
        <>
          <Link to="/auth/login" search={{ ...backSearch, form: 'password' }} className={signInLinkClass}>
            {signInFa.phone.toPassword}
          </Link>
          {toSignUp}
          {toLostPhone}
        </>
      }
    />
  );
}
