import { spreadPrice } from '@jarchi/domain/money/hundreds.ts';
import type { PackageAnswer, PackageRefusal, PackageRequest, SpendCap } from '#package-request.ts';

/** What one choice of plans and bundles spends and counts, computed only from the request. */
interface Tally {
  readonly cost: number;
  readonly reach: number;
  readonly spentOnPlatform: ReadonlyMap<string, number>;
  readonly spentOnCategory: ReadonlyMap<number, number>;
  readonly countOnPlatform: ReadonlyMap<string, number>;
  readonly countOfPublisher: ReadonlyMap<number, number>;
  readonly countOfPlan: ReadonlyMap<number, number>;
  /** Ids that are not offered. */
  readonly strangers: readonly string[];
}

type Limit = 'budget' | 'platform' | 'category' | 'count' | 'publisher';
interface Breach {
  readonly limit: Limit;
  readonly excess: number;
  readonly text: string;
}

function raise<K>(sums: Map<K, number>, key: K, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}

function tally(request: PackageRequest, plan_ids: readonly number[], bundle_ids: readonly number[]): Tally {
  const planById = new Map(request.plans.map((plan) => [plan.id, plan]));
  const bundleById = new Map(request.bundles.map((bundle) => [bundle.id, bundle]));
  const spentOnPlatform = new Map<string, number>();
  const spentOnCategory = new Map<number, number>();
  const countOnPlatform = new Map<string, number>();
  const countOfPublisher = new Map<number, number>();
  const countOfPlan = new Map<number, number>();
  const strangers: string[] = [];
  let [cost, reach] = [0, 0];
  function buy(id: number, paid: number | undefined): void {
    const plan = planById.get(id);
    if (plan === undefined) {
      strangers.push(`plan ${id}`);
      return;
    }
    const amount = paid ?? plan.price;
    cost += amount;
    reach += plan.reach;
    raise(spentOnPlatform, plan.media_type, amount);
    for (const category of new Set(plan.categories)) raise(spentOnCategory, category, amount);
    raise(countOnPlatform, plan.media_type, 1);
    raise(countOfPublisher, plan.publisher_id, 1);
    raise(countOfPlan, id, 1);
  }
  for (const id of plan_ids) buy(id, undefined);
  for (const id of bundle_ids) {
    const bundle = bundleById.get(id);
    if (bundle === undefined) strangers.push(`bundle ${id}`);
    else {
      const listPrices = bundle.plan_ids.map((plan) => planById.get(plan)?.price ?? 0);
      const shares = spreadPrice(bundle.price, listPrices, bundle.plan_ids);
      for (const [index, plan] of bundle.plan_ids.entries()) buy(plan, shares[index]);
    }
  }
  return { cost, reach, spentOnPlatform, spentOnCategory, countOnPlatform, countOfPublisher, countOfPlan, strangers };
}

/** How far an amount exceeds a cap; percent caps are compared as fractions, without rounding. */
function overCap(spent: number, cap: SpendCap, budget: number | null): number {
  if ('toman' in cap) return spent - cap.toman;
  if (budget === null) return 0;
  const isOver = spent * 100 > budget * cap.budget_percent;
  return isOver ? spent - Math.floor((budget * cap.budget_percent) / 100) : 0;
}

function findBreaches(request: PackageRequest, sums: Tally): Breach[] {
  const { budget } = request.objective;
  const breaches: Breach[] = [];
  function note(limit: Limit, what: string, excess: number): void {
    if (excess > 0) breaches.push({ limit, excess, text: `${what} over by ${excess}` });
  }
  if (budget !== null) note('budget', 'budget', sums.cost - budget);
  for (const [media, cap] of Object.entries(request.platform_caps))
    note('platform', `cap of ${media}`, overCap(sums.spentOnPlatform.get(media) ?? 0, cap, budget));
  for (const [category, cap] of request.category_caps)
    note('category', `cap of category ${category}`, overCap(sums.spentOnCategory.get(category) ?? 0, cap, budget));
  const count = [...sums.countOfPlan.values()].reduce((sum, times) => sum + times, 0);
  if (request.max_plans !== null) note('count', 'count', count - request.max_plans);
  for (const [media, most] of Object.entries(request.max_plans_by_platform))
    note('count', `count of ${media}`, (sums.countOnPlatform.get(media) ?? 0) - most);
  for (const [publisher, times] of sums.countOfPublisher) note('publisher', `publisher ${publisher}`, times - 1);
  for (const [plan, times] of sums.countOfPlan) note('publisher', `plan ${plan} bought ${times} times:`, times - 1);
  return breaches;
}

function isAscending(ids: readonly number[]): boolean {
  return ids.every((id, index) => index === 0 || ids[index - 1]! < id);
}

