import { MEDIA_TYPES, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { PackageBundle, PackageObjective, PackagePlan, PackageRequest, SpendCap } from '#package-request.ts';
import { makeDice, type Dice } from './dice.ts';

export const FAMILIES = [
  'reference',
  'correlated',
  'equal_ratios',
  'few_huge',
  'small_change',
  'tight_toman',
  'percent',
  'few_plans',
  'many_plans',
  'several_plans',
  'several_categories',
  'bundles',
  'counts_and_bundles',
  'pinned',
  'excluded',
  'mixture',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface InstanceName {
  readonly family: Family;
  /** How many plans. */
  readonly size: number;
  readonly seed: number;
  readonly objective: PackageObjective['kind'];
}

type Prices = 'lognormal' | 'correlated' | 'equal_ratios' | 'few_huge' | 'small_change';
type Caps = 'reference' | 'toman' | 'percent' | 'none';
type Counts = 'none' | 'few' | 'many';

/** How a family is made. */
interface Recipe {
  readonly prices: Prices;
  readonly caps: Caps;
  readonly counts: Counts;
  readonly plansByPublisher: number;
  readonly categoriesByPlan: number;
  readonly hasBundles: boolean;
  readonly hasPinned: boolean;
  readonly hasExcluded: boolean;
}

const PLAIN: Recipe = {
  prices: 'lognormal',
  caps: 'reference',
  counts: 'none',
  plansByPublisher: 1,
  categoriesByPlan: 1,
  hasBundles: false,
  hasPinned: false,
  hasExcluded: false,
};
const CATEGORY_COUNT = 20;

function getRecipe(family: Family, dice: Dice): Recipe {
  switch (family) {
    case 'reference':
      return PLAIN;
    case 'correlated':
    case 'equal_ratios':
    case 'few_huge':
    case 'small_change':
      return { ...PLAIN, prices: family, caps: dice.pick(['reference', 'none', 'percent']) };
    case 'tight_toman':
      return { ...PLAIN, caps: 'toman' };
    case 'percent':
      return { ...PLAIN, caps: 'percent' };
    case 'few_plans':
      return { ...PLAIN, counts: 'few' };
    case 'many_plans':
      return { ...PLAIN, counts: 'many' };
    case 'several_plans':
      return { ...PLAIN, plansByPublisher: 4 };
    case 'several_categories':
      return { ...PLAIN, categoriesByPlan: 3, caps: dice.pick(['reference', 'toman']) };
    case 'bundles':
      return { ...PLAIN, hasBundles: true };
    case 'counts_and_bundles':
      return { ...PLAIN, hasBundles: true, counts: 'many', plansByPublisher: 2 };
    case 'pinned':
      return { ...PLAIN, hasPinned: true, hasBundles: dice.happens(0.5) };
    case 'excluded':
      return { ...PLAIN, hasExcluded: true, hasBundles: dice.happens(0.5) };
    case 'mixture':
      return {
        prices: dice.pick(['lognormal', 'correlated', 'equal_ratios', 'few_huge', 'small_change']),
        caps: dice.pick(['reference', 'toman', 'percent', 'none']),
        counts: dice.pick(['none', 'few', 'many']),
        plansByPublisher: dice.pick([1, 2, 4]),
        categoriesByPlan: dice.pick([1, 3]),
        hasBundles: dice.happens(0.5),
        hasPinned: dice.happens(0.3),
        hasExcluded: dice.happens(0.3),
      };
  }
}

/** Price in toman and reach in people. */
function priceOne(prices: Prices, dice: Dice): readonly [number, number] {
  switch (prices) {
    case 'correlated': {
      const reach = dice.whole(1_000, 300_000);
      return [reach * 40 + 2_000_000, reach];
    }
    case 'equal_ratios': {
      const reach = dice.whole(1_000, 300_000);
      return [reach * 40, reach];
    }
    case 'few_huge':
      if (dice.happens(0.08)) {
        const price = dice.whole(200_000_000, 500_000_000);
        return [price, Math.round((price / 100) * (0.7 + 0.6 * dice.fraction()))];
      }
      return [dice.whole(20_000, 9_000_000), dice.whole(100, 90_000)];
    case 'small_change':
      return [dice.whole(1, 20), dice.whole(1, 20)];
    case 'lognormal': {
      const price = 1_000 * Math.round(Math.min(5e8, Math.max(2e4, Math.exp(14.9 + 1.1 * dice.normal()))) / 1_000);
      const worth = Math.exp(0.35 * dice.normal()) * (0.8 + 0.4 * dice.fraction());
      return [price, Math.max(1, Math.round((price / 100) * worth))];
    }
  }
}

/** `count` different ids, in no order. */
function drawIds(count: number, dice: Dice): number[] {
  return dice.shuffle(Array.from({ length: count }, (_, index) => 3 * index + 1 + dice.whole(0, 2)));
}

function makePlans(recipe: Recipe, size: number, dice: Dice): PackagePlan[] {
  const ids = drawIds(size, dice);
  const publisherCount = Math.max(1, Math.ceil((size * 2) / (recipe.plansByPublisher + 1)));
  return ids.map((id, index) => {
    const [price, reach] = priceOne(recipe.prices, dice);
    const categories = new Set(Array.from({ length: dice.whole(1, recipe.categoriesByPlan) }, () => dice.whole(1, CATEGORY_COUNT)));
    const publisher_id = recipe.plansByPublisher === 1 ? 5 * index + 2 : dice.whole(1, publisherCount);
    return { id, publisher_id, media_type: dice.pick(MEDIA_TYPES), categories: [...categories], price, reach };
  });
}

/** Mostly cheaper than their plans, some more expensive, overlapping; a few contain two plans of one publisher. */
function makeBundles(plans: readonly PackagePlan[], dice: Dice): PackageBundle[] {
  if (plans.length < 2) return [];
  const ids = drawIds(Math.min(2_000, Math.max(1, Math.round(plans.length / 6))), dice);
  return ids.map((id) => {
    const isStrict = !dice.happens(0.05);
    const chosen: PackagePlan[] = [];
    for (let tries = dice.whole(2, 4); tries > 0; tries--) {
      const plan = dice.pick(plans);
      if (chosen.some((other) => other.id === plan.id || (isStrict && other.publisher_id === plan.publisher_id))) continue;
      chosen.push(plan);
    }
    const sum = chosen.reduce((total, { price }) => total + price, 0);
    return { id, plan_ids: chosen.map((plan) => plan.id), price: Math.max(1, Math.round(sum * (0.6 + 0.45 * dice.fraction()))) };
  });
}

function makeCaps(
  recipe: Recipe,
  plans: readonly PackagePlan[],
  budget: number,
  dice: Dice,
): Pick<PackageRequest, 'platform_caps' | 'category_caps'> {
  const platform_caps: Partial<Record<MediaType, SpendCap>> = {};
  const category_caps = new Map<number, SpendCap>();
  const categories = dice.shuffle(Array.from({ length: CATEGORY_COUNT }, (_, index) => index + 1));
  if (recipe.caps === 'reference') {
    for (const media of MEDIA_TYPES) platform_caps[media] = { budget_percent: 25 };
    for (const category of categories) category_caps.set(category, { budget_percent: 8 });
  } else if (recipe.caps !== 'none') {
    function drawCap(isInside: (plan: PackagePlan) => boolean, most: number): SpendCap {
      if (recipe.caps === 'percent')
        return { budget_percent: dice.pick([0, 3, 12.5, 20, 33, 50, 100].filter((percent) => percent <= most)) };
      const all = plans.reduce((sum, plan) => sum + (isInside(plan) ? plan.price : 0), 0);
      return { toman: Math.floor(Math.min(all * dice.fraction(), budget * 0.5 * dice.fraction())) };
    }
    for (const media of MEDIA_TYPES) if (dice.happens(0.6)) platform_caps[media] = drawCap((plan) => plan.media_type === media, 100);
    for (const category of categories)
      if (dice.happens(0.4))
        category_caps.set(
          category,
          drawCap((plan) => plan.categories.includes(category), 33),
        );
  }
  return { platform_caps, category_caps };
}

function makeCounts(recipe: Recipe, size: number, dice: Dice): Pick<PackageRequest, 'max_plans' | 'max_plans_by_platform'> {
  const max_plans_by_platform: Partial<Record<MediaType, number>> = {};
  if (recipe.counts === 'none') return { max_plans: null, max_plans_by_platform };
  const most = recipe.counts === 'few' ? 10 : Math.max(1, Math.round(size / 4));
  for (const media of MEDIA_TYPES)
    if (dice.happens(0.4)) max_plans_by_platform[media] = dice.whole(0, recipe.counts === 'few' ? 4 : Math.max(1, Math.round(size / 20)));
  return { max_plans: dice.happens(0.85) ? dice.whole(Math.ceil(most / 5), most) : null, max_plans_by_platform };
}

function makeWishes(
  recipe: Recipe,
  plans: readonly PackagePlan[],
  bundles: readonly PackageBundle[],
  dice: Dice,
): Pick<PackageRequest, 'pinned_plans' | 'pinned_bundles' | 'excluded_plans' | 'excluded_bundles'> {
  const excluded_plans = recipe.hasExcluded ? plans.filter(() => dice.happens(0.2)).map(({ id }) => id) : [];
  const excluded_bundles = recipe.hasExcluded ? bundles.filter(() => dice.happens(0.2)).map(({ id }) => id) : [];
  const pinned_plans = new Set<number>();
  const pinned_bundles = new Set<number>();
  if (recipe.hasPinned && plans.length > 0) {
    for (let tries = dice.whole(0, 3); tries > 0; tries--) {
      const [one, other] = [dice.pick(plans), dice.pick(plans)];
      const cheaper = one.price < other.price ? one : other;
      // An excluded pin is worth testing, but not every time.
      if (!excluded_plans.includes(cheaper.id) || dice.happens(0.05)) pinned_plans.add(cheaper.id);
    }
    if (bundles.length > 0 && dice.happens(0.4)) {
      const bundle = dice.pick(bundles);
      if (!bundle.plan_ids.some((id) => pinned_plans.has(id)) || dice.happens(0.05)) pinned_bundles.add(bundle.id);
    }
  }
  return { pinned_plans: [...pinned_plans], pinned_bundles: [...pinned_bundles], excluded_plans, excluded_bundles };
}

/** The reach of buying the best ratios first, ignoring the limits: a scale for goals. */
function easyReach(plans: readonly PackagePlan[], budget: number): number {
  let [left, reach] = [budget, 0];
  for (const plan of plans.toSorted((a, b) => b.reach / b.price - a.reach / a.price)) {
    if (plan.price > left) continue;
    left -= plan.price;
    reach += plan.reach;
  }
  return reach;
}

/** With a small budget and few plans, shares of the budget leave nothing to buy: there the budget is larger. */
function drawBudget(recipe: Recipe, size: number, total: number, dice: Dice): number {
  if (size >= 400) return Math.min(2_000_000_000, Math.round(total * 0.05));
  const isShared = size < 60 && (recipe.caps === 'reference' || recipe.caps === 'percent');
  return Math.floor(total * dice.pick(isShared ? [0.4, 0.8, 1.5] : [0.1, 0.25, 0.4, 0.6]));
}

/** The request of a name: always the same one. */
export function makeRequest({ family, size, seed, objective }: InstanceName): PackageRequest {
  const dice = makeDice(seed * 64 + FAMILIES.indexOf(family));
  const recipe = getRecipe(family, dice);
  const plans = makePlans(recipe, size, dice);
  const bundles = recipe.hasBundles ? makeBundles(plans, dice) : [];
  const total = plans.reduce((sum, { price }) => sum + price, 0);
  const budget = drawBudget(recipe, size, total, dice);
  const easy = easyReach(plans, budget);
  const goal_reach = Math.max(1, Math.floor(easy * (0.05 + 0.65 * dice.fraction())));
  return {
    objective:
      objective === 'most_reach'
        ? { kind: 'most_reach', budget }
        : { kind: 'least_cost', goal_reach, budget: dice.happens(0.7) ? budget : null },
    plans,
    bundles,
    ...makeCaps(recipe, plans, budget, dice),
    ...makeCounts(recipe, size, dice),
    ...makeWishes(recipe, plans, bundles, dice),
  };
}

/** The same request with another budget; a goal stays as it is. */
export function withBudget(request: PackageRequest, budget: number): PackageRequest {
  return { ...request, objective: { ...request.objective, budget } };
}

/** The same request with the objective least_cost: a goal under the same budget. */
export function withGoal(request: PackageRequest, goal_reach: number): PackageRequest {
  return { ...request, objective: { kind: 'least_cost', goal_reach, budget: request.objective.budget } };
}

/** The same request in another order. */
export function shuffleRequest(request: PackageRequest, seed: number): PackageRequest {
  const dice = makeDice(seed);
  const shuffleKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(dice.shuffle(Object.entries(record)));
  return {
    objective: request.objective,
    plans: dice.shuffle(request.plans).map((plan) => ({ ...plan, categories: dice.shuffle(plan.categories) })),
    bundles: dice.shuffle(request.bundles).map((bundle) => ({ ...bundle, plan_ids: dice.shuffle(bundle.plan_ids) })),
    platform_caps: shuffleKeys(request.platform_caps),
    category_caps: new Map(dice.shuffle([...request.category_caps])),
    max_plans: request.max_plans,
    max_plans_by_platform: shuffleKeys(request.max_plans_by_platform),
    pinned_plans: dice.shuffle(request.pinned_plans),
    pinned_bundles: dice.shuffle(request.pinned_bundles),
    excluded_plans: dice.shuffle(request.excluded_plans),
    excluded_bundles: dice.shuffle(request.excluded_bundles),
  };
}
