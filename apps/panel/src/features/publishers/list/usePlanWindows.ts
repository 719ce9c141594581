import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { WINDOW, type PlanSearch } from '#data/publishers/plan-requests.ts';
import { planWindow, type MediaPlan } from '#data/publishers/plans.ts';

export interface PlanRows {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isStale: boolean;
  readonly error: unknown;
  /** The rows of the first window. */
  readonly top: readonly MediaPlan[];
  retry(): void;
  /** Undefined while its window loads. */
  rowAt(index: number): MediaPlan | undefined;
  /** Reports the rows on screen, so that their windows are fetched. */
  show(from: number, to: number): void;
}

const NONE: readonly MediaPlan[] = [];
const SCREEN = { from: 0, to: 0 };
/** A window is fetched only after it stays on screen this long, so a fast scroll skips windows. */
const STAYS_MS = 60;
/** The number of rows to fetch ahead of a steady scroll. */
const AHEAD = WINDOW;

const isSame = (a: typeof SCREEN, b: typeof SCREEN) => a.from === b.from && a.to === b.to;

/** A long list in windows of 100 rows; only windows on screen are fetched. */
export function usePlanWindows(search: PlanSearch): PlanRows {
  const [screen, setScreen] = useState(SCREEN);
  const wait = useRef<{ from: number; timer?: ReturnType<typeof setTimeout>; next: typeof SCREEN }>({ from: 0, next: SCREEN });
  useEffect(() => () => clearTimeout(wait.current.timer), []);
  const first = useQuery({ ...planWindow(search, 0), placeholderData: keepPreviousData });
  const isEmptyChoice = search.ids?.length === 0;
  const count = isEmptyChoice ? 0 : (first.data?.count ?? 0);
  const last = Math.max(0, Math.ceil(count / WINDOW) - 1);
  const wanted = first.isPlaceholderData
    ? []
    : Array.from({ length: Math.max(0, Math.min(screen.to, last) - screen.from + 1) }, (_, at) => screen.from + at).filter(
        (index) => index > 0,
      );
  const others = useQueries({ queries: wanted.map((index) => planWindow(search, index)) });
  return {
    count,
    isLoading: first.isPending && !isEmptyChoice,
    isStale: first.isPlaceholderData && !isEmptyChoice,
    error: first.error,
    top: isEmptyChoice ? NONE : (first.data?.results ?? NONE),
    retry: () => void first.refetch(),
    rowAt(index) {
      const at = Math.floor(index / WINDOW);
      const answer = at === 0 ? first.data : others[wanted.indexOf(at)]?.data;
      return answer?.results[index % WINDOW];
    },
    show(from, to) {
      const moved = from - wait.current.from;
      const isSteady = Math.abs(moved) < WINDOW;
      const next = {
        from: Math.max(0, Math.floor((from - (isSteady && moved < 0 ? AHEAD : 0)) / WINDOW)),
        to: Math.floor((to + (isSteady && moved > 0 ? AHEAD : 0)) / WINDOW),
      };
      wait.current.from = from;
      if (isSame(next, wait.current.next)) return;
      clearTimeout(wait.current.timer);
      wait.current = { from, next, timer: setTimeout(() => setScreen((now) => (isSame(now, next) ? now : next)), STAYS_MS) };
    },
  };
}

/** The number of all rows; fetches the first window, which the list shows too. */
export function usePlanCount(search: PlanSearch): number {
  const count = useQuery({ ...planWindow(search, 0), placeholderData: keepPreviousData, select: (answer) => answer.count }).data ?? 0;
  return search.ids?.length === 0 ? 0 : count;
}
