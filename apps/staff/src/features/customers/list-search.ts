import { PAGE_SIZES } from '@jarchi/ui/page-sizes.ts';

export interface ListSearch {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const DEFAULT_SIZE = 10;
/** The server's limit of a search. */
export const LONGEST_TEXT = 120;

/** The list that an address asks for; what makes no sense falls back. */
export function readListSearch({ search = '', page = '', size = '' }: { readonly [key: string]: string | undefined }): ListSearch {
  const wantedSize = Number(size);
  return {
    text: search.trim().slice(0, LONGEST_TEXT),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: PAGE_SIZES.find((known) => known === wantedSize) ?? DEFAULT_SIZE,
  };
}

export function writeListSearch({ text, page, pageSize }: ListSearch): Record<string, string> {
  return {
    ...(text === '' ? {} : { search: text }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === DEFAULT_SIZE ? {} : { size: String(pageSize) }),
  };
}
