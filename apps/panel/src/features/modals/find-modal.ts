import { advanceRotation, startRotation, type DefaultModal, type Rotation } from '@jarchi/domain/modals/modal-rotation.ts';
import { modalChecks, checkAdBlocker, type ModalToShow, type ModalFacts } from './modal-checks.tsx';

const LAST_SHOWN_KEY = 'jarchi-last-modal';

/** Only logs a failure, because the page works without the prompt. */
async function checkQuietly(check: () => Promise<ModalToShow | 'not-open'>): Promise<ModalToShow | 'not-open'> {
  return check().catch((error: unknown) => {
    console.warn(error);
    return 'not-open';
  });
}

function remembering(modal: DefaultModal, found: ModalToShow): ModalToShow {
  return {
    ...found,
    noteShown: () => {
      localStorage.setItem(LAST_SHOWN_KEY, modal);
      found.noteShown();
    },
  };
}

/** The prompt of a load: the first type in the rotation with something to show, or null. */
export async function findModal(facts: ModalFacts): Promise<ModalToShow | null> {
  let rotation: Rotation | undefined = startRotation(localStorage.getItem(LAST_SHOWN_KEY));
  while (rotation) {
    const { modal } = rotation;
    const found = await checkQuietly(() => modalChecks[modal](facts));
    if (found !== 'not-open') return remembering(modal, found);
    rotation = advanceRotation(rotation);
  }
  const found = await checkQuietly(checkAdBlocker);
  return found === 'not-open' ? null : found;
}
