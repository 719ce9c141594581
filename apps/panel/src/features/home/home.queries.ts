import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

/** Four plans for the next campaign, with what they rest on. */
export function suggestedPlansQuery() {
  return queryOptions({
    queryKey: ['campaigns', 'suggested-plans'],
    queryFn: ({ signal }) => api.campaigns.listSuggestedPlans({}, { signal }),
    staleTime: 5 * 60_000,
  });
}
