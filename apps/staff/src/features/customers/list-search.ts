import { findPage } from '@jarchi/shell/router/search.ts';
import { PAGE_SIZES } from '@jarchi/ui/navigation/page-sizes.ts';

export interface ListSearch {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The count of unreadable parts of the URL, which got their defaults. */
  readonly dropped: number;
}

const DEFAULT_SIZE = 10;
/** The server's limit of a search. */
export const LONGEST_TEXT = 120;

/** The list that a URL names; invalid parts get their defaults and are counted. */
export function readListSearch({ search = '', page = '', size = '' }: { readonly [key: string]: string | undefined }): ListSearch {
  const text = search.trim();
  const isTooLong = text.length > LONGEST_TEXT;
  const known = findPage(page);
  const pageSize = PAGE_SIZES.find((one) => String(one) === size);
  const lost = [isTooLong, page !== '' && known === undefined, size !== '' && pageSize === undefined];
  return {
    text: isTooLong ? '' : text,
    page: known ?? 1,
    pageSize: pageSize ?? DEFAULT_SIZE,
    dropped: lost.filter(Boolean).length,
  };
}

export function writeListSearch({ text, page, pageSize }: Omit<ListSearch, 'dropped'>): Record<string, string> {
  return {
    ...(text === '' ? {} : { search: text }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === DEFAULT_SIZE ? {} : { size: String(pageSize) }),
  };
}
