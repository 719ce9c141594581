import { eq, sql, type SQL } from 'drizzle-orm';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { holdsQuery } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';
import { mediaPlan, publisher } from '#features/publishers/publishers.tables.ts';
import { isSoldAs, numbers, planJson, type PlanRow } from './plan-sql.ts';

type Details = CallAnswer<'publishers', 'getMediaPlan'>;
export type InstagramPages = CallAnswer<'publishers', 'listInstagramPages'>;

export interface BundleRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly list_price: number;
  readonly reach: number;
  readonly plans: readonly PlanRow[];
}

export type PlanDetailsRow = PlanRow & Pick<Details, 'tariffs' | 'other_formats'> & { readonly score: number };

export interface KnownPlan {
  readonly id: number;
  readonly media_type: string;
  readonly content_type: string;
  readonly title: string;
  readonly price: number;
  readonly story_count: number;
  readonly is_sold: boolean;
}

/** Plans with these ids, sold or not, of any kind. */
export async function listKnownPlans(tx: Tx, ids: readonly number[]): Promise<KnownPlan[]> {
  return tx
    .select({
      id: mediaPlan.id,
      media_type: mediaPlan.media_type,
      content_type: mediaPlan.content_type,
      title: publisher.title,
      price: mediaPlan.price,
      story_count: mediaPlan.story_count,
      is_sold: sql<boolean>`${mediaPlan.is_active} and ${publisher.is_active}`,
    })
    .from(mediaPlan)
    .innerJoin(publisher, eq(publisher.id, mediaPlan.publisher_id))
    .where(sql`${mediaPlan.id} = any(${numbers(ids)})`);
}

/** Plans of a kind that can be bought, with these ids, in their order. */
export async function listPlansById(tx: Tx, kind: PlanKind, ids: readonly number[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  return readJson(
    tx,
    sql`select ${planJson} as row from media_plan plan join publisher on publisher.id = plan.publisher_id
    where ${isSoldAs(kind)} and plan.id = any(${numbers(ids)}) order by array_position(${numbers(ids)}, plan.id)`,
  );
}

/** Bundles of a kind whose plans can all be bought, by id; `ids` narrows them. */
export async function listBundles(tx: Tx, kind: PlanKind, ids?: readonly number[]): Promise<BundleRow[]> {
  const { rows } = await tx.execute<BundleRow & Record<string, unknown>>(sql`
    select bundle.id, bundle.title, bundle.description, bundle.price,
      sum(plan.price)::bigint as list_price, sum(plan.reach)::bigint as reach, json_agg(${planJson} order by plan.id) as plans
    from bundle join bundle_plan on bundle_plan.bundle_id = bundle.id
      join media_plan plan on plan.id = bundle_plan.plan_id join publisher on publisher.id = plan.publisher_id
    where bundle.media_type = ${kind.media_type} and bundle.content_type = ${kind.content_type} and bundle.is_active
      ${ids === undefined ? sql`` : sql`and bundle.id = any(${numbers(ids)})`}
    group by bundle.id having bool_and(${isSoldAs(kind)}) order by bundle.id`);
  return rows;
}

/** A plan that can be bought, with the other offers of its publisher. */
export async function findPlanDetails(tx: Tx, id: number): Promise<PlanDetailsRow | undefined> {
  const sameFormat = sql`other.content_type = plan.content_type`;
  const others = (condition: SQL, fields: SQL) => sql`(select coalesce(json_agg(json_build_object('plan_id', other.id, ${fields},
      'price', other.price, 'reach', other.reach) order by other.content_type, other.availability_hours, other.story_count, other.id), '[]')
    from media_plan other where other.publisher_id = plan.publisher_id and other.is_active and ${condition})`;
  const tariffs = others(sameFormat, sql`'availability_hours', other.availability_hours, 'story_count', other.story_count`);
  const formats = others(sql`not ${sameFormat}`, sql`'content_type', other.content_type`);
  const [row] = await readJson<PlanDetailsRow>(
    tx,
    sql`select (${planJson}::jsonb || jsonb_build_object('score', publisher.score, 'tariffs', ${tariffs}, 'other_formats', ${formats})) as row
      from media_plan plan join publisher on publisher.id = plan.publisher_id
      where plan.id = ${id} and plan.is_active and publisher.is_active`,
  );
  return row;
}

/** Instagram pages whose title or username has all the words, the largest first. */
export async function listInstagramPages(
  tx: Tx,
  words: readonly string[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<InstagramPages> {
  const conditions = [sql`media_type = 'INSTAGRAM' and is_active`, ...words.map((word) => holdsQuery(sql`search_text`, word))];
  const { rows } = await tx.execute<{ count: number; results: InstagramPages['results'] }>(sql`
    with matched as (select id, username, title, followers, page_type from publisher where ${sql.join(conditions, sql` and `)})
    select (select count(*)::int from matched) as count,
      (select coalesce(json_agg(page), '[]') from (select * from matched order by followers desc, id limit ${limit} offset ${offset}) page) as results`);
  return rows[0] ?? { count: 0, results: [] };
}

async function readJson<T>(tx: Tx, statement: SQL): Promise<T[]> {
  const { rows } = await tx.execute<{ row: T }>(statement);
  return rows.map(({ row }) => row);
}
