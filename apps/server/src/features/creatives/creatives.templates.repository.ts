import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { MediaFileRecord } from './creatives.repository.ts';
import { mediaFile, mediaTemplate } from './creatives.tables.ts';

export type TemplateRecord = typeof mediaTemplate.$inferSelect;

export interface TemplateQuery {
  readonly media_type?: MediaType | undefined;
  readonly content_type?: ContentType | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function insertTemplate(tx: Tx, values: typeof mediaTemplate.$inferInsert): Promise<TemplateRecord> {
  const [row] = await tx.insert(mediaTemplate).values(values).returning();
  if (!row) throw new Error('the template was not inserted');
  return row;
}

/** Newest first, each with its file. */
export async function listTemplates(
  tx: Tx,
  accountId: number,
  { media_type, content_type, limit, offset }: TemplateQuery,
): Promise<{ count: number; rows: { template: TemplateRecord; file: MediaFileRecord }[] }> {
  const wanted = and(
    eq(mediaTemplate.account_id, accountId),
    isNull(mediaTemplate.deleted_at),
    media_type && eq(mediaTemplate.media_type, media_type),
    content_type && eq(mediaTemplate.content_type, content_type),
  );
  const [total] = await tx.select({ count: count() }).from(mediaTemplate).where(wanted);
  const rows = await tx
    .select({ template: mediaTemplate, file: mediaFile })
    .from(mediaTemplate)
    .innerJoin(mediaFile, and(eq(mediaFile.account_id, mediaTemplate.account_id), eq(mediaFile.id, mediaTemplate.media_file_id)))
    .where(wanted)
    .orderBy(desc(mediaTemplate.created), desc(mediaTemplate.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** Returns whether there was a template to remove. */
export async function removeTemplate(tx: Tx, accountId: number, id: number, at: Date): Promise<boolean> {
  const living = and(eq(mediaTemplate.account_id, accountId), eq(mediaTemplate.id, id), isNull(mediaTemplate.deleted_at));
  const rows = await tx.update(mediaTemplate).set({ deleted_at: at }).where(living).returning({ id: mediaTemplate.id });
  return rows.length > 0;
}
