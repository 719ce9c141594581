import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { PackageAnswer, PackageRefusal } from '@jarchi/optimiser/package-request.ts';
import { estimatePackageRange } from '@jarchi/domain/publishers/package-range.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { answerBundle, type BundleAnswer } from '#features/publishers/catalogue/answer-bundle.ts';
import { listBundles, listPlansById } from '#features/publishers/catalogue/catalogue.repository.ts';
import { withCost, type PlanAnswer } from '#features/publishers/catalogue/plan-sql.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';
import type { Choice } from './choose-packages.ts';

type Answer = CallAnswer<'publishers', 'suggestPackages'>;
type SuggestionAnswer = NonNullable<Answer['most_reach']>;
type Suggestion = Result<PackageAnswer, PackageRefusal> | null;

interface Catalogue {
  readonly plans: ReadonlyMap<number, PlanAnswer>;
  readonly bundles: ReadonlyMap<number, BundleAnswer>;
}

/** Packages with their plans as the catalogue has them now; undefined when a plan or bundle is gone. */
export async function answerPackages(tx: Tx, kind: PlanKind, { offered, suggestions, frontier }: Choice): Promise<Answer | undefined> {
  const { most_reach, least_cost, most_reach_in_categories } = suggestions;
  const found = [most_reach, least_cost, most_reach_in_categories].flatMap((one) => (one?.ok ? [one.value] : []));
  const idsOf = (key: 'plan_ids' | 'bundle_ids') => [...new Set(found.flatMap((one) => one[key]))];
  const [plan_ids, bundle_ids] = [idsOf('plan_ids'), idsOf('bundle_ids')];
  const plans = await listPlansById(tx, kind, plan_ids);
  const bundles = bundle_ids.length > 0 ? await listBundles(tx, kind, bundle_ids) : [];
  if (plans.length < plan_ids.length || bundles.length < bundle_ids.length) return undefined;
  const catalogue: Catalogue = {
    plans: new Map(plans.map((plan) => [plan.id, withCost(plan)])),
    bundles: new Map(bundles.map((bundle) => [bundle.id, answerBundle(bundle)])),
  };
  return {
    offered,
    most_reach: describe(most_reach, 'reach', catalogue),
    least_cost: describe(least_cost, 'cost', catalogue),
    most_reach_in_categories: describe(most_reach_in_categories, 'reach', catalogue),
    frontier: frontier.map((point) => ({ ...point, bound: Math.floor(point.bound) })),
  };
}

/** `bounded`: the measure of the bound. Reach and toman are whole numbers, so a bound may be tightened to the next one. */
function describe(suggestion: Suggestion, bounded: 'reach' | 'cost', catalogue: Catalogue): SuggestionAnswer | null {
  if (!suggestion) return null;
  if (!suggestion.ok) return describeRefusal(suggestion.error);
  const { plan_ids, bundle_ids, cost, reach, bound, gap, is_proved_best } = suggestion.value;
  const plans = plan_ids.flatMap((id) => catalogue.plans.get(id) ?? []);
  const bundles = bundle_ids.flatMap((id) => catalogue.bundles.get(id) ?? []);
  const whole = bounded === 'reach' ? Math.floor(bound) : Math.ceil(bound);
  return { found: true, plans, bundles, cost, reach, bound: whole, gap, is_proved_best, range: getRange(plans, bundles) };
}

function getRange(plans: readonly PlanAnswer[], bundles: readonly BundleAnswer[]) {
  const all = [...plans, ...bundles.flatMap((bundle) => bundle.plans)];
  const { low, mid, high, reach_at_least, reach_at_most } = estimatePackageRange(
    all.map(({ media_type, price, reach, reach_low, reach_high }) => ({
      media_type,
      price,
      range: { low: reach_low, mid: reach, high: reach_high },
    })),
  );
  return { low, mid, high, reach_at_least, reach_at_most };
}

function describeRefusal(refusal: PackageRefusal): SuggestionAnswer {
  switch (refusal.code) {
    case 'pinned_over_limit':
      return { found: false, code: refusal.code, limit: refusal.limit, excess: refusal.excess, most_reach: null };
    case 'goal_unreachable':
      return { found: false, code: refusal.code, limit: null, excess: null, most_reach: refusal.most_reach };
    case 'pinned_not_offered':
      throw new Error('the service refuses it before');
  }
}
