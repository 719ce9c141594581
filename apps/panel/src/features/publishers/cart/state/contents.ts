import { BUNDLES_MAX } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';

/** What is chosen, and what the next suggestions are to heed; ids. */
export interface CartContents {
  readonly plans: readonly number[];
  readonly bundles: readonly number[];
  /** Stand in for a plan that falls out. */
  readonly reserves: readonly number[];
  readonly pinned_plans: readonly number[];
  readonly pinned_bundles: readonly number[];
  readonly excluded_plans: readonly number[];
  readonly excluded_bundles: readonly number[];
}

export const EMPTY_CONTENTS: CartContents = {
  plans: [],
  bundles: [],
  reserves: [],
  pinned_plans: [],
  pinned_bundles: [],
  excluded_plans: [],
  excluded_bundles: [],
};

/** Why a choice was not taken as it stood. */
export type ChoiceNote =
  | { readonly code: 'full'; readonly limit: number }
  /** Another tariff of the publisher made room. */
  | { readonly code: 'tariff_replaced' }
  | { readonly code: 'in_bundle'; readonly title: string }
  /** So many plans that were chosen by themselves are now bought in the bundle. */
  | { readonly code: 'now_in_bundle'; readonly count: number }
  | { readonly code: 'bundles_overlap'; readonly title: string }
  | { readonly code: 'excluded'; readonly title: string }
  | { readonly code: 'all_chosen' | 'all_dropped'; readonly count: number };

export interface Choice {
  readonly contents: CartContents;
  readonly note?: ChoiceNote | undefined;
}

/** Rows by id: what of the catalogue is known here. */
export interface KnownRows {
  readonly plans: ReadonlyMap<number, MediaPlan>;
  readonly bundles: ReadonlyMap<number, Bundle>;
}

const without = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter((other) => other !== id) : ids);

/** Without the plan, and without its pin. */
export function dropPlan(contents: CartContents, id: number): CartContents {
  return { ...contents, plans: without(contents.plans, id), pinned_plans: without(contents.pinned_plans, id) };
}

export function dropBundle(contents: CartContents, id: number): CartContents {
  return { ...contents, bundles: without(contents.bundles, id), pinned_bundles: without(contents.pinned_bundles, id) };
}

/** Of the plans of one publisher at most one is bought: another tariff takes the place of the one before. */
export function choosePlan(contents: CartContents, plan: MediaPlan, known: KnownRows): Choice {
  if (contents.plans.includes(plan.id)) return { contents: dropPlan(contents, plan.id) };
  const bundle = findBundle(contents, plan.publisher_id, known);
  if (bundle) return { contents, note: { code: 'in_bundle', title: bundle.title } };
  const before = contents.plans.filter((id) => known.plans.get(id)?.publisher_id === plan.publisher_id);
  if (before.length === 0 && contents.plans.length >= PLANS_MAX) return { contents, note: { code: 'full', limit: PLANS_MAX } };
  const room = before.reduce(dropPlan, contents);
  return {
    contents: {
      ...room,
      plans: [...room.plans, plan.id],
      reserves: without(room.reserves, plan.id),
      excluded_plans: without(room.excluded_plans, plan.id),
    },
    note: before.length > 0 ? { code: 'tariff_replaced' } : undefined,
  };
}

/** Which of some plans are chosen, and which could be beside them: one of each publisher, none that is excluded or in a bundle. */
export function findChoosable(contents: CartContents, plans: readonly MediaPlan[], known: KnownRows) {
  const publishers = new Set([
    ...contents.plans.flatMap((id) => known.plans.get(id)?.publisher_id ?? []),
    ...contents.bundles.flatMap((id) => known.bundles.get(id)?.plans.map((plan) => plan.publisher_id) ?? []),
  ]);
  const ids = new Set(contents.plans);
  const excluded = new Set(contents.excluded_plans);
  const chosen = plans.filter((plan) => ids.has(plan.id));
  const others: MediaPlan[] = [];
  for (const plan of plans) {
    if (ids.has(plan.id) || excluded.has(plan.id) || publishers.has(plan.publisher_id)) continue;
    publishers.add(plan.publisher_id);
    others.push(plan);
  }
  return { chosen, others: others.slice(0, Math.max(0, PLANS_MAX - contents.plans.length)) };
}

/** Takes all of some plans that can be taken; where none is left to take, lets go those that are chosen. */
export function chooseAll(contents: CartContents, plans: readonly MediaPlan[], known: KnownRows): Choice {
  const { chosen, others } = findChoosable(contents, plans, known);
  if (others.length === 0)
    return {
      contents: chosen.reduce((now, plan) => dropPlan(now, plan.id), contents),
      note: chosen.length > 0 ? { code: 'all_dropped', count: chosen.length } : undefined,
    };
  const ids = others.map((plan) => plan.id);
  return {
    contents: {
      ...contents,
      plans: [...contents.plans, ...ids],
      reserves: contents.reserves.filter((id) => !ids.includes(id)),
    },
    note: { code: 'all_chosen', count: ids.length },
  };
}

