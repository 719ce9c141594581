import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { listSoldPlans, type SoldPlan } from './publishers.repository.ts';
import { bundle, bundlePlan } from './publishers.tables.ts';

/** A bundle as it is sold, with its plans in the order of their ids. */
export interface SoldBundle {
  readonly id: number;
  readonly media_type: string;
  readonly content_type: string;
  readonly title: string;
  readonly price: number;
  readonly plans: readonly SoldPlan[];
}

/** Active bundles with these ids, in the order of ids; a bundle with a plan that is no longer sold is left out. */
export async function listSoldBundles(tx: Tx, ids: readonly number[]): Promise<SoldBundle[]> {
  if (ids.length === 0) return [];
  const bundles = await tx
    .select()
    .from(bundle)
    .where(and(inArray(bundle.id, [...ids]), eq(bundle.is_active, true)))
    .orderBy(asc(bundle.id));
  const members = await tx
    .select()
    .from(bundlePlan)
    .where(inArray(bundlePlan.bundle_id, [...ids]))
    .orderBy(asc(bundlePlan.plan_id));
  const sold = new Map((await listSoldPlans(tx, [...new Set(members.map(({ plan_id }) => plan_id))])).map((plan) => [plan.id, plan]));
  return bundles.flatMap(({ id, media_type, content_type, title, price }) => {
    const planIds = members.filter(({ bundle_id }) => bundle_id === id).map(({ plan_id }) => plan_id);
    const plans = planIds.flatMap((planId) => sold.get(planId) ?? []);
    return plans.length > 0 && plans.length === planIds.length ? [{ id, media_type, content_type, title, price, plans }] : [];
  });
}
