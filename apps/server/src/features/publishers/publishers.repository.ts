import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import type { PlanRow } from '#features/publishers/catalogue/plan-sql.ts';
import { category, mediaPlan, publisher } from './publishers.tables.ts';

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
