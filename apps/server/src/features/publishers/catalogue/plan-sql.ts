import { sql, type SQL } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { costPerThousand } from '@jarchi/domain/money/money.ts';
import { holdsQuery } from '#infra/store/sql/like-patterns.ts';
import type { NumberRange, PlanFilters, PlanKind } from '#features/publishers/publishers.filters.ts';

export type PlanOrdering = ParsedInput<'publishers', 'listMediaPlans'>['query']['ordering'];
export type PlanAnswer = CallAnswer<'publishers', 'listMediaPlans'>['results'][number];
/** A plan as the statements return it. */
export type PlanRow = Omit<PlanAnswer, 'cost_per_thousand'>;

export function withCost(plan: PlanRow): PlanAnswer {
  return { ...plan, cost_per_thousand: costPerThousand(plan.price, plan.reach) };
}

/** A PlanRow from the tables `plan` and `publisher`. */
export const planJson = sql`json_build_object(
  'id', plan.id, 'publisher_id', plan.publisher_id, 'media_type', plan.media_type, 'content_type', plan.content_type,
  'title', publisher.title, 'username', publisher.username, 'page_type', publisher.page_type, 'followers', publisher.followers,
  'categories', (select coalesce(json_agg(json_build_object('id', category.id, 'title_fa', category.title_fa) order by category.id), '[]')
    from publisher_category pc join category on category.id = pc.category_id where pc.publisher_id = publisher.id),
  'price', plan.price, 'availability_hours', plan.availability_hours, 'story_count', plan.story_count,
  'reach', plan.reach, 'reach_low', plan.reach_low, 'reach_high', plan.reach_high,
  'is_reliable', publisher.is_reliable, 'is_recommended', publisher.is_recommended, 'will_provide_insight', publisher.will_provide_insight)`;

/** An array as one parameter; drizzle would spread it into a list, which may not be empty. */
export const numbers = (values: readonly number[]): SQL => sql`${sql.param(values)}::bigint[]`;
const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;

/** Plans of a kind that can be bought, with any filters. */
export function isSoldAs({ media_type, content_type, stories }: PlanKind): SQL {
  const sold = sql`plan.media_type = ${media_type} and plan.content_type = ${content_type} and plan.is_active
    and publisher.media_type = ${media_type} and publisher.is_active`;
  return sql.join([sold, ...holds(sql`plan.story_count`, stories)], sql` and `);
}

export function isInCategories(ids: readonly number[] | undefined, otherwise: SQL): SQL {
  if (ids === undefined || ids.length === 0) return otherwise;
  return sql`exists (select 1 from publisher_category pc where pc.publisher_id = publisher.id and pc.category_id = any(${numbers(ids)}))`;
}

/** All conditions of the filters, except for their categories. */
export function listConditions(filters: PlanFilters): SQL[] {
  const conditions = filters.words.map((word) => holdsQuery(sql`publisher.search_text`, word));
  conditions.push(...holds(sql`plan.price`, filters.price));
  conditions.push(...holds(sql`publisher.followers`, filters.followers));
  conditions.push(...holds(sql`plan.story_count`, filters.storyNumber));
  conditions.push(...holds(sql`publisher.score`, filters.score));
  if (filters.pageType) conditions.push(sql`publisher.page_type = any(${texts(filters.pageType)})`);
  if (filters.availabilityHours) conditions.push(sql`plan.availability_hours = any(${numbers(filters.availabilityHours)})`);
  if (filters.isRecommendedOnly) conditions.push(sql`publisher.is_recommended`);
  if (filters.isInsightOnly) conditions.push(sql`publisher.will_provide_insight`);
  if (filters.isReliableOnly) conditions.push(sql`publisher.is_reliable`);
  return conditions;
}

export function holds(column: SQL, range: NumberRange | undefined): SQL[] {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  return [...(from === null ? [] : [sql`${column} >= ${from}::bigint`]), ...(to === null ? [] : [sql`${column} <= ${to}::bigint`])];
}

/** For a query with is_suitable, is_recommended, cost_per_thousand and the columns of the orderings. */
export function getOrder(ordering: PlanOrdering): SQL {
  if (ordering === 'suitable') return sql`is_suitable desc, is_recommended desc, cost_per_thousand asc nulls last`;
  const [, descends, column] = /^(-?)(.*)$/.exec(ordering) ?? [];
  return sql`${sql.identifier(column ?? 'id')} ${descends ? sql`desc` : sql`asc`} nulls last`;
}
