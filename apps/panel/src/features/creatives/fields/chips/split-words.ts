/** What parts the words of a typed or pasted list; a half-space does not, it stands inside Persian words. */
const BETWEEN = /[\s,;\u060c\u061b]+/u;

/** «#پاییز #قهوه» as its words without #; «#پاییز#قهوه» too. */
export function splitHashtags(text: string): string[] {
  return text.split(BETWEEN).flatMap((part) => part.split('#').filter((word) => word !== ''));
}

/** Usernames without @. */
export function splitMentions(text: string): string[] {
  return text.split(BETWEEN).flatMap((part) => part.split('@').filter((word) => word !== ''));
}

/** Those of `words` that are not in the list yet, behind it. */
export function addWords(list: readonly string[], words: readonly string[]): readonly string[] {
  return [...new Set([...list, ...words])];
}
