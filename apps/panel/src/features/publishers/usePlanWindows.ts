import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WINDOW, planWindow, type MediaPlan, type PlanSearch } from './plan-queries.ts';

export interface PlanRows {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isStale: boolean;
  readonly error: unknown;
  retry(): void;
  /** Undefined while its window is on the way. */
  rowAt(index: number): MediaPlan | undefined;
  /** Says which rows are on screen: their windows are fetched. */
  show(from: number, to: number): void;
}

const SCREEN = { from: 0, to: 0 };

/** A long list in windows of a hundred: only those on screen are asked for. */
export function usePlanWindows(search: PlanSearch): PlanRows {
  const [screen, setScreen] = useState(SCREEN);
  const first = useQuery({ ...planWindow(search, 0), placeholderData: keepPreviousData });
  const count = first.data?.count ?? 0;
  const last = Math.max(0, Math.ceil(count / WINDOW) - 1);
  const wanted = first.isPlaceholderData
    ? []
    : Array.from({ length: Math.min(screen.to, last) + 1 }, (_, index) => index).filter((index) => index > 0 && index >= screen.from);
  const others = useQueries({ queries: wanted.map((index) => planWindow(search, index)) });
  return {
    count,
    isLoading: first.isPending,
    isStale: first.isPlaceholderData,
    error: first.error,
    retry: () => void first.refetch(),
    rowAt(index) {
      const at = Math.floor(index / WINDOW);
      const answer = at === 0 ? first.data : others[wanted.indexOf(at)]?.data;
      return answer?.results[index % WINDOW];
    },
    show(from, to) {
      const next = { from: Math.floor(from / WINDOW), to: Math.floor(to / WINDOW) };
      setScreen((now) => (now.from === next.from && now.to === next.to ? now : next));
    },
  };
}
