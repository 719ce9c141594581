/** The longest path that is stored and opened later. */
export const OWN_PATH_MAX = 300;

/**
 * Whether a text is a path of our own pages: browsers read «//host» and «/\host» as another host, also with tabs and line breaks between.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
}
