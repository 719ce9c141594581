import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { matchPlans, type PlanChoice } from '#features/publishers/catalogue/plan-order.repository.ts';
import { getOrder, planJson, type PlanRow } from '#features/publishers/catalogue/plan-sql.ts';
import { category, mediaPlan, publisher } from './publishers.tables.ts';

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

/** A plan as it is sold, with the publisher's part of its price. */
export type SoldPlan = Omit<
  PlanRow,
  | 'page_type'
  | 'followers'
  | 'categories'
  | 'story_count'
  | 'reach_low'
  | 'reach_high'
  | 'is_reliable'
  | 'is_recommended'
  | 'will_provide_insight'
> & {
  readonly publisher_price: number;
  readonly story_count: number;
};

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

/** Active plans of active publishers with these ids, in the order of ids. */
export async function listSoldPlans(tx: Tx, ids: readonly number[]): Promise<SoldPlan[]> {
  return tx
    .select({
      id: mediaPlan.id,
      publisher_id: mediaPlan.publisher_id,
      media_type: mediaPlan.media_type,
      content_type: mediaPlan.content_type,
      title: publisher.title,
      username: publisher.username,
      price: mediaPlan.price,
      publisher_price: mediaPlan.publisher_price,
      availability_hours: mediaPlan.availability_hours,
      story_count: mediaPlan.story_count,
      reach: mediaPlan.reach,
    })
    .from(mediaPlan)
    .innerJoin(publisher, eq(publisher.id, mediaPlan.publisher_id))
    .where(and(inArray(mediaPlan.id, [...ids]), eq(mediaPlan.is_active, true), eq(publisher.is_active, true)))
    .orderBy(asc(mediaPlan.id));
}

export async function listCategories(tx: Tx): Promise<{ id: number; title_fa: string }[]> {
  return tx.select().from(category).orderBy(asc(category.id));
}
