import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';
import { advanceRotation, startRotation, type Rotation } from '@jarchi/domain/modals/modal-rotation.ts';
import type { ModalChoice } from '#data/modals.ts';
import { modalChecks, checkAdBlocker, type ModalAccount } from './modal-checks.ts';
import { savePhonePromptShown } from './prompts/prompt-rests.ts';

const LAST_SHOWN_KEY = 'jarchi-last-modal';

/** Only logs a failure, because the page works without the prompt. */
async function checkQuietly(check: () => Promise<ModalChoice | 'not-open'>): Promise<ModalChoice | 'not-open'> {
  return check().catch((error: unknown) => {
    console.warn(error);
    return 'not-open';
  });
}

/** Remembers that a window was shown: the next load begins with the type after it, and some rest for a while. */
export function noteShown({ modal }: ModalChoice): void {
  if (modal === 'ad-blocker') {
    void import('./prompts/ad-blocker.ts').then(({ saveAdBlockerShown }) => saveAdBlockerShown(Date.now()));
    return;
  }
  browserStorage.setItem(LAST_SHOWN_KEY, modal);
  if (modal === 'phone-number') savePhonePromptShown();
}

/** The prompt of a load: the first type in the rotation with something to show, or null. */
export async function findModal(account: ModalAccount): Promise<ModalChoice | null> {
  let rotation: Rotation | undefined = startRotation(browserStorage.getItem(LAST_SHOWN_KEY));
  while (rotation) {
    const { modal } = rotation;
    const found = await checkQuietly(() => modalChecks[modal](account));
    if (found !== 'not-open') return found;
    rotation = advanceRotation(rotation);
  }
  const found = await checkQuietly(checkAdBlocker);
  return found === 'not-open' ? null : found;
}
