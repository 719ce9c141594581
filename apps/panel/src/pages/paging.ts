export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The query's own words for a page. */
export function getWindow({ page, pageSize }: Paging): { readonly limit: number; readonly offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The last page of a list that has become shorter than the address thinks; undefined while the address is right. */
export function findLastPage({ page, pageSize }: Paging, count: number): number | undefined {
  const last = Math.max(1, Math.ceil(count / pageSize));
  return page > last ? last : undefined;
}
