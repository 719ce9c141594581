import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { PasswordSignIn } from '@jarchi/shell/sign-in/PasswordSignIn.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { useState } from 'react';
import { signIn } from '#data/session.ts';
import { signInFa as fa } from './sign-in.fa.ts';

/** Sign-in by e-mail, username or phone number, with a password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [isStranger, setStranger] = useState(false);
  const enter = async (username: string, password: string) => {
    setStranger(false);
    if ((await signIn(username, password)) === 'member') onSignedIn();
    else setStranger(true);
  };
  const head = (
    <>
      <SignInHeading title={fa.title}>{fa.lead}</SignInHeading>
      {isStranger && (
        <Notice tone="warning" role="alert">
          {fa.stranger}{' '}
          <a href="/" className="font-medium underline">
            {fa.toPanel}
          </a>
        </Notice>
      )}
    </>
  );
  return <PasswordSignIn head={head} texts={fa} signIn={enter} explain={errorText} />;
}
