import { spreadPrice } from '@jarchi/domain/money/hundreds.ts';
import type { PackageRequest, SpendCap } from '#package-request.ts';

/** Something that can be bought: a plan alone, or a bundle. */
export interface Item {
  readonly kind: 'plan' | 'bundle';
  readonly id: number;
  readonly cost: number;
  readonly reach: number;
}

/** The sum of `use` over the chosen items is at most `limit`. Items are identified by their index. */
export interface Row {
  readonly name: string;
  readonly limit: number;
  readonly uses: ReadonlyMap<number, number>;
}

/** A request as a 0/1 programme: what can be bought, what must be bought, and the rows that the choice has to keep. */
export interface LinearModel {
  readonly items: readonly Item[];
  readonly forced: readonly number[];
  readonly rows: readonly Row[];
  /** Zero when the objective is reach. */
  readonly goal_reach: number;
}

interface Part {
  readonly plan: PackageRequest['plans'][number];
  readonly paid: number;
}

function capLimit(cap: SpendCap, budget: number | null): number | null {
  if ('toman' in cap) return cap.toman;
  return budget === null ? null : Math.floor((budget * cap.budget_percent) / 100);
}

/** The programme of a request whose pinned plans and bundles are offered. */
export function modelRequest(request: PackageRequest): LinearModel {
  const { objective } = request;
  const excluded = new Set(request.excluded_plans);
  const offered = new Map(request.plans.filter(({ id }) => !excluded.has(id)).map((plan) => [plan.id, plan]));
  const pinned = new Set(request.pinned_plans);
  const items: Item[] = [];
  const parts: Part[][] = [];
  for (const plan of offered.values()) {
    items.push({ kind: 'plan', id: plan.id, cost: plan.price, reach: plan.reach });
    parts.push([{ plan, paid: plan.price }]);
  }
  for (const bundle of request.bundles) {
    const plans = bundle.plan_ids.flatMap((id) => offered.get(id) ?? []);
    const isWhole = plans.length === bundle.plan_ids.length && !request.excluded_bundles.includes(bundle.id);
    if (!isWhole || plans.some(({ id }) => pinned.has(id))) continue;
    const paid = spreadPrice(
      bundle.price,
      plans.map(({ price }) => price),
      plans.map(({ id }) => id),
    );
    items.push({ kind: 'bundle', id: bundle.id, cost: bundle.price, reach: plans.reduce((sum, { reach }) => sum + reach, 0) });
    parts.push(plans.map((plan, index) => ({ plan, paid: paid[index]! })));
  }
  const forced = items.flatMap(({ kind, id }, index) =>
    (kind === 'plan' ? request.pinned_plans : request.pinned_bundles).includes(id) ? [index] : [],
  );
  return { items, forced, rows: makeRows(request, parts), goal_reach: objective.kind === 'least_cost' ? objective.goal_reach : 0 };
}

function makeRows(request: PackageRequest, parts: readonly (readonly Part[])[]): Row[] {
  const { budget } = request.objective;
  const rows: Row[] = [];
  function addRow(name: string, limit: number | null, useOf: (part: Part) => number): void {
    if (limit === null) return;
    const uses = new Map<number, number>();
    for (const [index, list] of parts.entries()) {
      const use = list.reduce((sum, part) => sum + useOf(part), 0);
      if (use > 0) uses.set(index, use);
    }
    rows.push({ name, limit, uses });
  }
  addRow('budget', budget, ({ paid }) => paid);
  addRow('count', request.max_plans, () => 1);
  for (const [media, cap] of Object.entries(request.platform_caps))
    addRow(`spend ${media}`, capLimit(cap, budget), ({ plan, paid }) => (plan.media_type === media ? paid : 0));
  for (const [media, most] of Object.entries(request.max_plans_by_platform))
    addRow(`count ${media}`, most, ({ plan }) => (plan.media_type === media ? 1 : 0));
  for (const [category, cap] of request.category_caps)
    addRow(`category ${category}`, capLimit(cap, budget), ({ plan, paid }) => (plan.categories.includes(category) ? paid : 0));
  rows.push(...makePublisherRows(parts));
  return rows;
}

/** Built in one pass: there are as many publishers as plans. */
function makePublisherRows(parts: readonly (readonly Part[])[]): Row[] {
  const uses = new Map<number, Map<number, number>>();
  for (const [index, list] of parts.entries())
    for (const { plan } of list) {
      const row = uses.get(plan.publisher_id) ?? new Map<number, number>();
      uses.set(plan.publisher_id, row.set(index, (row.get(index) ?? 0) + 1));
    }
  return [...uses]
    .filter(([, row]) => row.size > 1 || [...row.values()].some((use) => use > 1))
    .map(([publisher, row]) => ({ name: `publisher ${publisher}`, limit: 1, uses: row }));
}

/** The rows that a choice of items breaks, with the excess. */
export function findBrokenRows(
  model: LinearModel,
  chosen: readonly number[],
): readonly { readonly name: string; readonly excess: number }[] {
  return model.rows.flatMap(({ name, limit, uses }) => {
    const excess = chosen.reduce((sum, index) => sum + (uses.get(index) ?? 0), 0) - limit;
    return excess > 0 ? [{ name, excess }] : [];
  });
}
