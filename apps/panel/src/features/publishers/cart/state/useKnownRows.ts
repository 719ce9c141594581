import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Bundle } from '#data/publishers/bundles.ts';
import { plansByIdQuery, type MediaPlan } from '#data/publishers/plans.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import type { KnownRows } from './contents.ts';

const NONE: readonly number[] = [];

/** Plans by id: those that the page has loaded, and those that it fetches because the draft names them. */
export function useKnownRows(kind: PlanKind, ids: readonly number[], offered: readonly Bundle[] | null) {
  const [plans, setPlans] = useState<ReadonlyMap<number, MediaPlan>>(() => new Map());
  const missing = ids.filter((id) => !plans.has(id));
  const lookup = useQuery(plansByIdQuery(kind, missing));
  const learn = useCallback(
    (rows: readonly MediaPlan[]) =>
      setPlans((now) =>
        rows.every((row) => now.get(row.id) === row) ? now : new Map([...now, ...rows.map((row) => [row.id, row] as const)]),
      ),
    [],
  );
  const found = lookup.data;
  useEffect(() => {
    if (found) learn(found);
  }, [found, learn]);
  const known = useMemo<KnownRows>(
    () => ({
      plans: found ? new Map([...plans, ...found.map((row) => [row.id, row] as const)]) : plans,
      bundles: new Map((offered ?? []).map((bundle) => [bundle.id, bundle])),
    }),
    [plans, found, offered],
  );
  const goneKey = found ? missing.filter((id) => !known.plans.has(id)).join() : '';
  const goneIds = useMemo(() => (goneKey === '' ? NONE : goneKey.split(',').map(Number)), [goneKey]);
  const goneBundleIds = useCallback((id: number) => offered !== null && !offered.some((bundle) => bundle.id === id), [offered]);
  return { known, learn, goneIds, goneBundleIds, isLoading: missing.length > 0 && lookup.isPending };
}
