/** Texts above each page of the console. */
export const consoleFa = {
  title: 'کنسول کارکنان',
  staff: 'کارکنان',
} as const;
