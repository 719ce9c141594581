/**
 * A name as it is stored: yeh and kaf of Arabic keyboards become the Persian ones, other letters stay as they were typed. So «علي» and
 * «علی» are one name, in lists and on documents.
 */
export function foldLetters(text: string): string {
  return text.replace(/[\u064a\u0649]/g, '\u06cc').replace(/\u0643/g, '\u06a9');
}
