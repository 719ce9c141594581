import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import type { PlanFilters, PlanKind } from '#features/publishers/publishers.filters.ts';
import { listConditions, isInCategories, isSoldAs, numbers, getOrder, planJson, type PlanOrdering, type PlanRow } from './plan-sql.ts';

/** Which plans are searched for, and in which order. */
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

/**
 * Selects the plans of a choice with the columns of the orderings; with facets also plans of other categories, where `is_chosen` is false.
 */
export function matchPlans({ pair, filters, ids, suits }: PlanChoice, areFacetsWanted: boolean): SQL {
  const conditions = [isSoldAs(pair), ...listConditions(filters)];
  if (ids) conditions.push(sql`plan.id = any(${numbers(ids)})`);
  // Facets also count plans of other categories. Without facets a join reads the chosen ones alone; it finds a publisher of two of them
  // twice.
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

/** All plans of a choice in their order, as one value of bytes: a hundred thousand ids then cost this thread almost nothing. */
export async function readPlanOrder(tx: Tx, choice: PlanChoice): Promise<PlanOrder> {
  // Sorted before the aggregate: one that sorts by itself takes twice the time.
  const { rows } = await tx.execute<{ ids: Uint8Array }>(sql`
    with matched as (${matchPlans(choice, false)})
    select coalesce(string_agg(float8send(id::float8), ''::bytea), ''::bytea) as ids
    from (select id from matched order by ${getOrder(choice.ordering)}, id) as ordered`);
  // A copy, since a Float64Array must begin at a multiple of 8 bytes; PostgreSQL sends the high byte first.
  const bytes = Buffer.from(new Uint8Array(rows[0]?.ids ?? []).buffer).swap64();
  return new Float64Array(bytes.buffer);
}

/**
 * Plans with these ids, in their order, including those that left since the order was made: a later check decides whether they can be
 * bought.
 */
export async function listPlansInOrder(tx: Tx, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ row: PlanRow }>(sql`
    select ${planJson} as row from media_plan plan join publisher on publisher.id = plan.publisher_id
    where plan.id = any(${numbers(ids)}) order by array_position(${numbers(ids)}, plan.id)`);
  return rows.map(({ row }) => row);
}
