import { SignInArt } from '#sign-in/SignInArt.tsx';
import { SignInHeading } from '#sign-in/SignInHeading.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import type { Shelf } from '../shelf.tsx';

const heading = <SignInHeading title={fa.signIn}>{fa.signInText}</SignInHeading>;

export const signInShelves: readonly Shelf[] = [
  { name: 'sign-in/SignInHeading.tsx', states: { rest: heading } },
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
