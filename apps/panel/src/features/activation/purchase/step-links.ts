import { refusalsFa as fa } from './refusals.fa.ts';

/** The way to each step that is filled in. */
export const stepLinks = {
  'general-information': { to: '/campaign/general-information', label: fa.fixGeneral },
  content: { to: '/campaign/content', label: fa.fixContent },
  'create-package': { to: '/campaign/create-package', label: fa.fixPackage },
} as const;
