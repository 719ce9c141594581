export const CONTENT_TABS = ['all', 'pending', 'confirmed', 'rejected'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** Where somebody stands among the contents, as the address says it. */
export interface ContentsSearch {
  readonly tab: ContentTab;
  readonly view: 'grid' | 'review';
  readonly page: number;
  readonly text: string;
  readonly campaign: number | undefined;
  /** The content that is reviewed. */
  readonly content: number | undefined;
}

export const PAGE_SIZE = 12;

function positive(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** Reads the address; what it does not know counts as left out. */
export function readContentsSearch(search: Record<string, unknown>): ContentsSearch {
  const read = (key: string): string | undefined => {
    const value = search[key];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    tab: CONTENT_TABS.find((tab) => tab === read('state')) ?? 'all',
    view: read('view') === 'review' ? 'review' : 'grid',
    page: positive(read('page')) ?? 1,
    text: read('text') ?? '',
    campaign: positive(read('campaign')),
    content: positive(read('content')),
  };
}

/** The address of a place; what is as usual is left out. */
export function writeContentsSearch({ tab, view, page, text, campaign, content }: ContentsSearch): Record<string, string> {
  return {
    ...(tab !== 'all' && { state: tab }),
    ...(view === 'review' && { view }),
    ...(page > 1 && { page: String(page) }),
    ...(text !== '' && { text }),
    ...(campaign !== undefined && { campaign: String(campaign) }),
    ...(view === 'review' && content !== undefined && { content: String(content) }),
  };
}

/** What the server is asked for. */
export function queryOfSearch({ tab, page, text, campaign }: ContentsSearch) {
  return {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(tab !== 'all' && { state: tab }),
    ...(text !== '' && { search: text }),
    ...(campaign !== undefined && { campaign }),
  };
}
