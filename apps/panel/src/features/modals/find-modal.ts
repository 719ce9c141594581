import { advanceRotation, startRotation, type DefaultModal, type Rotation } from '@jarchi/domain/modals/modal-rotation.ts';
import { modalChecks, checkAdBlocker, type ModalToShow, type ModalFacts } from './modal-checks.tsx';

const LAST_SHOWN_KEY = 'jarchi-last-modal';

/** Only logged: a prompt that cannot be shown is no trouble of the page. */
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

/** The one prompt of a load: the first type, in turn, that has something to show; null when none has. */
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