/** The chosen bundle that a publisher is bought in. */
function findBundle(contents: CartContents, publisher_id: number, known: KnownRows): Bundle | undefined {
  return contents.bundles
    .flatMap((id) => known.bundles.get(id) ?? [])
    .find((bundle) => bundle.plans.some((plan) => plan.publisher_id === publisher_id));
}

export interface BundleConflict {
  /** Titles of plans that are chosen by themselves and are in the bundle too. */
  readonly singles: readonly string[];
  /** A chosen bundle with a publisher of this one. */
  readonly other: Bundle | undefined;
}

/** What stands in the way of a bundle, before it is chosen. */
export function findConflict(contents: CartContents, bundle: Bundle, known: KnownRows): BundleConflict {
  const publishers = new Set(bundle.plans.map((plan) => plan.publisher_id));
  const others = contents.bundles.flatMap((id) => (id === bundle.id ? [] : (known.bundles.get(id) ?? [])));
  return {
    singles: listSingles(contents, publishers, known).map((plan) => plan.title),
    other: others.find((other) => other.plans.some((plan) => publishers.has(plan.publisher_id))),
  };
}

const listSingles = (contents: CartContents, publishers: ReadonlySet<number>, known: KnownRows): readonly MediaPlan[] =>
  contents.plans.flatMap((id) => known.plans.get(id) ?? []).filter((plan) => publishers.has(plan.publisher_id));

/** A bundle takes the place of its plans that were chosen by themselves; one that shares a publisher with it keeps it out. */
export function chooseBundle(contents: CartContents, bundle: Bundle, known: KnownRows): Choice {
  if (contents.bundles.includes(bundle.id)) return { contents: dropBundle(contents, bundle.id) };
  const { other } = findConflict(contents, bundle, known);
  if (other) return { contents, note: { code: 'bundles_overlap', title: other.title } };
  if (contents.bundles.length >= BUNDLES_MAX) return { contents, note: { code: 'full', limit: BUNDLES_MAX } };
  const singles = listSingles(contents, new Set(bundle.plans.map((plan) => plan.publisher_id)), known);
  const room = singles.reduce((now, plan) => dropPlan(now, plan.id), contents);
  return {
    contents: { ...room, bundles: [...room.bundles, bundle.id], excluded_bundles: without(room.excluded_bundles, bundle.id) },
    note: singles.length > 0 ? { code: 'now_in_bundle', count: singles.length } : undefined,
  };
}

/** Pins a chosen plan, or lets it go. */
export function togglePin(contents: CartContents, key: 'pinned_plans' | 'pinned_bundles', id: number): CartContents {
  const ids = contents[key];
  return { ...contents, [key]: ids.includes(id) ? without(ids, id) : [...ids, id] };
}

/** As many as a question for suggestions takes; the oldest go first. */
const EXCLUDED_MAX = { excluded_plans: 500, excluded_bundles: BUNDLES_MAX } as const;

/** What is never to be suggested leaves the package too. */
export function toggleExcluded(contents: CartContents, key: keyof typeof EXCLUDED_MAX, id: number): CartContents {
  const ids = contents[key];
  if (ids.includes(id)) return { ...contents, [key]: without(ids, id) };
  const left = key === 'excluded_plans' ? dropPlan(contents, id) : dropBundle(contents, id);
  return { ...left, [key]: [...ids, id].slice(-EXCLUDED_MAX[key]) };
}

/** Another package in the place of what is chosen; what is in it is excluded no more. */
export function fillContents(contents: CartContents, plans: readonly number[], bundles: readonly number[]): CartContents {
  return {
    ...contents,
    plans,
    bundles,
    reserves: contents.reserves.filter((id) => !plans.includes(id)),
    excluded_plans: contents.excluded_plans.filter((id) => !plans.includes(id)),
    excluded_bundles: contents.excluded_bundles.filter((id) => !bundles.includes(id)),
  };
}

/** Another plan in the place of one that is sold no longer; it may have been chosen or kept in reserve already. */
export function replacePlan(contents: CartContents, goneId: number, id: number): CartContents {
  return {
    ...contents,
    plans: [...new Set(contents.plans.map((chosen) => (chosen === goneId ? id : chosen)))],
    reserves: without(contents.reserves, id),
    pinned_plans: without(contents.pinned_plans, goneId),
  };
}

/** A plan cannot stand in for itself. */
export function toggleReserve(contents: CartContents, id: number): CartContents {
  const { reserves: ids } = contents;
  if (ids.includes(id)) return { ...contents, reserves: without(ids, id) };
  return { ...dropPlan(contents, id), reserves: [...ids, id].slice(-PLANS_MAX) };
}

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, at) => id === b[at]);
const KEYS = Object.keys(EMPTY_CONTENTS) as (keyof CartContents)[];

export function isSameContents(a: CartContents, b: CartContents): boolean {
  return KEYS.every((key) => isSame(a[key], b[key]));
}
