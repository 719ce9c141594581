/**
 * The number of code points, which is what the networks' forms and our own columns count: a half-space, a diacritic and each part of a
 * joined emoji count one each. What a reader sees as one character can be several.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}
