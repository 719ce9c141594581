import { SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { isLink } from '@jarchi/domain/text/web-link.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { publisherKeys } from './publisher-keys.ts';

/** Instagram pages whose name or username matches; one letter sends nothing. */
export function instagramPagesQuery(search: string, limit: number) {
  return queryOptions({
    queryKey: publisherKeys.pages(search),
    queryFn: ({ signal }) => api.publishers.listInstagramPages({ query: { search, limit } }, { signal }),
    enabled: search.length > 1 && search.length <= SEARCH_MAX,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The page behind a web address. */
export function displayUrlQuery(url: string) {
  return queryOptions({
    queryKey: publisherKeys.displayUrl(url),
    queryFn: ({ signal }) => api.publishers.displayUrl({ body: { url } }, { signal }),
    enabled: isLink(url),
    retry: false,
    staleTime: 300_000,
  });
}
