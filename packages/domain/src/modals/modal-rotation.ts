/** The default modals in their order: the onboarding questions, the phone-number prompt, the changelog. */
export const DEFAULT_MODALS = ['question', 'phone-number', 'changelog'] as const;
export type DefaultModal = (typeof DEFAULT_MODALS)[number];

/** A page load asks at most this many modals whether they have something to show. */
const ROUNDS = 3;

export interface Rotation {
  readonly modal: DefaultModal;
  /** Modals asked so far, including this one. */
  readonly round: number;
}

function after(modal: DefaultModal | undefined): DefaultModal {
  const index = DEFAULT_MODALS.findIndex((candidate) => candidate === modal);
  return DEFAULT_MODALS[(index + 1) % DEFAULT_MODALS.length]!;
}

/** The modal to ask first on a page load, given the one remembered as shown last (any text; an unknown one counts as none). */
export function startRotation(lastShown: string | null): Rotation {
  return { modal: after(DEFAULT_MODALS.find((modal) => modal === lastShown)), round: 1 };
}

/** The modal to ask after one that does not open; undefined when the rotation is over. */
export function advanceRotation({ modal, round }: Rotation): Rotation | undefined {
  return round >= ROUNDS ? undefined : { modal: after(modal), round: round + 1 };
}
