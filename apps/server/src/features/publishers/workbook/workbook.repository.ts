import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { numbers } from '#features/publishers/catalogue/plan-sql.ts';
import { bundle, mediaPlan, publisher } from '#features/publishers/publishers.tables.ts';

export interface KnownBundle {
  readonly id: number;
  readonly media_type: string;
  readonly content_type: string;
}

/** Bundles with these ids, sold or not, of any kind. */
export async function listKnownBundles(tx: Tx, ids: readonly number[]): Promise<KnownBundle[]> {
  return tx
    .select({ id: bundle.id, media_type: bundle.media_type, content_type: bundle.content_type })
    .from(bundle)
    .where(sql`${bundle.id} = any(${numbers(ids)})`);
}

/** Scores of publishers by plan, for staff. */
export async function listScores(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: mediaPlan.id, score: publisher.score })
    .from(mediaPlan)
    .innerJoin(publisher, eq(publisher.id, mediaPlan.publisher_id))
    .where(inArray(mediaPlan.id, [...ids]));
  return new Map(rows.map(({ id, score }) => [id, score]));
}
