import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';

/** The key of the figures that this device keeps. */
export const FIGURES = 'jarchi-figures';

/** Removes the figures of the last visit from this device. */
export function forgetFigures(): void {
  browserStorage.removeItem(FIGURES);
}
