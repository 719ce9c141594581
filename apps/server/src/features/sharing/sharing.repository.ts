import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { ShareKind } from '@jarchi/domain/sharing/share-links.ts';
import { doorway } from '#infra/store/doorway.tables.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { accountMember } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { createdContent } from '../contents/contents.tables.ts';
import { appUser, session } from '../session/session.tables.ts';
import { shareLink } from './sharing.tables.ts';

export type ShareRecord = typeof shareLink.$inferSelect;

/** A link with its maker, as they are now, and the visit with which it ends. */
export interface MadeShare {
  readonly share: ShareRecord;
  /** Null of older links. */
  readonly maker: { readonly first_name: string; readonly last_name: string } | null;
  readonly isMember: boolean;
  /** Null of a link that was not made in a visit, and of a visit that is no longer known. */
  readonly visit: { readonly expires_at: Date; readonly revoked_at: Date | null } | null;
}

/** What a link shows. */
export interface ShareSubject {
  readonly kind: ShareKind;
  readonly id: number;
}

/** A change of a link; what is undefined stays. */
export interface ShareChange {
  readonly name?: string | undefined;
  readonly is_cost_hidden?: boolean | undefined;
  readonly expires_at?: Date | undefined;
  readonly revoked_at?: Date | undefined;
}

const doorwayKind = (kind: ShareKind): string => `share:${kind}`;

const of = ({ kind, id }: ShareSubject) => eq(kind === 'report' ? shareLink.campaign_id : shareLink.content_id, id);

/** Whether the account has what is to be shown. */
export async function hasSubject(tx: Tx, accountId: number, { kind, id }: ShareSubject): Promise<boolean> {
  const table = kind === 'report' ? campaign : createdContent;
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.account_id, accountId), eq(table.id, id)));
  return rows.length > 0;
}

const selectMade = (tx: Tx) =>
  tx
    .select({
      share: shareLink,
      maker: { first_name: appUser.first_name, last_name: appUser.last_name },
      isMember: sql<boolean>`${accountMember.user_id} is not null`,
      visit: { expires_at: session.expires_at, revoked_at: session.revoked_at },
    })
    .from(shareLink)
    .leftJoin(appUser, eq(appUser.id, shareLink.made_by))
    .leftJoin(accountMember, and(eq(accountMember.account_id, shareLink.account_id), eq(accountMember.user_id, shareLink.made_by)))
    .leftJoin(session, eq(session.id, shareLink.made_in_session));

/** Links of a subject that are valid, or ended after `since`; the newest first. Runs as the system: makers may have left the account. */
export async function listShares(tx: Tx, accountId: number, subject: ShareSubject, since: Date): Promise<MadeShare[]> {
  const isRecent = and(or(isNull(shareLink.revoked_at), gt(shareLink.revoked_at, since)), gt(shareLink.expires_at, since));
  return selectMade(tx)
    .where(and(eq(shareLink.account_id, accountId), of(subject), isRecent))
    .orderBy(desc(shareLink.id));
}

/** A link with its maker. Runs as the system. */
export async function getMadeShare(tx: Tx, { account_id, id }: Pick<ShareRecord, 'account_id' | 'id'>): Promise<MadeShare> {
  const [row] = await selectMade(tx).where(and(eq(shareLink.account_id, account_id), eq(shareLink.id, id)));
  if (!row) throw new Error(`link ${id} was just there`);
  return row;
}

/** Whether staff are still in the visit in which they made a link. Runs as the system. */
export async function isVisitOpen(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.impersonated_by))
    .where(and(eq(session.id, sessionId), isNull(session.revoked_at), gt(session.expires_at, now), eq(appUser.is_staff, true)));
  return rows.length > 0;
}

/** A visit of staff. Runs as the system. */
export async function findVisit(tx: Tx, sessionId: string): Promise<MadeShare['visit']> {
  const [row] = await tx
    .select({ expires_at: session.expires_at, revoked_at: session.revoked_at })
    .from(session)
    .where(eq(session.id, sessionId));
  return row ?? null;
}

/** The name of a person who makes a link. Runs as the system. */
export async function findMaker(tx: Tx, userId: number): Promise<MadeShare['maker'] | undefined> {
  const [row] = await tx
    .select({ first_name: appUser.first_name, last_name: appUser.last_name })
    .from(appUser)
    .where(eq(appUser.id, userId));
  return row;
}

const validOf = (accountId: number, userIds: readonly number[], now: Date) =>
  and(
    eq(shareLink.account_id, accountId),
    inArray(shareLink.made_by, [...userIds]),
    isNull(shareLink.made_by_staff),
    isNull(shareLink.revoked_at),
    gt(shareLink.expires_at, now),
  );

/** How many valid links each of these members has made; those without any are left out. */
export async function countSharesOf(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ user_id: shareLink.made_by, links: count() })
    .from(shareLink)
    .where(validOf(accountId, userIds, now))
    .groupBy(shareLink.made_by);
  return new Map(rows.map(({ user_id, links }) => [user_id ?? 0, links]));
}

