import { passwordIssuesFa } from '@jarchi/api-client/words/password-issues.fa.ts';
import { checkNewPassword, readPassword } from '@jarchi/domain/session/password.ts';
import { useRef, useState } from 'react';
import { passwordsFa } from './passwords.fa.ts';

const fa = passwordsFa.fields;
/** From this length on a password that breaks no rule is called strong. */
const STRONG = 12;

export interface NewPasswordErrors {
  readonly password?: string;
  readonly repeat?: string;
}

function findIssue(password: string, phone: string | null): string | undefined {
  const [issue] = checkNewPassword(password, phone);
  return password === '' ? fa.empty : issue && passwordIssuesFa[issue];
}

/** A new password that is typed twice; `phone` is the person's own. */
export function useNewPassword(phone: string | null) {
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const inputs = {
    password: useRef<HTMLInputElement & HTMLTextAreaElement>(null),
    repeat: useRef<HTMLInputElement & HTMLTextAreaElement>(null),
  };
  const refuse = (next: NewPasswordErrors) => {
    setErrors(next);
    if (next.password !== undefined) inputs.password.current?.focus();
    else if (next.repeat !== undefined) inputs.repeat.current?.focus();
  };
  const edit = (write: (typed: string) => void) => (typed: string) => {
    write(typed);
    setErrors({});
  };
  const isGood = findIssue(password, phone) === undefined;
  return {
    password,
    refuse,
    fields: {
      password,
      repeat,
      errors,
      inputs,
      praise: isGood ? ([...password].length >= STRONG ? fa.strong : fa.good) : undefined,
      onPassword: edit(setPassword),
      onRepeat: edit(setRepeat),
    },
    /** Returns whether the password can be sent; if not, shows what is wrong next to its field. */
    check: (): boolean => {
      const wrong = findIssue(password, phone);
      const isSame = readPassword(repeat) === readPassword(password);
      if (wrong !== undefined) refuse({ password: wrong });
      else if (!isSame) refuse({ repeat: repeat === '' ? fa.repeatEmpty : fa.different });
      return wrong === undefined && isSame;
    },
  };
}
