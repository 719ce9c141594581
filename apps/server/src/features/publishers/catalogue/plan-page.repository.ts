import { sql } from 'drizzle-orm';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { matchPlans, type PlanChoice } from './plan-order.repository.ts';
import { getOrder, planJson, type PlanRow } from './plan-sql.ts';

type ListAnswer = CallAnswer<'publishers', 'listMediaPlans'>;

export interface PlanPage {
  readonly count: number;
  readonly results: readonly PlanRow[];
  readonly facets: ListAnswer['facets'];
}

/** A page of a choice of plans. */
export interface PlanSearch extends PlanChoice {
  readonly limit: number;
  readonly offset: number;
  readonly areFacetsWanted: boolean;
}

/** One page of plans, their number, and the number in each category as if no category was chosen: one statement. */
export async function listPlans(tx: Tx, search: PlanSearch): Promise<PlanPage> {
  const { areFacetsWanted } = search;
  const facets = sql`(select coalesce(json_agg(json_build_object('id', facet.category_id, 'count', facet.count) order by facet.category_id), '[]')
    from (select pc.category_id, count(*)::int as count
          from matched join publisher_category pc on pc.publisher_id = matched.publisher_id group by pc.category_id) as facet)`;
  const answer = await tx.execute<{ count: number; results: PlanRow[]; categories: { id: number; count: number }[] | null }>(sql`
    with matched as (${matchPlans(search, areFacetsWanted)}
    ), page as (
      select id, row_number() over () as place
      from (select id from matched where is_chosen order by ${getOrder(search.ordering)}, id limit ${search.limit} offset ${search.offset}) as chosen
    )
    select
      (select count(*)::int from matched where is_chosen) as count,
      (select coalesce(json_agg(${planJson} order by page.place), '[]')
       from page join media_plan plan on plan.id = page.id join publisher on publisher.id = plan.publisher_id) as results,
      ${areFacetsWanted ? facets : sql`null::json`} as categories`);
  const row = answer.rows[0];
  if (!row) throw new Error('a select without from gives one row');
  return { count: row.count, results: row.results, facets: row.categories && { categories: row.categories } };
}
