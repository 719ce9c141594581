import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import { campaignNote } from './notes.tables.ts';

export type NoteRecord = typeof campaignNote.$inferSelect;
export type NoteText = Pick<NoteRecord, 'at' | 'text'>;

/** A note in the address of its campaign. */
export interface NoteKey {
  readonly campaign: number;
  readonly note: number;
}

const noteAt = (accountId: number, { campaign: campaignId, note }: NoteKey): SQL | undefined =>
  and(eq(campaignNote.account_id, accountId), eq(campaignNote.campaign_id, campaignId), eq(campaignNote.id, note));

export async function listNotes(tx: Tx, accountId: number, campaignId: number): Promise<NoteRecord[]> {
  return tx
    .select()
    .from(campaignNote)
    .where(and(eq(campaignNote.account_id, accountId), eq(campaignNote.campaign_id, campaignId)))
    .orderBy(asc(campaignNote.at), asc(campaignNote.id));
}

export async function hasCampaign(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, id)));
  return rows.length > 0;
}

/** Locks the campaign of new notes, so that two at once do not pass its limit; false if there is none. */
export async function lockNotes(tx: Tx, accountId: number, campaignId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.account_id, accountId), eq(campaign.id, campaignId)))
    .for('update');
  return rows.length > 0;
}

export async function countNotes(tx: Tx, accountId: number, campaignId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(campaignNote)
    .where(and(eq(campaignNote.account_id, accountId), eq(campaignNote.campaign_id, campaignId)));
  return row?.count ?? 0;
}

export async function insertNote(tx: Tx, note: Omit<NoteRecord, 'id'>): Promise<NoteRecord> {
  const [row] = await tx.insert(campaignNote).values(note).returning();
  if (!row) throw new Error('a new note has no row');
  return row;
}

export async function updateNote(tx: Tx, accountId: number, key: NoteKey, change: NoteText): Promise<NoteRecord | undefined> {
  const [row] = await tx.update(campaignNote).set(change).where(noteAt(accountId, key)).returning();
  return row;
}

/** False if there is no such note. */
export async function deleteNote(tx: Tx, accountId: number, key: NoteKey): Promise<boolean> {
  const rows = await tx.delete(campaignNote).where(noteAt(accountId, key)).returning({ id: campaignNote.id });
  return rows.length > 0;
}
