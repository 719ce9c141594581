import { PasswordField } from '@jarchi/ui/fields/PasswordField.tsx';
import { CircleCheck } from 'lucide-react';
import { passwordsFa } from './passwords.fa.ts';
import type { useNewPassword } from './useNewPassword.ts';

const fa = passwordsFa.fields;

/** The new password and its repetition. */
export function NewPasswordFields(props: ReturnType<typeof useNewPassword>['fields']) {
  const { password, repeat, errors, inputs, praise, onPassword, onRepeat } = props;
  const hint =
    praise === undefined ? (
      fa.hint
    ) : (
      <span className="flex items-center gap-1.5 text-success-text">
        <CircleCheck aria-hidden size={16} className="shrink-0" />
        {praise}
      </span>
    );
  return (
    <>
      <PasswordField
        label={fa.password}
        size="lg"
        autoComplete="new-password"
        value={password}
        hint={hint}
        error={errors.password}
        inputRef={inputs.password}
        onChange={onPassword}
      />
      <PasswordField
        label={fa.repeat}
        size="lg"
        autoComplete="new-password"
        value={repeat}
        error={errors.repeat}
        inputRef={inputs.repeat}
        onChange={onRepeat}
      />
    </>
  );
}
