const TITLE_LENGTH = 100;

/** At most a hundred characters of a title; a flag of two code units is one of them. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : title;
}
