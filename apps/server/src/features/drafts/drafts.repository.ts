import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Statement } from '#infra/store/pipelined.ts';
import type { RequestKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { draft } from './drafts.tables.ts';

export type DraftRecord = typeof draft.$inferSelect;
export type DraftChange = Pick<DraftRecord, 'draft_step' | 'data' | 'updated_at'>;

const living = (accountId: number, id: number): SQL | undefined =>
  and(eq(draft.account_id, accountId), eq(draft.id, id), isNull(draft.deleted_at));

export async function findDraft(tx: Tx, accountId: number, id: number): Promise<DraftRecord | undefined> {
  const [row] = await tx.select().from(draft).where(living(accountId, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockDraft(tx: Tx, accountId: number, id: number): Promise<DraftRecord | undefined> {
  const [row] = await tx.select().from(draft).where(living(accountId, id)).for('update');
  return row;
}

export async function findDraftByKey(tx: Tx, accountId: number, key: string): Promise<DraftRecord | undefined> {
  const [row] = await tx
    .select()
    .from(draft)
    .where(and(eq(draft.account_id, accountId), eq(draft.idempotency_key, key)));
  return row;
}

/** Drafts that no campaign was made of, newest first. */
export async function listUnusedDrafts(
  tx: Tx,
  accountId: number,
  limit: number,
  offset: number,
): Promise<{ count: number; rows: DraftRecord[] }> {
  const unused = and(eq(draft.account_id, accountId), isNull(draft.deleted_at), isNull(draft.campaign));
  const [total] = await tx.select({ count: count() }).from(draft).where(unused);
  const rows = await tx.select().from(draft).where(unused).orderBy(desc(draft.updated_at), desc(draft.id)).limit(limit).offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** Columns of a draft that the store sets. */
export type DraftMarks = Pick<DraftRecord, 'id' | 'campaign' | 'version'>;

/** When the `nth` latest draft of the account was started, in milliseconds; deleted ones count. */
export async function findNthLatestDraft(tx: Tx, accountId: number, nth: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ created: draft.created })
    .from(draft)
    .where(eq(draft.account_id, accountId))
    .orderBy(desc(draft.created))
    .limit(1)
    .offset(nth - 1);
  return row?.created.getTime();
}

/** How many drafts may be started: `limit` since `since`; undefined is no limit. */
export interface DraftAllowance {
  readonly limit: number;
  readonly since: Date;
}

/**
 * `insertDraft` as one statement, for drafts that need no other check. Returns no row when the key was used before, or when the allowance
 * is used up: then the key stays free.
 */
export function insertDraftStatement(
  accountId: number,
  { key, fingerprint }: RequestKey,
  { draft_step, data, updated_at }: DraftChange,
  allowance: DraftAllowance | undefined,
): Statement {
  return {
    name: 'draft_insert',
    text: `with taken as (
        insert into request_key (account_id, idempotency_key, fingerprint) select $1::bigint, $2::text, $3::text
         where $7::int is null or not exists (
           select 1 from (select created from draft where account_id = $1::bigint order by created desc limit 1 offset $7::int - 1) oldest
            where oldest.created > $8::timestamptz)
        on conflict do nothing returning account_id)
      insert into draft (account_id, idempotency_key, draft_step, data, updated_at, created)
        select account_id, $2::text, $4::text, $5::jsonb, $6::timestamptz, $6::timestamptz from taken
      on conflict (account_id, idempotency_key) do nothing returning id, campaign, version`,
    values: [accountId, key, fingerprint, draft_step, JSON.stringify(data), updated_at, allowance?.limit ?? null, allowance?.since ?? null],
  };
}

/** Undefined when the key was used before. */
export async function insertDraft(tx: Tx, accountId: number, key: string, values: DraftChange): Promise<DraftRecord | undefined> {
  const [row] = await tx
    .insert(draft)
    .values({ account_id: accountId, idempotency_key: key, created: values.updated_at, ...values })
    .onConflictDoNothing({ target: [draft.account_id, draft.idempotency_key] })
    .returning();
  return row;
}

export async function saveDraft(tx: Tx, accountId: number, id: number, change: DraftChange): Promise<DraftRecord> {
  const [row] = await tx
    .update(draft)
    .set({ ...change, version: sql`${draft.version} + 1` })
    .where(living(accountId, id))
    .returning();
  if (!row) throw new Error('a draft that was locked is gone');
  return row;
}

export async function setDraftCampaign(tx: Tx, accountId: number, id: number, campaignId: number): Promise<void> {
  await tx
    .update(draft)
    .set({ campaign: campaignId })
    .where(and(eq(draft.account_id, accountId), eq(draft.id, id)));
}

/** Returns whether there was a draft to delete. */
export async function markDeleted(tx: Tx, accountId: number, id: number, at: Date): Promise<boolean> {
  const rows = await tx.update(draft).set({ deleted_at: at }).where(living(accountId, id)).returning({ id: draft.id });
  return rows.length > 0;
}
