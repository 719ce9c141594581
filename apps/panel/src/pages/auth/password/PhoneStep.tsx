import { Link, useNavigate } from '@tanstack/react-router';
import { keptOtpRequest } from '#data/session/otp-request.ts';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from '../useAuthSearch.ts';

const fa = passwordsFa.phone;

/** A forgotten password: first the phone of the account. */
export function PhoneStep() {
  const { backSearch } = useAuthSearch();
  const navigate = useNavigate();
  return (
    <>
      <PhoneForm
        words={fa}
        initialPhone={keptOtpRequest.read()?.phone ?? ''}
        onSent={() => navigate({ to: '/auth/password/{-$step}', params: { step: 'submit-otp' }, search: backSearch })}
        links={
          <>
            <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
              {fa.toCode}
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
