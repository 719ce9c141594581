export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page as `limit` and `offset` of the query. */
export function getWindow({ page, pageSize }: Paging): { readonly limit: number; readonly offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The last page, if the list no longer has the page of the URL; else undefined. */
export function findLastPage({ page, pageSize }: Paging, count: number): number | undefined {
  const last = Math.max(1, Math.ceil(count / pageSize));
  return page > last ? last : undefined;
}
