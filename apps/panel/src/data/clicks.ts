import type { CallAnswer } from '@jarchi/contract/types.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';

export type TrackedLink = CallAnswer<'clicks', 'listTrackedLinks'>['results'][number];

/** The tracked links of a campaign; they come with its orders, so what refreshes the campaign refreshes them. */
export function trackedLinksQuery(id: number) {
  return queryOptions({
    queryKey: campaignKeys.links(id),
    queryFn: ({ signal }) => api.clicks.listTrackedLinks({ params: { id } }, { signal }),
  });
}
