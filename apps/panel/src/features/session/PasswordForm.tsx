import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import { Button } from '@jarchi/ui/Button.tsx';
import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { TextField } from '@jarchi/ui/TextField.tsx';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { signInWithPassword } from './session.mutations.ts';
import { signInFa } from './sign-in.fa.ts';
import { useSubmit } from './useSubmit.ts';
import { SignInHeading } from './SignInHeading.tsx';

const fa = signInFa.password;

interface Errors {
  readonly username?: string;
  readonly password?: string;
}

/** A phone, an e-mail or a username, with its password. */
export function PasswordForm({ onSignedIn, links }: { onSignedIn: () => void | Promise<void>; links: ReactNode }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const usernameInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const passwordInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const refuse = (next: Errors) => {
    setErrors(next);
    (next.username === undefined ? passwordInput : usernameInput).current?.focus();
  };
  const signingIn = useSubmit({
    send: () => signInWithPassword(parsePhone(username) ?? username.trim(), password),
    onDone: onSignedIn,
    onFailed: (failure) => refuse({ password: errorText(failure) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {
      ...(username.trim() === '' ? { username: fa.usernameEmpty } : {}),
      ...(password === '' ? { password: fa.passwordEmpty } : {}),
    };
    if (Object.keys(missing).length > 0) refuse(missing);
    else signingIn.submit(undefined);
  };
  const edit = (write: (value: string) => void) => (value: string) => {
    write(value);
    setErrors({});
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignInHeading title={fa.title}>{fa.lead}</SignInHeading>
      <TextField
        label={fa.username}
        size="lg"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={username}
        error={errors.username}
        inputRef={usernameInput}
        onChange={edit(setUsername)}
      />
      <TextField
        label={fa.password}
        size="lg"
        dir="ltr"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={password}
        error={errors.password}
        inputRef={passwordInput}
        onChange={edit(setPassword)}
        end={
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? fa.hide : fa.show}
            size="sm"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      <Button type="submit" size="lg" isFullWidth isLoading={signingIn.isPending} loadingLabel={fa.submitting}>
        {signInFa.signIn}
      </Button>
      <div className="-mt-1 flex justify-center gap-5">{links}</div>
    </form>
  );
}
