import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { LOGIN_MAX } from '@jarchi/domain/session/login.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { PasswordField } from '@jarchi/ui/fields/PasswordField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';

interface Errors {
  readonly username?: string;
  readonly password?: string;
}

export interface PasswordSignInProps {
  /** Above the fields: the heading and messages. */
  head: ReactNode;
  texts: Readonly<Record<'username' | 'usernameEmpty' | 'password' | 'passwordEmpty' | 'submit' | 'submitting', string>>;
  /** A username that is a phone number comes in its standard spelling. Busy until the promise settles. */
  signIn: (username: string, password: string) => Promise<void>;
  /** The failure as text, shown next to the password. */
  explain: (failure: unknown) => string;
  /** Between the password and the button. */
  aside?: ReactNode;
  /** The browser may offer passkeys at the username. */
  isPasskeyOffered?: boolean;
  children?: ReactNode;
}

/** Sign-in by phone number, e-mail or username, with a password. */
export function PasswordSignIn({ head, texts, signIn, explain, aside, isPasskeyOffered = false, children }: PasswordSignInProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const usernameInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const passwordInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  const refuse = (next: Errors) => {
    setErrors(next);
    (next.username === undefined ? passwordInput : usernameInput).current?.focus();
  };
  const sending = useSubmit<void, void>({
    send: () => signIn(parsePhone(username) ?? username.trim(), password),
    onDone: () => undefined,
    onFailed: (failure) => refuse({ password: explain(failure) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {
      ...(username.trim() === '' ? { username: texts.usernameEmpty } : {}),
      ...(password === '' ? { password: texts.passwordEmpty } : {}),
    };
    if (Object.keys(missing).length > 0) refuse(missing);
    else sending.submit();
  };
  const edit = (write: (value: string) => void) => (value: string) => {
    write(value);
    setErrors({});
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {head}
      <TextField
        label={texts.username}
        size="lg"
        dir="ltr"
        autoComplete={isPasskeyOffered ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_MAX}
        value={username}
        error={errors.username}
        inputRef={usernameInput}
        onChange={edit(setUsername)}
      />
      <PasswordField
        label={texts.password}
        size="lg"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        inputRef={passwordInput}
        onChange={edit(setPassword)}
      />
      {aside}
      <Button type="submit" size="lg" isFullWidth isLoading={sending.isPending} loadingLabel={texts.submitting}>
        {texts.submit}
      </Button>
      {children}
    </form>
  );
}
