/** The key of the figures that this device keeps. */
export const FIGURES = 'jarchi-figures';

/** Removes the figures of the last visit from this device. */
export function forgetFigures(): void {
  try {
    localStorage.removeItem(FIGURES);
  } catch {
    // Without a storage nothing was kept.
  }
}
