import { and, asc, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { InvitationFacts } from '@jarchi/domain/team/team.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { appUser } from '../session/session.tables.ts';
import type { PersonRecord } from './team.repository.ts';
import { teamInvitation } from './team.tables.ts';

export type InvitationRecord = typeof teamInvitation.$inferSelect;
type Ending = Exclude<InvitationFacts['ended_as'], null>;

/** An invitation with the names of who sent it and of the account. */
export interface NamedInvitation {
  readonly invitation: InvitationRecord;
  readonly by: Pick<PersonRecord, 'first_name' | 'last_name' | 'username'>;
  readonly title: string;
  readonly slug: string;
}

const named = {
  invitation: teamInvitation,
  by: { first_name: appUser.first_name, last_name: appUser.last_name, username: appUser.username },
  title: account.title,
  slug: account.slug,
};

const selectNamed = (tx: Tx) =>
  tx
    .select(named)
    .from(teamInvitation)
    .innerJoin(account, eq(account.account_id, teamInvitation.account_id))
    .innerJoin(appUser, eq(appUser.id, teamInvitation.invited_by));

/** The invitations of an account since an instant, newest first. */
export async function listInvitations(tx: Tx, accountId: number, since: Date): Promise<NamedInvitation[]> {
  return selectNamed(tx)
    .where(and(eq(teamInvitation.account_id, accountId), gt(teamInvitation.expires_at, since)))
    .orderBy(desc(teamInvitation.created), desc(teamInvitation.id));
}

/** The invitations to a phone, in any account, that wait for an answer; the oldest first. */
export async function listWaiting(tx: Tx, phone: string, now: Date): Promise<NamedInvitation[]> {
  return selectNamed(tx)
    .where(and(eq(teamInvitation.phone, phone), isNull(teamInvitation.ended_as), gt(teamInvitation.expires_at, now)))
    .orderBy(asc(teamInvitation.created), asc(teamInvitation.id));
}

/** The number of invitations that wait for a person's answer. */
export async function countInvitations(tx: Tx, userId: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(appUser)
    .innerJoin(teamInvitation, eq(teamInvitation.phone, appUser.phone))
    .where(
      and(eq(appUser.id, userId), eq(appUser.phone_verified, true), isNull(teamInvitation.ended_as), gt(teamInvitation.expires_at, now)),
    );
  return row?.count ?? 0;
}

export async function findInvitation(tx: Tx, id: number): Promise<NamedInvitation | undefined> {
  const [row] = await selectNamed(tx).where(eq(teamInvitation.id, id));
  return row;
}

/** When the nth latest invitation of an account was made. */
export async function findNthInvitation(tx: Tx, accountId: number, nth: number): Promise<Date | undefined> {
  const [row] = await tx
    .select({ created: teamInvitation.created })
    .from(teamInvitation)
    .where(eq(teamInvitation.account_id, accountId))
    .orderBy(desc(teamInvitation.created))
    .offset(nth - 1)
    .limit(1);
  return row?.created;
}

export async function insertInvitation(tx: Tx, values: typeof teamInvitation.$inferInsert): Promise<number> {
  const [row] = await tx.insert(teamInvitation).values(values).returning({ id: teamInvitation.id });
  if (!row) throw new Error('an invitation was not inserted');
  return row.id;
}

export async function renewInvitation(
  tx: Tx,
  { account_id, id }: InvitationRecord,
  times: Pick<InvitationRecord, 'sent_at' | 'expires_at'>,
): Promise<void> {
  await tx
    .update(teamInvitation)
    .set(times)
    .where(and(eq(teamInvitation.account_id, account_id), eq(teamInvitation.id, id)));
}

export async function endInvitation(tx: Tx, { account_id, id }: InvitationRecord, ended_as: Ending, ended_at: Date): Promise<void> {
  await tx
    .update(teamInvitation)
    .set({ ended_as, ended_at })
    .where(and(eq(teamInvitation.account_id, account_id), eq(teamInvitation.id, id)));
}

/** Takes back the open invitations of an account that a person sent. */
export async function takeBackSentBy(tx: Tx, accountId: number, userId: number, ended_at: Date): Promise<void> {
  await tx
    .update(teamInvitation)
    .set({ ended_as: 'taken_back', ended_at })
    .where(and(eq(teamInvitation.account_id, accountId), eq(teamInvitation.invited_by, userId), isNull(teamInvitation.ended_as)));
}
