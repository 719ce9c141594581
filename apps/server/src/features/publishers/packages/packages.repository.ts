import { sql } from 'drizzle-orm';
import type { PackageBundle } from '@jarchi/optimiser/package-request.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listConditions, isInCategories, isSoldAs, numbers } from '#features/publishers/catalogue/plan-sql.ts';
import type { PlanFilters, PlanKind } from '#features/publishers/publishers.filters.ts';

export interface OfferSearch {
  readonly kind: PlanKind;
  readonly filters: PlanFilters;
  readonly ad_categories: readonly number[];
  /** Offered whatever the filters are. */
  readonly pinned_plans: readonly number[];
  readonly pinned_bundles: readonly number[];
}

export interface PackedOffer {
  /** Plans one after another, in the format of packed-offer.ts. */
  readonly bytes: Buffer;
  readonly bundles: readonly PackageBundle[];
}

/** What the optimiser may choose from, by id, as one value of bytes: a hundred thousand plans then cost this thread almost nothing. */
export async function packOffer(tx: Tx, { kind, filters, ad_categories, pinned_plans, pinned_bundles }: OfferSearch): Promise<PackedOffer> {
  const isWanted = [sql`plan.price > 0 and plan.reach > 0`, ...listConditions(filters), isInCategories(filters.categories, sql`true`)];
  const isPinned = sql`plan.id = any(${numbers(pinned_plans)})
    or plan.id in (select plan_id from bundle_plan where bundle_id = any(${numbers(pinned_bundles)}))`;
  const hasPinned = pinned_plans.length + pinned_bundles.length > 0;
  const { rows } = await tx.execute<{ bytes: Buffer }>(sql`
    select coalesce(string_agg(int8send(id) || int8send(publisher_id) || int8send(price) || int4send(reach) || int2send(is_suitable::int::int2) || int2send(score), ''::bytea), ''::bytea) as bytes
    from (
      select plan.id, plan.publisher_id, plan.price, plan.reach, publisher.score, ${isInCategories(ad_categories, sql`false`)} as is_suitable
      from media_plan plan join publisher on publisher.id = plan.publisher_id
      where ${isSoldAs(kind)} and (${sql.join(isWanted, sql` and `)} ${hasPinned ? sql`or ${isPinned}` : sql``})
      order by plan.id
    ) as offered`);
  const { rows: bundles } = await tx.execute<{ id: number; price: number; plan_ids: number[] }>(sql`
    select bundle.id, bundle.price, json_agg(bundle_plan.plan_id order by bundle_plan.plan_id) as plan_ids
    from bundle join bundle_plan on bundle_plan.bundle_id = bundle.id
    where bundle.media_type = ${kind.media_type} and bundle.content_type = ${kind.content_type} and bundle.is_active
    group by bundle.id order by bundle.id`);
  return { bytes: rows[0]?.bytes ?? Buffer.alloc(0), bundles };
}
