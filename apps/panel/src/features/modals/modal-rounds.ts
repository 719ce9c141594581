import { advanceRotation, startRotation, type DefaultModal, type Rotation } from '@jarchi/domain/modals/modal-rotation.ts';
import { asks, askAdBlocker, type Opening, type OpeningFacts } from './modal-openings.tsx';

const LAST_SHOWN_KEY = 'jarchi-last-modal';

/** Only logged: a prompt that cannot be shown is no trouble of the page. */
async function askQuietly(ask: () => Promise<Opening | 'not-open'>): Promise<Opening | 'not-open'> {
  return ask().catch((error: unknown) => {
    console.warn(error);
    return 'not-open';
  });
}

function remembering(modal: DefaultModal, opening: Opening): Opening {
  return {
    ...opening,
    noteShown: () => {
      localStorage.setItem(LAST_SHOWN_KEY, modal);
      opening.noteShown();
    },
  };
}

/** The one prompt of a load: the first type, in turn, that has something to show; null when none has. */
export async function findOpening(facts: OpeningFacts): Promise<Opening | null> {
  let rotation: Rotation | undefined = startRotation(localStorage.getItem(LAST_SHOWN_KEY));
  while (rotation) {
    const { modal } = rotation;
    const opening = await askQuietly(() => asks[modal](facts));
    if (opening !== 'not-open') return remembering(modal, opening);
    rotation = advanceRotation(rotation);
  }
  const opening = await askQuietly(askAdBlocker);
  return opening === 'not-open' ? null : opening;
}
