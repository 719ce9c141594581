import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#api/api.ts';
import { queryClient } from '#api/query-client.ts';
import { worldClockQuery } from '#world-clock.ts';
import { worldFa as fa } from './world.fa.ts';

const MOVING_POLL_MS = 700;
const RESTING_POLL_MS = 60_000;
/** The contract's own limit of one move. */
const LONGEST_MOVE_HOURS = 24 * 60;

let arrivedAt: string | undefined;

/** What fell due on the way changed anything: everything is read again, once for each move. */
function announceClock(target: string): void {
  if (arrivedAt === target) return;
  arrivedAt = target;
  const at = Date.parse(target);
  toast.success(fa.moved(formatDayMonth(at), formatTime(at)));
  void queryClient.invalidateQueries();
}

/** The share of the way that is behind, 0 to 1. */
export function shareOfMove(fromMs: number, nowMs: number, toMs: number): number {
  return toMs <= fromMs ? 1 : Math.min(1, Math.max(0, (nowMs - fromMs) / (toMs - fromMs)));
}

export function useWorldClock() {
  const query = useQuery({
    ...worldClockQuery,
    refetchInterval: ({ state }) => (state.data?.moving_to ? MOVING_POLL_MS : RESTING_POLL_MS),
  });
  const clock = query.data;
  const [move, setMove] = useState<{ to: string; fromMs: number }>();
  const target = clock?.moving_to ?? undefined;
  if (target !== undefined && clock && move?.to !== target) setMove({ to: target, fromMs: Date.parse(clock.now) });
  useEffect(() => {
    if (clock === undefined || clock.moving_to !== null || !move) return;
    announceClock(move.to);
    setMove(undefined);
  }, [clock, move]);
  const sending = useMutation({
    mutationFn: (hours: number) =>
      api.world.moveWorldClock({ body: { hours: Math.max(1, Math.min(LONGEST_MOVE_HOURS, Math.ceil(hours))) } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(worldClockQuery.queryKey, answer);
      if (answer.moving_to === null) announceClock(answer.now);
    },
    onError: (error) => {
      toast.error(errorText(error));
      void queryClient.invalidateQueries({ queryKey: ['world'] });
    },
  });
  return {
    clock,
    isFailed: query.isError && clock === undefined,
    retry: () => void query.refetch(),
    isMoving: sending.isPending || target !== undefined,
    share: clock && target !== undefined && move ? shareOfMove(move.fromMs, Date.parse(clock.now), Date.parse(target)) : 0,
    moveBy: (hours: number) => sending.mutate(hours),
  };
}
