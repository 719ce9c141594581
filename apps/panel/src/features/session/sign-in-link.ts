/** A text link below the form; 44px to touch. */
export const signInLinkClass =
  'inline-flex min-h-9 items-center rounded-sm text-md font-medium text-text-link hover:underline pointer-coarse:min-h-11';
