import { BUNDLES_MAX } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';

/** Ids of the chosen items, and of those that the next suggestions consider. */
export interface CartContents {
  readonly plans: readonly number[];
  readonly bundles: readonly number[];
  /** Plans that replace one that falls out. */
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

/** Why a choice was refused or changed other items. */
export type ChoiceNote =
  | { readonly code: 'full'; readonly limit: number }
  /** Another tariff of the publisher was removed. */
  | { readonly code: 'tariff_replaced' }
  | { readonly code: 'in_bundle'; readonly title: string }
  /** `count` plans that were chosen alone are now bought in the bundle. */
  | { readonly code: 'now_in_bundle'; readonly count: number }
  | { readonly code: 'bundles_overlap'; readonly title: string }
  | { readonly code: 'excluded'; readonly title: string }
  | { readonly code: 'all_chosen' | 'all_dropped'; readonly count: number };

export interface Choice {
  readonly contents: CartContents;
  readonly note?: ChoiceNote | undefined;
}

/** The loaded rows of the catalogue, by id. */
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

/** At most one plan of a publisher is bought: another tariff replaces the earlier one. */
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

/** Divides plans into the chosen ones and those that could be added: one of each publisher, none excluded or in a bundle. */
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

/** Adds all plans that can be added; if there are none, removes the chosen ones. */
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

/** The chosen bundle that contains a publisher. */
function findBundle(contents: CartContents, publisher_id: number, known: KnownRows): Bundle | undefined {
  return contents.bundles
    .flatMap((id) => known.bundles.get(id) ?? [])
    .find((bundle) => bundle.plans.some((plan) => plan.publisher_id === publisher_id));
}

export interface BundleConflict {
  /** Titles of the bundle's plans that are chosen alone. */
  readonly singles: readonly string[];
  /** A chosen bundle with a publisher of this one. */
  readonly other: Bundle | undefined;
}

/** The conflicts of a bundle with the chosen items. */
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

/** A bundle replaces its plans that were chosen alone; it is refused if a chosen bundle shares a publisher with it. */
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

/** Pins a chosen item, or removes its pin. */
export function togglePin(contents: CartContents, key: 'pinned_plans' | 'pinned_bundles', id: number): CartContents {
  const ids = contents[key];
  return { ...contents, [key]: ids.includes(id) ? without(ids, id) : [...ids, id] };
}

/** A request for suggestions takes no more; the oldest are dropped first. */
const EXCLUDED_MAX = { excluded_plans: 500, excluded_bundles: BUNDLES_MAX } as const;

/** Excludes an item, which leaves the package too, or includes it again. */
export function toggleExcluded(contents: CartContents, key: keyof typeof EXCLUDED_MAX, id: number): CartContents {
  const ids = contents[key];
  if (ids.includes(id)) return { ...contents, [key]: without(ids, id) };
  const left = key === 'excluded_plans' ? dropPlan(contents, id) : dropBundle(contents, id);
  return { ...left, [key]: [...ids, id].slice(-EXCLUDED_MAX[key]) };
}

/** Replaces the chosen items with another package, whose items are no longer excluded. */
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

/** Replaces a plan that is no longer sold; the new one may already be chosen or in reserve. */
export function replacePlan(contents: CartContents, goneId: number, id: number): CartContents {
  return {
    ...contents,
    plans: [...new Set(contents.plans.map((chosen) => (chosen === goneId ? id : chosen)))],
    reserves: without(contents.reserves, id),
    pinned_plans: without(contents.pinned_plans, goneId),
  };
}

/** Puts a plan in reserve, which removes it from the package, or takes it out of reserve. */
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
