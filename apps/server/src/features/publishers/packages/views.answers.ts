import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { PackageRefusal } from '@jarchi/optimiser/package-request.ts';
import type { ViewsPackage } from '@jarchi/optimiser/views/views-request.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listPlansById } from '#features/publishers/catalogue/catalogue.repository.ts';
import { withCost, type PlanAnswer } from '#features/publishers/catalogue/plan-sql.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';
import type { ViewsChoice } from './choose-views.ts';

type Answer = CallAnswer<'publishers', 'suggestViewsPackages'>;
type Suggestion = Answer['best_fit'];

/** Packages with their plans as the catalogue has them now; undefined when a plan is gone. */
export async function answerViews(tx: Tx, kind: PlanKind, choice: ViewsChoice, hasCategories: boolean): Promise<Answer | undefined> {
  const { best_fit, fewest_publishers, only_fitting } = choice.suggestions;
  const ids = [...new Set([best_fit, fewest_publishers, only_fitting].flatMap((one) => (one.ok ? one.value.plan_ids : [])))];
  const found = await listPlansById(tx, kind, ids);
  if (found.length < ids.length) return undefined;
  const plans = new Map(found.map((plan) => [plan.id, withCost(plan)]));
  const describe = (one: Result<ViewsPackage, PackageRefusal>) => describeViews(one, plans, choice.fitting);
  return {
    offered: choice.offered,
    best_fit: describe(best_fit),
    fewest_publishers: describe(fewest_publishers),
    only_fitting: hasCategories ? describe(only_fitting) : null,
  };
}

function describeViews(
  one: Result<ViewsPackage, PackageRefusal>,
  catalogue: ReadonlyMap<number, PlanAnswer>,
  fitting: ReadonlySet<number>,
): Suggestion {
  if (!one.ok) return describeRefusal(one.error);
  const { plan_ids, ...figures } = one.value;
  const plans = plan_ids.flatMap((id) => catalogue.get(id) ?? []);
  const fitting_views = plans.reduce((sum, { id, reach }) => sum + (fitting.has(id) ? reach : 0), 0);
  return { found: true, plans, fitting_views, ...figures };
}

function describeRefusal(refusal: PackageRefusal): Suggestion {
  const isOfPlans = refusal.code === 'pinned_over_limit' && (refusal.limit === 'count' || refusal.limit === 'publisher');
  if (!isOfPlans) throw new Error(`views have no limit of money, and the service refuses ${refusal.code} before`);
  return { found: false, code: refusal.code, limit: refusal.limit, excess: refusal.excess };
}
