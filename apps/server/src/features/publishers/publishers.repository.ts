import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { PlatformPair } from '@jarchi/domain/platforms/platforms.ts';
import type { Tx } from '#infra/tenancy.ts';
import type { NumberRange, PlanFilters } from './publishers.filters.ts';
import { category, mediaPlan, publisher } from './publishers.tables.ts';

export type PlanOrdering = ParsedInput<'publishers', 'listMediaPlans'>['query']['ordering'];
type PlanAnswer = CallAnswer<'publishers', 'listMediaPlans'>;
export type PlanRow = Omit<PlanAnswer['results'][number], 'cost_per_thousand'>;

export interface PlanPage {
  readonly count: number;
  readonly results: readonly PlanRow[];
  readonly facets: PlanAnswer['facets'];
}

export interface PlanSearch {
  readonly pair: Pick<PlatformPair, 'media_type' | 'content_type'>;
  readonly filters: PlanFilters;
  /** Only these plans. */
  readonly ids: readonly number[] | undefined;
  /** Categories that make a plan more suitable. */
  readonly suits: readonly number[];
  readonly ordering: PlanOrdering;
  readonly limit: number;
  readonly offset: number;
  readonly areFacetsWanted: boolean;
}

/** A plan as it is sold, with what the publisher gets of its price. */
export type SoldPlan = Omit<
  PlanRow,
  'page_type' | 'followers' | 'categories' | 'reach_low' | 'reach_high' | 'is_reliable' | 'is_recommended' | 'will_provide_insight'
> & {
  readonly publisher_price: number;
};

/** One page of plans, how many there are, and how many in each category whatever categories are chosen: one statement. */
export async function listPlans(tx: Tx, search: PlanSearch): Promise<PlanPage> {
  const { categories } = search.filters;
  const facets = sql`(select coalesce(json_agg(json_build_object('id', facet.category_id, 'count', facet.count) order by facet.category_id), '[]')
    from (select pc.category_id, count(*)::int as count
          from matched join publisher_category pc on pc.publisher_id = matched.publisher_id group by pc.category_id) as facet)`;
  const answer = await tx.execute<{ count: number; results: PlanRow[]; categories: { id: number; count: number }[] | null }>(sql`
    with matched as (
      select plan.id, plan.publisher_id, plan.price, plan.reach, publisher.followers, publisher.is_recommended,
        plan.price::float8 * 1000 / nullif(plan.reach, 0) as cost_per_thousand,
        ${isInCategories(categories, sql`true`)} as is_chosen, ${isInCategories(search.suits, sql`false`)} as is_suitable
      from media_plan plan join publisher on publisher.id = plan.publisher_id
      where ${sql.join(conditionsOf(search), sql` and `)}
    ), page as (
      select id, row_number() over () as place
      from (select id from matched where is_chosen order by ${orderOf(search.ordering)}, id limit ${search.limit} offset ${search.offset}) as chosen
    )
    select
      (select count(*)::int from matched where is_chosen) as count,
      (select coalesce(json_agg(${planJson} order by page.place), '[]')
       from page join media_plan plan on plan.id = page.id join publisher on publisher.id = plan.publisher_id) as results,
      ${search.areFacetsWanted ? facets : sql`null::json`} as categories`);
  const row = answer.rows[0];
  if (!row) throw new Error('a select without from gives one row');
  return { count: row.count, results: row.results, facets: row.categories && { categories: row.categories } };
}

const planJson = sql`json_build_object(
  'id', plan.id, 'publisher_id', plan.publisher_id, 'media_type', plan.media_type, 'content_type', plan.content_type,
  'title', publisher.title, 'username', publisher.username, 'page_type', publisher.page_type, 'followers', publisher.followers,
  'categories', (select coalesce(json_agg(json_build_object('id', category.id, 'title_fa', category.title_fa) order by category.id), '[]')
    from publisher_category pc join category on category.id = pc.category_id where pc.publisher_id = publisher.id),
  'price', plan.price, 'availability_hours', plan.availability_hours,
  'reach', plan.reach, 'reach_low', plan.reach_low, 'reach_high', plan.reach_high,
  'is_reliable', publisher.is_reliable, 'is_recommended', publisher.is_recommended, 'will_provide_insight', publisher.will_provide_insight)`;

/** An array goes as one parameter; drizzle would spread it into a list, which may not be empty. */
const numbers = (values: readonly number[]): SQL => sql`${sql.param(values)}::bigint[]`;
const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

function isInCategories(ids: readonly number[] | undefined, otherwise: SQL): SQL {
  if (ids === undefined || ids.length === 0) return otherwise;
  return sql`publisher.id in (select publisher_id from publisher_category where category_id = any(${numbers(ids)}))`;
}

function conditionsOf({ pair, filters, ids }: PlanSearch): SQL[] {
  const conditions = [
    sql`plan.media_type = ${pair.media_type} and plan.content_type = ${pair.content_type} and plan.is_active and publisher.is_active`,
  ];
  if (ids) conditions.push(sql`plan.id = any(${numbers(ids)})`);
  for (const word of filters.words) conditions.push(sql`publisher.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  conditions.push(...holds(sql`plan.price`, filters.price));
  conditions.push(...holds(sql`publisher.followers`, filters.followers));
  if (filters.pageType) conditions.push(sql`publisher.page_type = any(${texts(filters.pageType)})`);
  if (filters.availabilityHours) conditions.push(sql`plan.availability_hours = any(${numbers(filters.availabilityHours)})`);
  if (filters.isRecommendedOnly) conditions.push(sql`publisher.is_recommended`);
  if (filters.isInsightOnly) conditions.push(sql`publisher.will_provide_insight`);
  return conditions;
}

function holds(column: SQL, range: NumberRange | undefined): SQL[] {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  return [...(from === null ? [] : [sql`${column} >= ${from}::bigint`]), ...(to === null ? [] : [sql`${column} <= ${to}::bigint`])];
}

function orderOf(ordering: PlanOrdering): SQL {
  if (ordering === 'suitable') return sql`is_suitable desc, is_recommended desc, cost_per_thousand asc nulls last`;
  const [, descends, column] = /^(-?)(.*)$/.exec(ordering) ?? [];
  return sql`${sql.identifier(column ?? 'id')} ${descends ? sql`desc` : sql`asc`} nulls last`;
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
