import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';

/** Fetches an answer that a page shows first, before the page is drawn; a failure is left to the part of the page that shows it. */
export function fetchFirst<Answer, Data, Key extends QueryKey>(query: FetchQueryOptions<Answer, Error, Data, Key>): Promise<void> {
  return queryClient.prefetchQuery(query);
}
