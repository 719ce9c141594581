/** The kind of a page or channel: of a person, a subject, a newsroom, a business. */
export const PAGE_TYPES = ['personal', 'topic', 'news', 'business'] as const;
export type PageType = (typeof PAGE_TYPES)[number];
