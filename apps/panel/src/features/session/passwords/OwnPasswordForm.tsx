import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { PasswordField } from '@jarchi/ui/fields/PasswordField.tsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordsFa } from './passwords.fa.ts';
import type { useNewPassword } from './useNewPassword.ts';

const fa = passwordsFa.own;

export interface OwnPasswordFormProps {
  form: ReturnType<typeof useNewPassword>;
  /** The person has a password, and may prove themself by it. */
  hasPassword: boolean;
  isByPassword: boolean;
  onChooseWay: (isByPassword: boolean) => void;
  /** The person comes back from the code, and the focus to the password. */
  isReturned: boolean;
  /** A code can be sent to the person. */
  hasPhone: boolean;
  onSave: (present: string) => Promise<unknown>;
  onAskForCode: () => Promise<unknown>;
}

/** A new password, with the present one or the request of a code below it. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { form, hasPassword, isByPassword, onChooseWay, isReturned, hasPhone, onSave, onAskForCode } = props;
  const [present, setPresent] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const first = form.fields.inputs.password;
  useEffect(() => {
    if (isReturned) first.current?.focus();
  }, [isReturned, first]);
  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const sending = useSubmit({
    send: () => (isByPassword ? onSave(present) : onAskForCode()),
    onDone: () => undefined,
    onFailed: (failure) => {
      const text = hasErrorCode(failure, 'password_wrong') ? fa.presentWrong : errorText(failure);
      if (isByPassword) refuse(text);
      else form.refuse({ password: text });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (isByPassword && present === '') refuse(fa.presentEmpty);
    else if (form.check()) sending.submit(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-md text-text-2">{fa.dialogLead}</p>
      {isByPassword && (
        <PasswordField
          label={fa.present}
          size="lg"
          autoComplete="current-password"
          value={present}
          error={error}
          inputRef={input}
          onChange={(typed) => {
            setPresent(typed);
            setError(undefined);
          }}
        />
      )}
      <NewPasswordFields {...form.fields} />
      {!isByPassword && <p className="text-sm text-text-2">{fa.codeNote}</p>}
      <Button type="submit" size="lg" isFullWidth isLoading={sending.isPending} loadingLabel={isByPassword ? fa.saving : fa.sending}>
        {isByPassword ? fa.save : fa.sendCode}
      </Button>
      {hasPassword && hasPhone && (
        <button type="button" className={`${signInLinkClass} -mt-2 self-center`} onClick={() => onChooseWay(!isByPassword)}>
          {isByPassword ? fa.byCode : fa.byPassword}
        </button>
      )}
    </form>
  );
}
