import { queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

/** Four story plans that suit most. */
export function suggestedPlansQuery() {
  return queryOptions({
    queryKey: ['publishers', 'suggested'],
    queryFn: ({ signal }) =>
      api.publishers.listMediaPlans(
        {
          params: { kind: 'instagram-story' },
          query: { limit: 4, offset: 0, ordering: 'suitable' },
        },
        { signal },
      ),
    staleTime: 5 * 60_000,
  });
}

/** The clock of campaigns; the same entry of the cache as the clock control's, without its moves. */
export function worldTimeQuery() {
  return queryOptions({
    queryKey: ['world', 'clock'],
    queryFn: ({ signal }) => api.world.getWorldClock({}, { signal }),
  });
}
