import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import {
  chooseAll,
  chooseBundle,
  choosePlan,
  dropBundle,
  dropPlan,
  findChoosable,
  EMPTY_CONTENTS,
  fillContents,
  isSameContents,
  replacePlan,
  toggleExcluded,
  togglePin,
  toggleReserve,
  type CartContents,
  type Choice,
} from './contents.ts';
import { sayNote } from './say-note.ts';
import { useKnownRows } from './useKnownRows.ts';
import { readWishes, writeWishes } from './wishes.ts';

/** The functions never change while the page is open, so that rows do not render again for changes elsewhere. */
export interface CartActions {
  togglePlan(plan: MediaPlan): void;
  /** Chooses all plans of a list, or removes them. */
  toggleAll(plans: readonly MediaPlan[]): void;
  toggleBundle(bundle: Bundle): void;
  remove(ids: { readonly plans?: readonly number[]; readonly bundles?: readonly number[] }): void;
  pinPlan(id: number): void;
  pinBundle(id: number): void;
  exclude(plan: MediaPlan): void;
  excludeBundle(bundle: Bundle): void;
  /** Clears all exclusions. */
  includeAll(): void;
  reserve(plan: MediaPlan): void;
  /** Replaces the chosen items with a whole package. */
  fill(plans: readonly MediaPlan[], bundles: readonly Bundle[]): void;
  replace(goneId: number, plan: MediaPlan): void;
  clear(): void;
  undo(): void;
  redo(): void;
}

export interface Cart {
  readonly contents: CartContents;
  readonly plans: readonly MediaPlan[];
  readonly bundles: readonly Bundle[];
  readonly reserves: readonly MediaPlan[];
  readonly bundledPublishers: ReadonlySet<number>;
  /** Chosen items that are no longer sold. */
  readonly goneIds: readonly number[];
  readonly goneBundleIds: readonly number[];
  readonly isLoading: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly count: number;
  has(id: number): boolean;
  /** Whether all, some or none of the plans that can be chosen are chosen. */
  shareOf(plans: readonly MediaPlan[]): 'all' | 'some' | 'none';
  hasBundle(id: number): boolean;
  isExcludedBundle(id: number): boolean;
  readonly actions: CartActions;
}

type Stored = Pick<CampaignDraft, 'selectedPlans' | 'selectedBundles' | 'alternative_media_plans' | 'excluded_plans' | 'excluded_bundles'>;

export interface CartInput {
  readonly draftId: number | null;
  readonly kind: PlanKind;
  readonly stored: Stored;
  /** Undefined where the kind has no bundles; null while they load. */
  readonly offeredBundles: readonly Bundle[] | null;
  readonly onChange: (stored: Stored) => void;
}

const NOTHING: readonly CartContents[] = [];

