export const CREATION_STEPS = ['general-information', 'content', 'create-package', 'activation'] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];
