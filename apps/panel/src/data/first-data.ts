import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { isFromDevice } from '#api/device/from-device.ts';
import { queryClient } from '#api/query-client.ts';

/**
 * Fetches an answer that a page shows first, before the page is drawn; a failure is left to the part of the page that shows it. A page that
 * begins with figures of this device is drawn before any answer.
 */
export function fetchFirst<Answer, Data, Key extends QueryKey>(query: FetchQueryOptions<Answer, Error, Data, Key>): Promise<void> {
  const fetched = queryClient.prefetchQuery(query);
  return isFromDevice() ? Promise.resolve() : fetched;
}
