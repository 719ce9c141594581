import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { fromHome } from '#data/home/from-home.ts';

export const worldKeys = {
  all: ['world'],
  clock: () => ['world', 'clock'] as const,
} as const;

/** What the time of campaigns is; one entry of the cache, which the clock control moves. */
export const worldClockQuery = queryOptions({
  queryKey: worldKeys.clock(),
  queryFn: ({ signal }) => fromHome('clock', () => api.world.getWorldClock({}, { signal })),
});

/** Today's Tehran day of the campaigns' clock, YYYY-MM-DD; undefined until it is known. */
export function useToday(): string | undefined {
  const clock = useQuery(worldClockQuery);
  return clock.data && tehranDay(Date.parse(clock.data.now));
}
