import { SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';

export const CONTENT_TABS = ['all', 'pending', 'confirmed', 'rejected'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** The state of the contents page, as the URL has it. */
export interface ContentsSearch {
  readonly tab: ContentTab;
  readonly view: 'grid' | 'review';
  readonly page: number;
  readonly text: string;
  readonly campaign: number | undefined;
  /** The content under review. */
  readonly content: number | undefined;
  /** The count of unreadable parts of the URL, which are left out. */
  readonly dropped: number;
}

export const PAGE_SIZE = 12;

function positive(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** In digits: a longer page number is beyond the end of each list. */
const LONGEST_PAGE = 9;
const VIEWS = ['grid', 'review'] as const;

/** Reads the URL; unknown parts are left out and counted. */
export function readContentsSearch(search: Readonly<Record<string, unknown>>): ContentsSearch {
  let dropped = 0;
  const read = <T>(key: string, find: (text: string) => T | undefined): T | undefined => {
    const value = search[key];
    if (value === undefined || value === '') return undefined;
    const found = typeof value === 'string' ? find(value) : undefined;
    if (found === undefined) dropped += 1;
    return found;
  };
  return {
    tab: read('state', (text) => CONTENT_TABS.find((tab) => tab === text)) ?? 'all',
    view: read('view', (text) => VIEWS.find((view) => view === text)) ?? 'grid',
    page: read('page', (text) => (text.length > LONGEST_PAGE ? undefined : positive(text))) ?? 1,
    text: read('text', (text) => (text.length > SEARCH_MAX ? undefined : text)) ?? '',
    campaign: read('campaign', positive),
    content: read('content', positive),
    dropped,
  };
}

/** Writes the state as a URL, without defaults. */
export function writeContentsSearch({ tab, view, page, text, campaign, content }: Omit<ContentsSearch, 'dropped'>): Record<string, string> {
  return {
    ...(tab !== 'all' && { state: tab }),
    ...(view === 'review' && { view }),
    ...(page > 1 && { page: String(page) }),
    ...(text !== '' && { text }),
    ...(campaign !== undefined && { campaign: String(campaign) }),
    ...(view === 'review' && content !== undefined && { content: String(content) }),
  };
}

/** The query of the list. */
export function queryOfSearch({ tab, page, text, campaign }: ContentsSearch) {
  return {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(tab !== 'all' && { state: tab }),
    ...(text !== '' && { search: text }),
    ...(campaign !== undefined && { campaign }),
  };
}