/** Every fault of an answer to a request, in words; empty for a right one. */
export function findFaults(request: PackageRequest, answer: PackageAnswer): readonly string[] {
  const { plan_ids, bundle_ids } = answer;
  const sums = tally(request, plan_ids, bundle_ids);
  const faults = [...sums.strangers.map((name) => `${name} is not on offer`), ...findBreaches(request, sums).map(({ text }) => text)];
  if (!isAscending(plan_ids)) faults.push('plan ids do not ascend');
  if (!isAscending(bundle_ids)) faults.push('bundle ids do not ascend');
  for (const id of request.pinned_plans) if (!plan_ids.includes(id)) faults.push(`pinned plan ${id} is missing`);
  for (const id of request.pinned_bundles) if (!bundle_ids.includes(id)) faults.push(`pinned bundle ${id} is missing`);
  for (const id of request.excluded_plans) if (sums.countOfPlan.has(id)) faults.push(`excluded plan ${id} is bought`);
  for (const id of request.excluded_bundles) if (bundle_ids.includes(id)) faults.push(`excluded bundle ${id} is bought`);
  if (answer.cost !== sums.cost) faults.push(`cost is ${sums.cost}, not ${answer.cost}`);
  if (answer.reach !== sums.reach) faults.push(`reach is ${sums.reach}, not ${answer.reach}`);
  const { objective } = request;
  if (objective.kind === 'least_cost' && sums.reach < objective.goal_reach)
    faults.push(`reach ${sums.reach} is below the goal ${objective.goal_reach}`);
  return [...faults, ...findClaimFaults(objective.kind, answer)];
}

/** Bound, gap and proof have to agree. */
function findClaimFaults(kind: 'most_reach' | 'least_cost', { cost, reach, bound, gap, is_proved_best }: PackageAnswer): string[] {
  const faults: string[] = [];
  const [value, distance] = kind === 'most_reach' ? [reach, bound - reach] : [cost, cost - bound];
  if (!Number.isFinite(bound) || bound < 0) return [`bound ${bound} is no bound`];
  if (distance < 0) faults.push(`bound ${bound} is passed by ${value}`);
  if (is_proved_best !== (gap === 0)) faults.push(`proved best is ${is_proved_best} with gap ${gap}`);
  if ((gap === 0) !== (distance === 0)) faults.push(`gap is ${gap} with bound ${bound} and value ${value}`);
  // Relative to the bound or to what was found: both are valid gaps.
  const fractions = [distance / Math.max(value, 1), distance / Math.max(bound, 1)];
  const slack = 1e-9;
  if (!(gap >= Math.min(...fractions) - slack && gap <= Math.max(...fractions) + slack))
    faults.push(`gap ${gap} is not ${fractions.join(' or ')}`);
  return faults;
}

function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/** The pinned plans and bundles that are not available: not offered, excluded, or with an excluded plan. */
export function findUnavailablePins(request: PackageRequest): {
  readonly plan_ids: readonly number[];
  readonly bundle_ids: readonly number[];
} {
  const available = new Set(request.plans.map(({ id }) => id).filter((id) => !request.excluded_plans.includes(id)));
  const whole = request.bundles.filter(
    ({ id, plan_ids }) => !request.excluded_bundles.includes(id) && plan_ids.every((plan) => available.has(plan)),
  );
  const wholeIds = new Set(whole.map(({ id }) => id));
  return {
    plan_ids: request.pinned_plans.filter((id) => !available.has(id)),
    bundle_ids: request.pinned_bundles.filter((id) => !wholeIds.has(id)),
  };
}

/** Whether the pinned plans and bundles alone break a limit. */
export function isPinnedOverLimit(request: PackageRequest): boolean {
  return findBreaches(request, tally(request, request.pinned_plans, request.pinned_bundles)).length > 0;
}

/** Every fault of a refusal; only the oracles can tell whether a goal is really out of reach. */
export function findRefusalFaults(request: PackageRequest, refusal: PackageRefusal): readonly string[] {
  const missing = findUnavailablePins(request);
  const isMissing = missing.plan_ids.length + missing.bundle_ids.length > 0;
  if (refusal.code === 'pinned_not_offered') {
    const isSame = isSameSet(missing.plan_ids, refusal.plan_ids) && isSameSet(missing.bundle_ids, refusal.bundle_ids);
    return isMissing && isSame ? [] : [`pins not on offer are ${JSON.stringify(missing)}, not ${JSON.stringify(refusal)}`];
  }
  if (isMissing) return [`pins are not on offer, and the refusal is ${refusal.code}`];
  const breaches = findBreaches(request, tally(request, request.pinned_plans, request.pinned_bundles));
  if (refusal.code === 'pinned_over_limit') {
    const isTrue = breaches.some(({ limit, excess }) => limit === refusal.limit && excess === refusal.excess);
    return isTrue ? [] : [`pins break ${JSON.stringify(breaches)}, not ${JSON.stringify(refusal)}`];
  }
  if (breaches.length > 0) return [`pins break ${JSON.stringify(breaches)}, and the refusal is ${refusal.code}`];
  if (request.objective.kind !== 'least_cost') return ['a goal is out of reach where none was set'];
  const { goal_reach } = request.objective;
  return refusal.most_reach < goal_reach ? [] : [`the goal ${goal_reach} is out of reach with ${refusal.most_reach} found`];
}
