import { useParams } from '@tanstack/react-router';
import { BackToSignIn } from './BackToSignIn.tsx';
import { CodeStep } from './CodeStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** A forgotten password: the phone of the account, the code that it receives, and the new password. */
export function ForgotPasswordPage() {
  const step = useParams({ strict: false, select: (params: { step?: string }) => params.step });
  return (
    <>
      <BackToSignIn />
      {step === 'submit-otp' ? <CodeStep /> : step === 'new' ? <NewPasswordStep /> : <PhoneStep />}
    </>
  );
}
