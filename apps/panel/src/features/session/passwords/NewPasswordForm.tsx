import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Entered } from '#data/session/enter.ts';
import { resetPassword, type PasswordReset } from '#data/session/password-reset.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordsFa } from './passwords.fa.ts';
import { useNewPassword } from './useNewPassword.ts';

const fa = passwordsFa.fresh;

export interface NewPasswordFormProps {
  reset: PasswordReset;
  onSignedIn: (entered: Entered) => void | Promise<void>;
  /** Leads to another code when this one's time has passed. */
  againLink: ReactNode;
}

/** The new password of a person whose phone was verified. */
export function NewPasswordForm({ reset, onSignedIn, againLink }: NewPasswordFormProps) {
  const form = useNewPassword(reset.phone);
  const [failure, setFailure] = useState<unknown>();
  const saving = useSubmit({
    send: (password: string) => resetPassword(reset, password),
    onDone: onSignedIn,
    onFailed: (error) => {
      if (hasErrorCode(error, 'password_weak')) form.refuse({ password: errorText(error) });
      else setFailure(error);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving.isPending || !form.check()) return;
    setFailure(undefined);
    saving.submit(form.password);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignInHeading title={fa.title}>
        {fa.verifiedBefore}{' '}
        <bdi dir="ltr" className="font-medium whitespace-nowrap text-text">
          {toPersianDigits(spacePhone(reset.phone))}
        </bdi>{' '}
        {fa.verifiedAfter}
      </SignInHeading>
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={reset.phone} readOnly hidden />
      <NewPasswordFields {...form.fields} />
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {errorText(failure)} {hasErrorCode(failure, 'challenge_over') && againLink}
        </p>
      )}
      <Button type="submit" size="lg" isFullWidth isLoading={saving.isPending} loadingLabel={fa.saving}>
        {fa.save}
      </Button>
    </form>
  );
}