/** The package that the user puts together. The draft stores its ids and exclusions, the tab its pins; every change can be undone. */
export function useCart({ draftId, kind, stored, offeredBundles, onChange }: CartInput): Cart {
  const [wishes, setWishes] = useState(() => readWishes(draftId));
  const [past, setPast] = useState(NOTHING);
  const [future, setFuture] = useState(NOTHING);
  const { selectedPlans, selectedBundles, alternative_media_plans, excluded_plans, excluded_bundles } = stored;
  const contents = useMemo<CartContents>(
    () => ({
      ...wishes,
      plans: selectedPlans,
      bundles: selectedBundles,
      reserves: alternative_media_plans,
      excluded_plans,
      excluded_bundles,
    }),
    [wishes, selectedPlans, selectedBundles, alternative_media_plans, excluded_plans, excluded_bundles],
  );
  const rows = useKnownRows(kind, [...contents.plans, ...contents.reserves], offeredBundles);

  const write = (next: CartContents) => {
    const { plans, bundles, reserves, pinned_plans, pinned_bundles, ...excluded } = next;
    setWishes({ pinned_plans, pinned_bundles });
    writeWishes(draftId, { pinned_plans, pinned_bundles });
    onChange({ selectedPlans: plans, selectedBundles: bundles, alternative_media_plans: reserves, ...excluded });
  };
  const live = useRef({ contents, past, future, known: rows.known, write, learn: rows.learn });
  useLayoutEffect(() => {
    live.current = { contents, past, future, known: rows.known, write, learn: rows.learn };
  });

  const actions = useMemo<CartActions>(() => {
    const commit = (next: CartContents) => {
      const now = live.current;
      if (isSameContents(next, now.contents)) return;
      const before = [...now.past, now.contents];
      live.current = { ...now, contents: next, past: before, future: NOTHING };
      setPast(before);
      setFuture(NOTHING);
      now.write(next);
    };
    const take = ({ contents: next, note }: Choice) => {
      commit(next);
      if (note) sayNote(note, () => actionsOf.undo());
    };
    const exclude = (key: 'excluded_plans' | 'excluded_bundles', { id, title }: Pick<MediaPlan, 'id' | 'title'>) => {
      const next = toggleExcluded(live.current.contents, key, id);
      take({ contents: next, note: next[key].includes(id) ? { code: 'excluded', title } : undefined });
    };
    const travel = (isBack: boolean) => {
      const now = live.current;
      const target = (isBack ? now.past : now.future).at(-1);
      if (target === undefined) return;
      const [before, after] = isBack
        ? [now.past.slice(0, -1), [...now.future, now.contents]]
        : [[...now.past, now.contents], now.future.slice(0, -1)];
      live.current = { ...now, contents: target, past: before, future: after };
      setPast(before);
      setFuture(after);
      now.write(target);
    };
    const actionsOf: CartActions = {
      togglePlan(plan) {
        live.current.learn([plan]);
        take(choosePlan(live.current.contents, plan, live.current.known));
      },
      toggleAll(plans) {
        live.current.learn(plans);
        take(chooseAll(live.current.contents, plans, live.current.known));
      },
      toggleBundle: (bundle) => take(chooseBundle(live.current.contents, bundle, live.current.known)),
      remove({ plans = [], bundles = [] }) {
        commit(bundles.reduce(dropBundle, plans.reduce(dropPlan, live.current.contents)));
      },
      pinPlan: (id) => commit(togglePin(live.current.contents, 'pinned_plans', id)),
      pinBundle: (id) => commit(togglePin(live.current.contents, 'pinned_bundles', id)),
      exclude(plan) {
        live.current.learn([plan]);
        exclude('excluded_plans', plan);
      },
      excludeBundle: (bundle) => exclude('excluded_bundles', bundle),
      includeAll: () => commit({ ...live.current.contents, excluded_plans: [], excluded_bundles: [] }),
      reserve(plan) {
        live.current.learn([plan]);
        commit(toggleReserve(live.current.contents, plan.id));
      },
      fill(plans, bundles) {
        live.current.learn(plans);
        const { contents: now } = live.current;
        commit(
          fillContents(
            now,
            plans.map(({ id }) => id),
            bundles.map(({ id }) => id),
          ),
        );
      },
      replace(goneId, plan) {
        live.current.learn([plan]);
        commit(replacePlan(live.current.contents, goneId, plan.id));
      },
      clear() {
        const { reserves, excluded_plans: plans, excluded_bundles: bundles } = live.current.contents;
        commit({ ...EMPTY_CONTENTS, reserves, excluded_plans: plans, excluded_bundles: bundles });
      },
      undo: () => travel(true),
      redo: () => travel(false),
    };
    return actionsOf;
  }, []);

  const { known, goneIds, goneBundleIds, isLoading } = rows;
  return useMemo<Cart>(() => {
    const bundles = contents.bundles.flatMap((id) => known.bundles.get(id) ?? []);
    const [plans, chosen] = [contents.plans.flatMap((id) => known.plans.get(id) ?? []), new Set(contents.plans)];
    return {
      contents,
      plans,
      bundles,
      reserves: contents.reserves.flatMap((id) => known.plans.get(id) ?? []),
      bundledPublishers: new Set(bundles.flatMap((bundle) => bundle.plans.map((plan) => plan.publisher_id))),
      goneIds: goneIds.filter((id) => chosen.has(id)),
      goneBundleIds: contents.bundles.filter((id) => goneBundleIds(id)),
      isLoading,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      count: contents.plans.length + contents.bundles.length,
      has: (id) => chosen.has(id),
      shareOf(listed) {
        const found = findChoosable(contents, listed, known);
        return found.chosen.length === 0 ? 'none' : found.others.length === 0 ? 'all' : 'some';
      },
      hasBundle: (id) => contents.bundles.includes(id),
      isExcludedBundle: (id) => contents.excluded_bundles.includes(id),
      actions,
    };
  }, [contents, known, goneIds, goneBundleIds, isLoading, past, future, actions]);
}
