const TITLE_LENGTH = 100;

/** At most 100 characters of a title; a character of several code units counts once. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : title;
}
