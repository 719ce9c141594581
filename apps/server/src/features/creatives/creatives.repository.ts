import { and, desc, eq, inArray } from 'drizzle-orm';
import { doorway } from '#infra/store/doorway.tables.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { mediaFile } from './creatives.tables.ts';

export type MediaFileRecord = typeof mediaFile.$inferSelect;
export type NewMediaFile = typeof mediaFile.$inferInsert;

const DOORWAY_KIND = 'media';

/** Stores a file, and the doorway to it by the hash of its public key. */
export async function insertMediaFile(tx: Tx, values: NewMediaFile, keyHash: string): Promise<MediaFileRecord> {
  const [row] = await tx.insert(mediaFile).values(values).returning();
  if (!row) throw new Error('the file was not inserted');
  await tx.insert(doorway).values({ kind: DOORWAY_KIND, key_hash: keyHash, account_id: row.account_id, subject_id: row.id });
  return row;
}

/** When the `nth` latest file of the account was stored, in milliseconds. */
export async function findNthLatestFile(tx: Tx, accountId: number, nth: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ created: mediaFile.created })
    .from(mediaFile)
    .where(eq(mediaFile.account_id, accountId))
    .orderBy(desc(mediaFile.created))
    .limit(1)
    .offset(nth - 1);
  return row?.created.getTime();
}

export async function listMediaFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<MediaFileRecord[]> {
  return tx
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.account_id, accountId), inArray(mediaFile.id, [...ids])));
}

/** The account and the file behind a key; runs as the owner, since the account is not known yet. */
export async function findMediaDoorway(tx: Tx, keyHash: string): Promise<{ account_id: number; subject_id: number } | undefined> {
  const [row] = await tx
    .select({ account_id: doorway.account_id, subject_id: doorway.subject_id })
    .from(doorway)
    .where(and(eq(doorway.kind, DOORWAY_KIND), eq(doorway.key_hash, keyHash)));
  return row;
}

const oneFile = (accountId: number, id: number) => and(eq(mediaFile.account_id, accountId), eq(mediaFile.id, id));

/** Replaces the small picture of a file; returns the file's new row, and the key of the former picture. */
export async function replaceThumb(
  tx: Tx,
  accountId: number,
  id: number,
  thumbKey: string,
): Promise<{ row: MediaFileRecord; before: string | null } | undefined> {
  const [held] = await tx.select({ before: mediaFile.thumb_key }).from(mediaFile).where(oneFile(accountId, id)).for('update');
  const [row] = await tx.update(mediaFile).set({ thumb_key: thumbKey }).where(oneFile(accountId, id)).returning();
  return held && row && { row, before: held.before };
}
