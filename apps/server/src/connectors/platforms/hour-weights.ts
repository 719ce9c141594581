/** How busy each Tehran hour is, against the mean. */
export const HOUR_WEIGHTS: readonly number[] = [
  0.7, 0.5, 0.35, 0.3, 0.3, 0.4, 0.6, 0.8, 0.95, 1, 1.05, 1.1, 1.15, 1.1, 1.05, 1.05, 1.1, 1.2, 1.3, 1.45, 1.6, 1.65, 1.45, 1.05,
];
