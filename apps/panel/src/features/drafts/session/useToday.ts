import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#api.ts';

/** Today's Tehran day of the campaigns' clock, YYYY-MM-DD; undefined until it is known. */
export function useToday(): string | undefined {
  const clock = useQuery({
    queryKey: ['world', 'clock'],
    queryFn: ({ signal }) => api.world.getWorldClock({}, { signal }),
  });
  return clock.data && tehranDay(Date.parse(clock.data.now));
}