/** Ends the valid links that a member has made, for good; returns how many. Runs as the system. */
export async function endSharesOf(tx: Tx, accountId: number, userId: number, at: Date): Promise<number> {
  const ended = await tx
    .update(shareLink)
    .set({ revoked_at: at })
    .where(validOf(accountId, [userId], at))
    .returning({ key_hash: shareLink.key_hash });
  const hashes = ended.map(({ key_hash }) => key_hash);
  if (hashes.length > 0) {
    const kinds = (['report', 'content'] as const).map(doorwayKind);
    await tx.delete(doorway).where(and(inArray(doorway.kind, kinds), inArray(doorway.key_hash, hashes), eq(doorway.account_id, accountId)));
  }
  return ended.length;
}

export async function countValidShares(tx: Tx, accountId: number, subject: ShareSubject, now: Date): Promise<number> {
  const isValid = and(isNull(shareLink.revoked_at), gt(shareLink.expires_at, now));
  return tx.$count(shareLink, and(eq(shareLink.account_id, accountId), of(subject), isValid));
}

/** Removes links of a subject that ended before `since`. */
export async function removeOldShares(tx: Tx, accountId: number, subject: ShareSubject, since: Date): Promise<void> {
  const isOld = or(lt(shareLink.revoked_at, since), lt(shareLink.expires_at, since));
  await tx.delete(shareLink).where(and(eq(shareLink.account_id, accountId), of(subject), isOld));
}

export async function insertShare(
  tx: Tx,
  kind: ShareKind,
  values: Omit<typeof shareLink.$inferInsert, 'id' | 'openings' | 'last_opened_at' | 'revoked_at'>,
): Promise<ShareRecord> {
  const [row] = await tx.insert(shareLink).values(values).returning();
  if (!row) throw new Error('the link was not inserted');
  const { account_id, id: subject_id, key_hash, expires_at } = row;
  await tx.insert(doorway).values({ kind: doorwayKind(kind), key_hash, account_id, subject_id, expires_at });
  return row;
}

/** A link of a subject, locked until the end of the transaction. */
export async function lockShare(tx: Tx, accountId: number, subject: ShareSubject, id: number): Promise<ShareRecord | undefined> {
  const whole = and(eq(shareLink.account_id, accountId), of(subject), eq(shareLink.id, id));
  const [row] = await tx.select().from(shareLink).where(whole).for('update');
  return row;
}

export async function updateShare(tx: Tx, { account_id, id }: ShareRecord, change: ShareChange): Promise<ShareRecord> {
  const { name, is_cost_hidden, expires_at, revoked_at } = change;
  const [row] = await tx
    .update(shareLink)
    .set({
      // The column itself, so that a change of nothing is a change too.
      name: name ?? sql`${shareLink.name}`,
      ...(is_cost_hidden === undefined ? {} : { is_cost_hidden }),
      ...(expires_at === undefined ? {} : { expires_at }),
      ...(revoked_at === undefined ? {} : { revoked_at }),
    })
    .where(and(eq(shareLink.account_id, account_id), eq(shareLink.id, id)))
    .returning();
  if (!row) throw new Error(`link ${id} was just there`);
  return row;
}

export async function countOpening(tx: Tx, accountId: number, id: number, now: Date): Promise<void> {
  await tx
    .update(shareLink)
    .set({ openings: sql`${shareLink.openings} + 1`, last_opened_at: now })
    .where(and(eq(shareLink.account_id, accountId), eq(shareLink.id, id)));
}

export async function findShare(tx: Tx, accountId: number, id: number): Promise<ShareRecord | undefined> {
  const [row] = await tx
    .select()
    .from(shareLink)
    .where(and(eq(shareLink.account_id, accountId), eq(shareLink.id, id)));
  return row;
}

/** The account and link behind a key that has not expired; runs as the owner, since the account is not known yet. */
export async function findShareDoorway(
  tx: Tx,
  kind: ShareKind,
  keyHash: string,
  now: Date,
): Promise<{ account_id: number; subject_id: number } | undefined> {
  const [row] = await tx
    .select({ account_id: doorway.account_id, subject_id: doorway.subject_id })
    .from(doorway)
    .where(and(eq(doorway.kind, doorwayKind(kind)), eq(doorway.key_hash, keyHash), gt(doorway.expires_at, now)));
  return row;
}

/**
 * Opens the doorway of a link until `expiresAt`, also one that was swept away; without an instant closes it. Runs as the owner: an account
 * reads no doorways.
 */
export async function replaceDoorway(tx: Tx, kind: ShareKind, row: ShareRecord, expiresAt: Date | undefined): Promise<void> {
  const { account_id, id: subject_id, key_hash } = row;
  const door = { kind: doorwayKind(kind), key_hash };
  await tx.delete(doorway).where(and(eq(doorway.kind, door.kind), eq(doorway.key_hash, key_hash), eq(doorway.account_id, account_id)));
  if (expiresAt) await tx.insert(doorway).values({ ...door, account_id, subject_id, expires_at: expiresAt });
}
