import { signInErrorText } from '@jarchi/api-client/words/sign-in-error-text.fa.ts';
import { PasswordSignIn } from '@jarchi/ui/sign-in/PasswordSignIn.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import type { ReactNode } from 'react';
import { signInWithPassword } from '#data/session/sign-in.ts';
import { signInFa } from './sign-in.fa.ts';

const fa = signInFa.password;

export function PasswordForm({ onSignedIn, links }: { onSignedIn: () => void | Promise<void>; links: ReactNode }) {
  return (
    <PasswordSignIn
      head={<SignInHeading title={fa.title}>{fa.lead}</SignInHeading>}
      texts={{ ...fa, submit: signInFa.signIn }}
      signIn={async (username, password) => {
        await signInWithPassword(username, password);
        await onSignedIn();
      }}
      explain={signInErrorText}
    >
      <div className="-mt-1 flex justify-center gap-5">{links}</div>
    </PasswordSignIn>
  );
}
