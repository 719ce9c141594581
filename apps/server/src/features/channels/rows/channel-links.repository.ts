import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import type { DeliverySettings } from '@jarchi/domain/channels/delivery-time.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember } from '#features/account/account.tables.ts';
import { appUser } from '#features/session/session.tables.ts';
import { channelCode, channelLink, channelSetting } from './channels.tables.ts';

export type LinkRecord = typeof channelLink.$inferSelect;
export type SettingRecord = typeof channelSetting.$inferSelect;
export type CodeRecord = typeof channelCode.$inferSelect;

export interface PersonContact {
  readonly id: number;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The verified phone and e-mail of people. */
export async function listContacts(tx: Tx, userIds: readonly number[]): Promise<PersonContact[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({
      id: appUser.id,
      phone: appUser.phone,
      email: appUser.email,
      isPhone: appUser.phone_verified,
      isEmail: appUser.email_verified,
    })
    .from(appUser)
    .where(inArray(appUser.id, [...userIds]));
  return rows.map(({ id, phone, email, isPhone, isEmail }) => ({ id, phone: isPhone ? phone : null, email: isEmail ? email : null }));
}

export async function listMemberIds(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx.select({ user_id: accountMember.user_id }).from(accountMember).where(eq(accountMember.account_id, accountId));
  return rows.map(({ user_id }) => user_id);
}

/** The account of a member; undefined if the person is not a member, or no longer one. */
export async function findMembership(tx: Tx, accountId: number, userId: number): Promise<{ slug: string; title: string } | undefined> {
  const [row] = await tx
    .select({ slug: account.slug, title: account.title })
    .from(accountMember)
    .innerJoin(account, eq(account.account_id, accountMember.account_id))
    .where(and(eq(accountMember.account_id, accountId), eq(accountMember.user_id, userId)));
  return row;
}

export async function listSettings(tx: Tx, userIds: readonly number[]): Promise<SettingRecord[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(channelSetting)
    .where(inArray(channelSetting.user_id, [...userIds]));
}

export async function saveSetting(tx: Tx, setting: SettingRecord & DeliverySettings): Promise<void> {
  await tx.insert(channelSetting).values(setting).onConflictDoUpdate({ target: channelSetting.user_id, set: setting });
}

export async function listLinks(tx: Tx, userIds: readonly number[]): Promise<LinkRecord[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(channelLink)
    .where(inArray(channelLink.user_id, [...userIds]))
    .orderBy(asc(channelLink.id));
}

export async function findLink(tx: Tx, id: number): Promise<LinkRecord | undefined> {
  const [row] = await tx.select().from(channelLink).where(eq(channelLink.id, id));
  return row;
}

export async function findLinkAt(tx: Tx, channel: Channel, address: string): Promise<LinkRecord | undefined> {
  const [row] = await tx
    .select()
    .from(channelLink)
    .where(and(eq(channelLink.channel, channel), eq(channelLink.address, address)));
  return row;
}

/** Links a chat or browser; of a bot a person has one chat. Whoever had it before, or this person's former chat, has it no more. */
export async function replaceLink(tx: Tx, link: typeof channelLink.$inferInsert): Promise<LinkRecord> {
  const formerChat = and(eq(channelLink.user_id, link.user_id), ne(channelLink.channel, 'push'));
  await tx.delete(channelLink).where(and(eq(channelLink.channel, link.channel), or(eq(channelLink.address, link.address), formerChat)));
  const [row] = await tx.insert(channelLink).values(link).returning();
  if (!row) throw new Error('a link was not inserted');
  return row;
}

/** Ends a link; undefined when it had ended. */
export async function deleteLink(tx: Tx, id: number): Promise<LinkRecord | undefined> {
  const [row] = await tx.delete(channelLink).where(eq(channelLink.id, id)).returning();
  return row;
}

/** A new code in place of this person's earlier ones of the channel. */
export async function insertCode(tx: Tx, code: typeof channelCode.$inferInsert): Promise<void> {
  await tx
    .delete(channelCode)
    .where(and(eq(channelCode.user_id, code.user_id), eq(channelCode.channel, code.channel), isNull(channelCode.used_at)));
  await tx.insert(channelCode).values(code);
}

/** Uses a code, which works once. */
export async function useCode(
  tx: Tx,
  { code_hash, channel, chat, now }: { readonly code_hash: string; readonly channel: Channel; readonly chat: string; readonly now: Date },
): Promise<CodeRecord | undefined> {
  const [row] = await tx
    .update(channelCode)
    .set({ used_at: now, used_by: chat })
    .where(
      and(
        eq(channelCode.code_hash, code_hash),
        eq(channelCode.channel, channel),
        isNull(channelCode.used_at),
        gt(channelCode.expires_at, now),
      ),
    )
    .returning();
  return row;
}

/** The code that this chat has used. */
export async function findUsedCode(tx: Tx, code_hash: string, chat: string): Promise<CodeRecord | undefined> {
  const [row] = await tx
    .select()
    .from(channelCode)
    .where(and(eq(channelCode.code_hash, code_hash), eq(channelCode.used_by, chat)));
  return row;
}

export async function deleteOldCodes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(channelCode).where(lt(channelCode.expires_at, before));
}
