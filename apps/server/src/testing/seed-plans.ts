import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { category, mediaPlan, publisher, publisherCategory } from '#features/publishers/publishers.tables.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';

export interface PlanSeed {
  readonly media_type?: MediaType;
  readonly content_type?: ContentType;
  readonly price?: number;
  readonly publisher_price?: number;
  readonly availability_hours?: number;
  readonly story_count?: number;
  readonly reach?: number;
}

export type SeededPlan = typeof mediaPlan.$inferSelect;

let count = 0;

/** New publishers with one plan each, all active, in one category. */
export function seedPlans(tenancy: Tenancy, plans: number, seed: PlanSeed = {}): Promise<SeededPlan[]> {
  const {
    media_type = 'INSTAGRAM',
    content_type = 'STORY',
    price = 1_000_000,
    publisher_price = Math.floor(price * 0.8),
    availability_hours = 24,
    story_count = 1,
    reach = 20_000,
  } = seed;
  return tenancy.withSystem(async (tx) => {
    await tx.insert(category).values({ id: 1, title_fa: 'test' }).onConflictDoNothing();
    const rows = Array.from({ length: plans }, () => {
      const username = `publisher_${++count}`;
      const flags = { is_reliable: true, is_recommended: false, will_provide_insight: true };
      return {
        media_type,
        username,
        title: username,
        search_text: foldForSearch(username),
        page_type: 'public',
        followers: 50_000,
        score: 7,
        ...flags,
      };
    });
    const publishers = await tx.insert(publisher).values(rows).returning({ id: publisher.id });
    await tx.insert(publisherCategory).values(publishers.map(({ id }) => ({ publisher_id: id, category_id: 1 })));
    const figures = { reach, reach_low: Math.floor(reach * 0.7), reach_high: Math.ceil(reach * 1.3) };
    const offers = publishers.map(({ id }) => ({
      publisher_id: id,
      media_type,
      content_type,
      price,
      publisher_price,
      availability_hours,
      story_count,
      ...figures,
    }));
    return tx.insert(mediaPlan).values(offers).returning();
  });
}
