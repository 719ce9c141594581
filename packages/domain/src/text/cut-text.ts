/** The first so many UTF-16 units of a text, without half of a letter at the end: no column stores half of a surrogate pair. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}
