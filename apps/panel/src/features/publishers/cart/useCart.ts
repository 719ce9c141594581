import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber } from '@jarchi/ui/format.ts';
import { toast } from '@jarchi/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchPlans, type MediaPlan } from '../plan-queries.ts';
import { publishersFa as fa } from '../publishers.fa.ts';
import { togglePlan } from './cart.ts';

export interface Cart {
  readonly ids: readonly number[];
  readonly plans: readonly MediaPlan[];
  /** Chosen once, no longer sold. */
  readonly goneIds: readonly number[];
  readonly isLoading: boolean;
  readonly canUndo: boolean;
  has(id: number): boolean;
  toggle(plan: MediaPlan): void;
  remove(id: number): void;
  replace(ids: readonly number[], rows?: readonly MediaPlan[]): void;
  undo(): void;
}

type Known = ReadonlyMap<number, MediaPlan>;

/** The chosen plans: their ids live in the draft, their rows are looked up when they are not known from the table. */
export function useCart(kind: string, ids: readonly number[], onChange: (ids: readonly number[]) => void): Cart {
  const [known, setKnown] = useState<Known>(new Map());
  const [past, setPast] = useState<readonly (readonly number[])[]>([]);
  const missing = ids.filter((id) => !known.has(id));
  const lookup = useQuery({
    queryKey: ['publishers', 'by-id', kind, missing],
    enabled: missing.length > 0,
    queryFn: ({ signal }) => fetchPlans(kind, missing, signal),
  });
  const learn = (rows: readonly MediaPlan[]) =>
    setKnown((now) => (rows.every((row) => now.has(row.id)) ? now : new Map([...now, ...rows.map((row) => [row.id, row] as const)])));
  useEffect(() => {
    if (lookup.data) learn(lookup.data);
  }, [lookup.data]);

  const set = (next: readonly number[]) => {
    if (next === ids) return;
    setPast((before) => [...before, ids]);
    onChange(next);
  };
  return {
    ids,
    plans: ids.flatMap((id) => known.get(id) ?? []),
    goneIds: lookup.isSuccess ? missing.filter((id) => !lookup.data.some((row) => row.id === id)) : [],
    isLoading: missing.length > 0 && lookup.isPending,
    canUndo: past.length > 0,
    has: (id) => ids.includes(id),
    toggle(plan) {
      learn([plan]);
      const next = togglePlan(ids, plan.id);
      if (next === ids) toast.info(fa.full(formatNumber(PLANS_MAX)));
      set(next);
    },
    remove: (id) => set(ids.filter((other) => other !== id)),
    replace(next, rows = []) {
      learn(rows);
      set(next);
    },
    undo() {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      onChange(last);
    },
  };
}
