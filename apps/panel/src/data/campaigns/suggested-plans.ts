import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';

/** Four plans for the next campaign, with what they rest on. */
export function suggestedPlansQuery() {
  return queryOptions({
    queryKey: campaignKeys.suggestedPlans(),
    queryFn: ({ signal }) => api.campaigns.listSuggestedPlans({}, { signal }),
    staleTime: 5 * 60_000,
  });
}
