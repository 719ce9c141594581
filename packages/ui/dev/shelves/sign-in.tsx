import { PasswordSignIn } from '#sign-in/PasswordSignIn.tsx';
import { SignInArt } from '#sign-in/SignInArt.tsx';
import { SignInHeading } from '#sign-in/SignInHeading.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

const texts = {
  username: fa.username,
  usernameEmpty: fa.needed,
  password: fa.password,
  passwordEmpty: fa.needed,
  submit: fa.signIn,
  submitting: fa.entering,
};
const heading = <SignInHeading title={fa.signIn}>{fa.signInText}</SignInHeading>;

export const signInShelves: readonly Shelf[] = [
  { name: 'sign-in/SignInHeading.tsx', states: { rest: heading } },
  {
    name: 'sign-in/PasswordSignIn.tsx',
    states: {
      rest: (
        <PasswordSignIn
          head={heading}
          texts={texts}
          signIn={() => Promise.reject(new Error('wrong on purpose'))}
          explain={() => fa.codeError}
        />
      ),
    },
  },
  {
    name: 'sign-in/SignInArt.tsx',
    states: {
      rest: (
        <div style={{ height: 320, overflow: 'hidden' }}>
          <SignInArt title={fa.artTitle} text={fa.artText} />
        </div>
      ),
    },
  },
];
