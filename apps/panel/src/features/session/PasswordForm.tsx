import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PasswordSignIn } from '@jarchi/shell/sign-in/PasswordSignIn.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import type { ReactNode } from 'react';
import type { Entered } from '#data/session/enter.ts';
import { signInWithPassword } from '#data/session/sign-in.ts';
import { signInFa } from './sign-in.fa.ts';

const fa = signInFa.password;

export interface PasswordFormProps {
  onSignedIn: (entered: Entered) => void | Promise<void>;
  links: ReactNode;
  /** Leads a person who has forgotten the password to a new one. */
  forgotLink?: ReactNode;
  /** Another way to sign in; the browser may then offer passkeys at the username. */
  other?: ReactNode;
}

export function PasswordForm({ onSignedIn, links, forgotLink, other }: PasswordFormProps) {
  return (
    <PasswordSignIn
      head={<SignInHeading title={fa.title}>{fa.lead}</SignInHeading>}
      texts={{ ...fa, submit: signInFa.signIn }}
      signIn={async (username, password) => onSignedIn(await signInWithPassword(username, password))}
      explain={errorText}
      aside={forgotLink}
      isPasskeyOffered={other !== undefined}
    >
      {other}
      <div className="-mt-1 flex flex-wrap justify-center gap-x-5">{links}</div>
    </PasswordSignIn>
  );
}
