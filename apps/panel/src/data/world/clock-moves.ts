import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { refresh } from '@jarchi/client-state/change/refresh.ts';
import { worldKeys } from '#data/keys/world-keys.ts';
import { worldClockQuery } from './world.ts';

const MOVING_POLL_MS = 700;
const RESTING_POLL_MS = 60_000;
/** The contract's limit for one move. */
const LONGEST_MOVE_HOURS = 24 * 60;

let arrivedAt: string | undefined;

/** The share of the move that is done, 0 to 1. */
export function shareOfMove(fromMs: number, nowMs: number, toMs: number): number {
  return toMs <= fromMs ? 1 : Math.min(1, Math.max(0, (nowMs - fromMs) / (toMs - fromMs)));
}

interface Telling {
  /** The clock reached its target; called once for each move, by any person. */
  readonly onArrived: (at: string) => void;
  readonly onError: (error: Error) => void;
}

/** The world clock as it moves, and the call that moves it. */
export function useClockMoves({ onArrived, onError }: Telling) {
  const queryClient = useQueryClient();
  /** Events during the move can change anything, so everything is read again. */
  const arrive = (target: string) => {
    if (arrivedAt === target) return;
    arrivedAt = target;
    onArrived(target);
    void refresh(queryClient, 'everything');
  };
  const query = useQuery({
    ...worldClockQuery,
    refetchInterval: ({ state }) => (state.data?.moving_to ? MOVING_POLL_MS : pollUnlessLive(RESTING_POLL_MS)),
  });
  const clock = query.data;
  const [move, setMove] = useState<{ to: string; fromMs: number }>();
  const target = clock?.moving_to ?? undefined;
  if (target !== undefined && clock && move?.to !== target) setMove({ to: target, fromMs: Date.parse(clock.now) });
  const arriveAt = useEffectEvent(arrive);
  useEffect(() => {
    if (clock === undefined || clock.moving_to !== null || !move) return;
    arriveAt(move.to);
    setMove(undefined);
  }, [clock, move]);
  const sending = useChange({
    send: (hours: number) => api.world.moveWorldClock({ body: { hours: Math.max(1, Math.min(LONGEST_MOVE_HOURS, Math.ceil(hours))) } }),
    refreshes: [],
    keep: (cache, answer) => void cache.setQueryData(worldClockQuery.queryKey, answer),
    onSuccess: (answer) => {
      if (answer.moving_to === null) arrive(answer.now);
    },
    onError: (error) => {
      onError(error);
      void refresh(queryClient, [worldKeys.all]);
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
