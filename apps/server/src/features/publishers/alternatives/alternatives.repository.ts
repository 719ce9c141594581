import { sql, type SQL } from 'drizzle-orm';
import type { ComparedPlan } from '@jarchi/domain/publishers/nearest-plans.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { holds, isSoldAs, numbers } from '#features/publishers/catalogue/plan-sql.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';

/** A plan, and plans of the same tariff with a similar price. */
export interface Substitutes {
  readonly plan: ComparedPlan;
  readonly candidates: readonly ComparedPlan[];
}

/**
 * How many plans are read on each side of the price: from publishers with a category in common, and from any. Read by the index of prices,
 * so that a large market takes no longer.
 */
const IN_CATEGORY = 100;
const IN_ANY = 40;

const compared = (plan: string): SQL =>
  sql.raw(`json_build_object('id', ${plan}.id, 'reach', ${plan}.reach, 'price', ${plan}.price, 'categories',
  (select coalesce(json_agg(category_id), '[]') from publisher_category where publisher_id = ${plan}.publisher_id))`);

/**
 * For plans of a kind, sold or not, those that could replace them; never plans of their own publishers or of the publishers of `selected`.
 */
export async function listSubstitutes(tx: Tx, kind: PlanKind, ids: readonly number[], selected: readonly number[]): Promise<Substitutes[]> {
  // A plan that never fitted the campaign's number of stories is replaced by any that does.
  const isFitting = sql.join([sql`true`, ...holds(sql`gone.story_count`, kind.stories)], sql` and `);
  const sameStories = sql`(plan.story_count = gone.story_count or not (${isFitting}))`;
  const near = (side: SQL, order: SQL, condition: SQL, limit: number) => sql`(
    select plan.id, plan.publisher_id, plan.price, plan.reach from media_plan plan join publisher on publisher.id = plan.publisher_id
    where ${isSoldAs(kind)} and ${side} and plan.availability_hours = gone.availability_hours and ${sameStories}
      and plan.price > 0 and plan.reach > 0 and plan.publisher_id <> all(array(select publisher_id from taken)) and ${condition}
    order by ${order}, plan.id limit ${limit})`;
  const hasCategory = sql`exists (select 1 from publisher_category mine join publisher_category theirs on theirs.category_id = mine.category_id
    where mine.publisher_id = gone.publisher_id and theirs.publisher_id = plan.publisher_id)`;
  const dearer = [sql`plan.price >= gone.price`, sql`plan.price`] as const;
  const cheaper = [sql`plan.price < gone.price`, sql`plan.price desc`] as const;
  const { rows } = await tx.execute<{ plan: ComparedPlan; candidates: ComparedPlan[] }>(sql`
    with taken as (
      select distinct publisher_id from media_plan where id = any(${numbers([...ids, ...selected])})
    )
    select ${compared('gone')} as plan, (select coalesce(json_agg(${compared('near')}), '[]') from (
      ${near(...dearer, hasCategory, IN_CATEGORY)} union ${near(...cheaper, hasCategory, IN_CATEGORY)}
      union ${near(...dearer, sql`true`, IN_ANY)} union ${near(...cheaper, sql`true`, IN_ANY)}) near) as candidates
    from media_plan gone
    where gone.id = any(${numbers(ids)}) and gone.media_type = ${kind.media_type} and gone.content_type = ${kind.content_type}`);
  return rows;
}
