/** Separators of words in a typed or pasted list. A half-space is none, because Persian words contain it. */
const BETWEEN = /[\s,;\u060c\u061b]+/u;

/** The words of «#پاییز #قهوه» or «#پاییز#قهوه», without #. */
export function splitHashtags(text: string): string[] {
  return text.split(BETWEEN).flatMap((part) => part.split('#').filter((word) => word !== ''));
}

/** Usernames without @. */
export function splitMentions(text: string): string[] {
  return text.split(BETWEEN).flatMap((part) => part.split('@').filter((word) => word !== ''));
}

/** Appends the words that are not in the list yet. */
export function addWords(list: readonly string[], words: readonly string[]): readonly string[] {
  return [...new Set([...list, ...words])];
}
