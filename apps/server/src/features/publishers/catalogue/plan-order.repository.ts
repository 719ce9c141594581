import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import type { PlanFilters, PlanKind } from '#features/publishers/publishers.filters.ts';
import { listConditions, isInCategories, isSoldAs, numbers, getOrder, planJson, type PlanOrdering, type PlanRow } from './plan-sql.ts';

/** Which plans are looked for, and in which order. */
export interface PlanChoice {
  readonly pair: PlanKind;
  readonly filters: PlanFilters;
  /** Only these plans. */
  readonly ids: readonly number[] | undefined;
  /** Categories that make a plan more suitable. */
  readonly suits: readonly number[];
  readonly ordering: PlanOrdering;
}

/** Ids of plans, one after another. */
export type PlanOrder = Float64Array;

/** Selects the plans of a choice with the columns of the orderings; with facets also those of other categories, which are not `is_chosen`. */
export function matchPlans({ pair, filters, ids, suits }: PlanChoice, areFacetsWanted: boolean): SQL {
  const conditions = [isSoldAs(pair), ...listConditions(filters)];
  if (ids) conditions.push(sql`plan.id = any(${numbers(ids)})`);
  // Facets count the plans of other categories too; without them a join looks at the chosen ones alone, a publisher of two of them twice.
  const joined = areFacetsWanted ? [] : (filters.categories ?? []);
  return sql`
    select ${joined.length > 1 ? sql`distinct on (plan.id)` : sql``} plan.id, plan.publisher_id, plan.price, plan.reach,
      publisher.followers, publisher.is_recommended, plan.price::float8 * 1000 / nullif(plan.reach, 0) as cost_per_thousand,
      ${areFacetsWanted ? isInCategories(filters.categories, sql`true`) : sql`true`} as is_chosen,
      ${isInCategories(suits, sql`false`)} as is_suitable
    from media_plan plan join publisher on publisher.id = plan.publisher_id
      ${joined.length > 0 ? sql`join publisher_category chosen on chosen.publisher_id = publisher.id and chosen.category_id = any(${numbers(joined)})` : sql``}
    where ${sql.join(conditions, sql` and `)}`;
}

/** All plans of a choice in their order: one value of bytes, so that a hundred thousand ids cost this thread next to nothing. */
export async function readPlanOrder(tx: Tx, choice: PlanChoice): Promise<PlanOrder> {
  // Sorted before it is gathered: an aggregate that orders for itself takes twice the time.
  const { rows } = await tx.execute<{ ids: Uint8Array }>(sql`
    with matched as (${matchPlans(choice, false)})
    select coalesce(string_agg(float8send(id::float8), ''::bytea), ''::bytea) as ids
    from (select id from matched order by ${getOrder(choice.ordering)}, id) as ordered`);
  // A copy of its own, for it has to begin where a number may; PostgreSQL sends the high byte first.
  const bytes = Buffer.from(new Uint8Array(rows[0]?.ids ?? []).buffer).swap64();
  return new Float64Array(bytes.buffer);
}

/** Plans with these ids in their order, also those that have left since the order was made: whether they can be bought is asked again. */
export async function listPlansInOrder(tx: Tx, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ row: PlanRow }>(sql`
    select ${planJson} as row from media_plan plan join publisher on publisher.id = plan.publisher_id
    where plan.id = any(${numbers(ids)}) order by array_position(${numbers(ids)}, plan.id)`);
  return rows.map(({ row }) => row);
}
