import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, lte, min, notInArray, sql } from 'drizzle-orm';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { channelDelivery, channelLine, type DeliveryState } from './channels.tables.ts';

export type DeliveryRecord = typeof channelDelivery.$inferSelect;
export type NewDelivery = typeof channelDelivery.$inferInsert;

/** Adds messages, except those that were added before; returns those that are new. */
export async function insertDeliveries(tx: Tx, rows: readonly NewDelivery[]): Promise<DeliveryRecord[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(channelDelivery)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export interface Claim {
  readonly now: Date;
  readonly leasedUntil: Date;
  readonly limit: number;
}

/**
 * Takes the messages that are due, each as a new attempt, oldest first; and with one of a digest all that belong to the same digest. They
 * are `sending` from here on, whatever happens to this process.
 */
export async function claimDeliveries(tx: Tx, channel: Channel, { now, leasedUntil, limit }: Claim): Promise<DeliveryRecord[]> {
  const isDue = and(eq(channelDelivery.channel, channel), eq(channelDelivery.state, 'waiting'), lte(channelDelivery.run_at, now));
  const first = await tx
    .select({ id: channelDelivery.id, user_id: channelDelivery.user_id, is_digest: channelDelivery.is_digest })
    .from(channelDelivery)
    .where(isDue)
    .orderBy(asc(channelDelivery.run_at), asc(channelDelivery.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const readers = [...new Set(first.filter(({ is_digest }) => is_digest).map(({ user_id }) => user_id))];
  const rest =
    readers.length === 0
      ? []
      : await tx
          .select({ id: channelDelivery.id })
          .from(channelDelivery)
          .where(and(isDue, eq(channelDelivery.is_digest, true), inArray(channelDelivery.user_id, readers)))
          .for('update', { skipLocked: true });
  const ids = [...new Set([...first, ...rest].map(({ id }) => id))];
  if (ids.length === 0) return [];
  const attempts = ids.map(() => randomUUID());
  const rows = await tx
    .update(channelDelivery)
    .set({
      state: 'sending',
      attempts: sql`${channelDelivery.attempts} + 1`,
      attempt_id: sql`(select given.attempt from unnest(${sql.param(ids)}::bigint[], ${sql.param(attempts)}::uuid[]) given(id, attempt)
        where given.id = ${channelDelivery.id})`,
      lease_until: leasedUntil,
    })
    .where(inArray(channelDelivery.id, ids))
    .returning();
  return rows.toSorted((a, b) => a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
}

/** The result of an attempt. */
export interface DeliveryEnd {
  readonly state: DeliveryState;
  readonly reason: string | null;
  /** When it is tried again; null for what has ended. */
  readonly run_at: Date | null;
}

/** Stores what became of attempts; those that are no longer this attempt's stay. */
export async function endAttempts(
  tx: Tx,
  rows: readonly DeliveryRecord[],
  { state, reason, run_at }: DeliveryEnd,
  now: Date,
): Promise<void> {
  const attempts = rows.flatMap(({ attempt_id }) => attempt_id ?? []);
  await tx
    .update(channelDelivery)
    .set({ state, reason, lease_until: null, ...(run_at === null ? { done_at: now } : { run_at }) })
    .where(and(inArray(channelDelivery.attempt_id, attempts), eq(channelDelivery.state, 'sending')));
}

/** Attempts whose process died. They may have been sent, so they are not sent again. */
export async function endLostAttempts(tx: Tx, channel: Channel, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(channelDelivery)
    .set({ state: 'unclear', reason: 'the server stopped while it was sending', lease_until: null, done_at: now })
    .where(and(eq(channelDelivery.channel, channel), eq(channelDelivery.state, 'sending'), lte(channelDelivery.lease_until, now)));
  return rowCount ?? 0;
}

/** When the next message of a channel leaves, or the next attempt without a sign of life is over. */
export async function findNextDue(tx: Tx, channel: Channel): Promise<Date | undefined> {
  const ofState = (state: DeliveryState) => and(eq(channelDelivery.channel, channel), eq(channelDelivery.state, state));
  const [waiting] = await tx
    .select({ at: min(channelDelivery.run_at) })
    .from(channelDelivery)
    .where(ofState('waiting'));
  const [sending] = await tx
    .select({ at: min(channelDelivery.lease_until) })
    .from(channelDelivery)
    .where(ofState('sending'));
  const instants = [waiting?.at, sending?.at].flatMap((at) => (at ? [at.getTime()] : []));
  return instants.length === 0 ? undefined : new Date(Math.min(...instants));
}

/** The last failure of each channel of a person since an instant, if nothing was sent there after it. */
export async function listLastFailures(tx: Tx, userId: number, since: Date): Promise<DeliveryRecord[]> {
  const rows = await tx
    .selectDistinctOn([channelDelivery.channel])
    .from(channelDelivery)
    .where(
      and(
        eq(channelDelivery.user_id, userId),
        gt(channelDelivery.done_at, since),
        notInArray(channelDelivery.state, ['waiting', 'sending', 'dropped']),
      ),
    )
    .orderBy(asc(channelDelivery.channel), desc(channelDelivery.done_at), desc(channelDelivery.id));
  return rows.filter(({ state }) => state !== 'sent');
}

/** Messages of a link that has ended are not sent. */
export async function dropDeliveries(tx: Tx, linkId: number, now: Date): Promise<void> {
  await tx
    .update(channelDelivery)
    .set({ state: 'dropped', done_at: now })
    .where(and(eq(channelDelivery.link_id, linkId), eq(channelDelivery.state, 'waiting')));
}

export async function deleteOldDeliveries(tx: Tx, before: Date): Promise<void> {
  await tx.delete(channelDelivery).where(lt(channelDelivery.done_at, before));
}

export type LineUse = 'send' | 'hear';
export type LineRecord = typeof channelLine.$inferSelect;

/** Takes a channel for one server; undefined while another one has it. */
export async function takeLine(
  tx: Tx,
  { channel, use, now, until }: { readonly channel: Channel; readonly use: LineUse; readonly now: Date; readonly until: Date },
): Promise<LineRecord | undefined> {
  await tx.insert(channelLine).values({ channel, use }).onConflictDoNothing();
  const [row] = await tx
    .update(channelLine)
    .set({ holder: randomUUID(), busy_until: until })
    .where(
      and(
        eq(channelLine.channel, channel),
        eq(channelLine.use, use),
        sql`(${channelLine.busy_until} is null or ${channelLine.busy_until} < ${now.toISOString()}::timestamptz)`,
      ),
    )
    .returning();
  return row;
}

/** Changes a line that this holder has; false when it has lost it. */
export async function updateLine(
  tx: Tx,
  { channel, use, holder }: Pick<LineRecord, 'channel' | 'use' | 'holder'>,
  change: Partial<Pick<LineRecord, 'busy_until' | 'paused_until' | 'update_offset'>>,
): Promise<boolean> {
  if (holder === null) return false;
  const { rowCount } = await tx
    .update(channelLine)
    .set(change)
    .where(and(eq(channelLine.channel, channel), eq(channelLine.use, use), eq(channelLine.holder, holder)));
  return (rowCount ?? 0) > 0;
}
