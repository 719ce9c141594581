import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { CONTENT_FILTER_FIELDS } from '@jarchi/domain/filters/content-filters.ts';
import { encodeFilters, type Filters } from '@jarchi/domain/filters/filters.ts';
import type { ListAddress } from '@jarchi/ui/table/list-search.ts';

export const CONTENT_TABS = ['all', 'pending', 'confirmed', 'rejected'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** The state of the contents page, as the URL has it. */
export interface ContentsSearch {
  readonly tab: ContentTab;
  readonly view: 'grid' | 'review';
  readonly page: number;
  readonly filters: Filters;
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

/** The repeated filter; links that name one campaign have it as a parameter of its own. */
function listFilters({ filter, campaign }: Readonly<Record<string, unknown>>): string[] {
  const texts = (Array.isArray(filter) ? filter : [filter]).filter((text) => typeof text === 'string' && text !== '');
  const isNamed = texts.some((text: string) => text.startsWith('campaign,'));
  return typeof campaign !== 'string' || campaign === '' || isNamed ? texts : [...texts, `campaign,${campaign}`];
}

/** Reads the URL; unknown parts are left out and counted. */
export function readContentsSearch(search: Readonly<Record<string, unknown>>): ContentsSearch {
  const { filters, notices } = decodeFilters(listFilters(search), CONTENT_FILTER_FIELDS);
  let dropped = notices.length;
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
    content: read('content', positive),
    filters,
    dropped,
  };
}

/** Writes the state as a URL, without defaults. */
export function writeContentsSearch({ tab, view, page, filters, content }: Omit<ContentsSearch, 'dropped'>): ListAddress {
  const filter = encodeFilters(filters, CONTENT_FILTER_FIELDS);
  return {
    ...(tab !== 'all' && { state: tab }),
    ...(view === 'review' && { view }),
    ...(page > 1 && { page: String(page) }),
    ...(filter.length > 0 && { filter }),
    ...(view === 'review' && content !== undefined && { content: String(content) }),
  };
}

/** The query of the list. */
export function queryOfSearch({ tab, page, filters }: ContentsSearch) {
  const filter = encodeFilters(filters, CONTENT_FILTER_FIELDS);
  return {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(tab !== 'all' && { state: tab }),
    ...(filter.length > 0 && { filter }),
  };
}
