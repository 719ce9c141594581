/** The code of each window, loaded when it is to open. */
export const loadOnboardingModal = () => import('./onboarding/OnboardingModal.tsx');
export const loadPhoneModal = () => import('./prompts/PhoneModal.tsx');
export const loadChangelogModal = () => import('./changelog/ChangelogModal.tsx');
export const loadAdBlockerModal = () => import('./prompts/AdBlockerModal.tsx');
