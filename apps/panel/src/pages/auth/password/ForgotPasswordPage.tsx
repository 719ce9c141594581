import { getRouteApi } from '@tanstack/react-router';
import { BackToSignIn } from './BackToSignIn.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

const route = getRouteApi('/auth/auth/password/{-$step}');

/** A forgotten password: the phone of the account, the code that it receives, and the new password. */
export function ForgotPasswordPage() {
  const { step } = route.useParams();
  return (
    <>
      <BackToSignIn />
      {step === 'submit-otp' ? <CodeStep /> : step === 'new' ? <NewPasswordStep /> : <PhoneStep />}
    </>
  );
}
