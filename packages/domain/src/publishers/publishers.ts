/** Who stands behind a page or channel: a person, a subject, a newsroom, a business. */
export const PAGE_TYPES = ['personal', 'topic', 'news', 'business'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Letters, digits, underscore and dot; a dot neither first, last nor doubled. */
const USERNAME = /^(?!.*\.\.)[a-z\d_][a-z\d_.]{1,28}[a-z\d_]$/i;

export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}
