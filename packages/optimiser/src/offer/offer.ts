import type { Toman } from '@jarchi/domain/money/money.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { LimitTable, makeWholeBundle, UseWriter, type Limit, type WholeBundle } from './limits.ts';
import type { PackageBundle, PackagePlan, PackageRefusal, PackageRequest } from '#package-request.ts';

/** What is offered and the limits, without objective and budget. */
export type PackageLimits = Omit<PackageRequest, 'objective'>;

/**
 * A request as numbers. Items are the plans and bundles that may be bought in addition to the pinned ones: plans by id, then bundles by
 * id. Item j uses `coef[k]` of limit `row[k]` for k from `start[j]` to `start[j + 1]`; the publishers that it shares with other items are
 * in `groupOf` the same way.
 */
export interface Offer {
  readonly size: number;
  /** The number of plans in the request: up to a certain number the search is exhaustive. */
  readonly plansOffered: number;
  readonly plans: readonly PackagePlan[];
  readonly bundles: readonly PackageBundle[];
  readonly price: Float64Array;
  readonly reach: Float64Array;
  readonly limits: readonly Limit[];
  readonly start: Int32Array;
  readonly row: Int32Array;
  readonly coef: Float64Array;
  readonly groupCount: number;
  readonly groupStart: Int32Array;
  readonly groupOf: Int32Array;
  readonly pinned: Pinned;
}

export interface Pinned {
  readonly plan_ids: readonly number[];
  readonly bundle_ids: readonly number[];
  readonly cost: Toman;
  readonly reach: number;
  /** How much of each limit the pinned plans and bundles use. */
  readonly uses: Float64Array;
  /** The most plans of one publisher beyond the first. */
  readonly publisherExcess: number;
}

/** Reads what a request offers; refuses when a pinned plan or bundle is not available. `hasBudget`: budget shares are limits. */
export function readOffer(request: PackageLimits, hasBudget: boolean): Result<Offer, PackageRefusal> {
  const excluded = new Set(request.excluded_plans);
  const sorted = sortById(request.plans);
  const plans = excluded.size === 0 ? sorted : sorted.filter((plan) => !excluded.has(plan.id));
  const bundles = findWholeBundles(request, plans);
  const pinnedPlanIds = new Set(request.pinned_plans);
  const pinnedBundleIds = new Set(request.pinned_bundles);
  const pinnedPlans = pinnedPlanIds.size === 0 ? [] : plans.filter((plan) => pinnedPlanIds.has(plan.id));
  const pinnedBundles = bundles.filter(({ bundle }) => pinnedBundleIds.has(bundle.id));
  if (pinnedPlans.length < pinnedPlanIds.size || pinnedBundles.length < pinnedBundleIds.size) {
    for (const { id } of pinnedPlans) pinnedPlanIds.delete(id);
    for (const { bundle } of pinnedBundles) pinnedBundleIds.delete(bundle.id);
    const [plan_ids, bundle_ids] = [pinnedPlanIds, pinnedBundleIds].map((ids) => [...ids].toSorted((a, b) => a - b));
    return refuse({ code: 'pinned_not_offered', plan_ids: plan_ids!, bundle_ids: bundle_ids! });
  }
  const table = new LimitTable(request, hasBudget);
  const bought = [...pinnedPlans, ...pinnedBundles.flatMap((whole) => whole.plans)].map((plan) => plan.publisher_id);
  const taken = new Set(bought);
  const free = taken.size === 0 ? plans : plans.filter((plan) => !taken.has(plan.publisher_id));
  const freeBundles = bundles.filter(
    (whole) => new Set([...taken, ...whole.plans.map((plan) => plan.publisher_id)]).size === taken.size + whole.plans.length,
  );
  const pinned = addUpPinned(pinnedPlans, pinnedBundles, bought, table);
  return succeed({ ...tabulate(free, freeBundles, table), plansOffered: request.plans.length, pinned });
}

function sortById<T extends { readonly id: number }>(list: readonly T[]): readonly T[] {
  return list.every((one, i) => i === 0 || list[i - 1]!.id < one.id) ? list : list.toSorted((a, b) => a.id - b.id);
}

/** The bundles that are available: not excluded, with all of their plans offered. */
function findWholeBundles(request: PackageLimits, plans: readonly PackagePlan[]): readonly WholeBundle[] {
  if (request.bundles.length === 0) return [];
  const excluded = new Set(request.excluded_bundles);
  const wanted = new Set(request.bundles.flatMap((bundle) => bundle.plan_ids));
  const planOf = new Map(plans.filter((plan) => wanted.has(plan.id)).map((plan) => [plan.id, plan]));
  return sortById(request.bundles).flatMap((bundle) => {
    const parts = bundle.plan_ids.flatMap((id) => planOf.get(id) ?? []);
    return excluded.has(bundle.id) || parts.length < bundle.plan_ids.length ? [] : [makeWholeBundle(bundle, parts)];
  });
}

