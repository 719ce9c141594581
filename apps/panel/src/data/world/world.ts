import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { fromHome } from '#data/home/from-home.ts';
import { worldKeys } from '#data/keys/world-keys.ts';

/** The time of the world clock; one item of the cache, which the clock control changes. */
export const worldClockQuery = queryOptions({
  queryKey: worldKeys.clock(),
  queryFn: ({ signal }) => fromHome('clock', () => api.world.getWorldClock({}, { signal })),
});

/** Today's Tehran day by the world clock, YYYY-MM-DD; undefined until it is known. */
export function useToday(): string | undefined {
  const clock = useQuery(worldClockQuery);
  return clock.data && tehranDay(Date.parse(clock.data.now));
}
