/** Who stands behind a page or channel: a person, a subject, a newsroom, a business. */
export const PAGE_TYPES = ['personal', 'topic', 'news', 'business'] as const;
export type PageType = (typeof PAGE_TYPES)[number];