function addUpPinned(
  plans: readonly PackagePlan[],
  bundles: readonly WholeBundle[],
  publishers: readonly number[],
  table: LimitTable,
): Pinned {
  const parts = [...plans, ...bundles.flatMap((whole) => whole.plans)];
  const writer = new UseWriter(table, table.limits.length);
  for (const plan of plans) writer.addPlan(plan, plan.price);
  for (const whole of bundles) whole.plans.forEach((plan, i) => writer.addPlan(plan, whole.shares[i]!));
  const uses = new Float64Array(table.limits.length);
  for (let k = 0; k < writer.next; k += 1) uses[writer.row[k]!] = writer.coef[k]!;
  const times = new Map<number, number>();
  for (const publisher of publishers) times.set(publisher, (times.get(publisher) ?? 0) + 1);
  return {
    plan_ids: plans.map((plan) => plan.id),
    bundle_ids: bundles.map(({ bundle }) => bundle.id),
    cost: [...plans, ...bundles.map(({ bundle }) => bundle)].reduce((sum, { price }) => sum + price, 0),
    reach: parts.reduce((sum, { reach }) => sum + reach, 0),
    uses,
    publisherExcess: Math.max(1, ...times.values()) - 1,
  };
}

function tabulate(plans: readonly PackagePlan[], bundles: readonly WholeBundle[], table: LimitTable) {
  const size = plans.length + bundles.length;
  let capacity = 0;
  for (const plan of plans) capacity += UseWriter.entriesOf(plan);
  for (const whole of bundles) for (const plan of whole.plans) capacity += UseWriter.entriesOf(plan);
  const writer = new UseWriter(table, capacity);
  const price = new Float64Array(size);
  const reach = new Float64Array(size);
  const start = new Int32Array(size + 1);
  const publisherStart = new Int32Array(size + 1);
  const publisherOf = new Int32Array(capacity);
  const numberOf = new Map<number, number>();
  let item = 0;
  let nextPublisher = 0;
  const addPublisher = (id: number): void => {
    let number = numberOf.get(id);
    if (number === undefined) {
      number = numberOf.size;
      numberOf.set(id, number);
    }
    publisherOf[nextPublisher] = number;
    nextPublisher += 1;
  };
  const endItem = (): void => {
    item += 1;
    start[item] = writer.next;
    publisherStart[item] = nextPublisher;
    writer.startItem();
  };
  for (const plan of plans) {
    price[item] = plan.price;
    reach[item] = plan.reach;
    writer.addPlan(plan, plan.price);
    addPublisher(plan.publisher_id);
    endItem();
  }
  for (const { bundle, plans: parts, shares } of bundles) {
    price[item] = bundle.price;
    reach[item] = parts.reduce((sum, plan) => sum + plan.reach, 0);
    parts.forEach((plan, i) => {
      writer.addPlan(plan, shares[i]!);
      addPublisher(plan.publisher_id);
    });
    endItem();
  }
  return {
    size,
    plans,
    bundles: bundles.map(({ bundle }) => bundle),
    price,
    reach,
    limits: table.limits,
    start,
    row: writer.row,
    coef: writer.coef,
    ...dropSingles(publisherStart, publisherOf, numberOf.size),
  };
}

/** Drops the groups of publishers with one item: they limit nothing. */
function dropSingles(start: Int32Array, publisherOf: Int32Array, publisherCount: number) {
  const size = start.length - 1;
  const members = new Int32Array(publisherCount);
  for (let k = 0; k < start[size]!; k += 1) members[publisherOf[k]!]! += 1;
  const groupNumber = new Int32Array(publisherCount);
  let groupCount = 0;
  for (let publisher = 0; publisher < publisherCount; publisher += 1) {
    groupNumber[publisher] = groupCount;
    if (members[publisher]! > 1) groupCount += 1;
  }
  const groupStart = new Int32Array(size + 1);
  const groupOf = new Int32Array(start[size]!);
  let next = 0;
  for (let item = 0; item < size; item += 1) {
    for (let k = start[item]!; k < start[item + 1]!; k += 1) {
      if (members[publisherOf[k]!]! < 2) continue;
      groupOf[next] = groupNumber[publisherOf[k]!]!;
      next += 1;
    }
    groupStart[item + 1] = next;
  }
  return { groupCount, groupStart, groupOf };
}
