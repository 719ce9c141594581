import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { IMPERSONATION_MINUTES } from '@jarchi/domain/staff/impersonation.ts';
import { INVITATION_TTL_MS } from '@jarchi/domain/team/team.ts';
import { accountMember } from '#features/account/account.tables.ts';
import { appUser, session } from '#features/session/session.tables.ts';
import { auditLog } from '#features/staff/staff.tables.ts';
import { teamInvitation } from '#features/team/team.tables.ts';
import { createToken, hashPassword, hashToken } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './people.ts';
import { teamFa } from './team.fa.ts';

/** The members of the ordinary account beside its owner: they have no account of their own. */
const sampleMembers = [
  {
    ...teamFa.niloofar,
    username: 'niloofar.sadri',
    phone: '09120000011',
    role: 'buyer',
    ceiling: 20_000_000,
    joinedDays: 40,
    seenMinutes: 90,
  },
  {
    ...teamFa.farhad,
    username: 'farhad.amini',
    phone: '09120000012',
    role: 'accountant',
    ceiling: null,
    joinedDays: 33,
    seenMinutes: 2 * 24 * 60,
  },
  { ...teamFa.mina, username: 'mina.rezaei', phone: '09120000013', role: 'viewer', ceiling: null, joinedDays: 12, seenMinutes: null },
] as const;

const OPEN_PHONE = '09120000014';
const EXPIRED_PHONE = '09120000015';
const OPEN_DAYS = 2;
const EXPIRED_DAYS = 11;

/** What staff did for the ordinary account: how long ago, how long, and the calls with their numbers. */
const VISITS = [
  {
    days: 6,
    minutes: 18,
    reason: teamFa.visits.budget,
    calls: [
      ['drafts.updateDraft', 6],
      ['finance.createOnlinePayment', 1],
    ],
  },
  { days: 20, minutes: 7, reason: teamFa.visits.discount, calls: [] },
  {
    days: 41,
    minutes: IMPERSONATION_MINUTES,
    reason: teamFa.visits.training,
    calls: [
      ['drafts.createDraft', 1],
      ['drafts.updateDraft', 2],
    ],
  },
] as const satisfies readonly { days: number; minutes: number; reason: string; calls: readonly (readonly [string, number])[] }[];

export interface TeamSeed {
  readonly owner: SamplePerson;
  /** Another owner, who invites this one. */
  readonly other: SamplePerson;
  readonly ownerPhone: string;
  readonly staff_id: number;
  readonly now: number;
}

/** Members in every role, an open and an expired invitation, one from another account, and visits of staff. */
export async function seedTeam(tenancy: Tenancy, seed: TeamSeed): Promise<void> {
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  await tenancy.withSystem(async (tx) => {
    for (const member of sampleMembers) await addMember(tx, member, password_hash, seed);
    await addInvitations(tx, seed);
    for (const visit of VISITS) await addVisit(tx, visit, seed);
  });
}

async function addMember(
  tx: Tx,
  { role, ceiling, joinedDays, seenMinutes, ...person }: (typeof sampleMembers)[number],
  password_hash: string,
  { owner, now }: TeamSeed,
): Promise<void> {
  const joined = new Date(now - joinedDays * DAY_MS);
  const [user] = await tx
    .insert(appUser)
    .values({ ...person, password_hash, phone_verified: true, created: joined })
    .returning({ id: appUser.id });
  if (!user) throw new Error('a member was not inserted');
  const last_seen = seenMinutes === null ? null : new Date(now - seenMinutes * MINUTE_MS);
  await tx.insert(accountMember).values({ account_id: owner.account_id, user_id: user.id, role, ceiling, joined, last_seen });
}

async function addInvitations(tx: Tx, { owner, other, ownerPhone, now }: TeamSeed): Promise<void> {
  const invited = (by: SamplePerson, days: number) => {
    const created = new Date(now - days * DAY_MS);
    const times = { created, sent_at: created, expires_at: new Date(created.getTime() + INVITATION_TTL_MS) };
    return { account_id: by.account_id, invited_by: by.user_id, ...times };
  };
  await tx.insert(teamInvitation).values([
    { ...invited(owner, OPEN_DAYS), phone: OPEN_PHONE, role: 'viewer' },
    { ...invited(owner, EXPIRED_DAYS), phone: EXPIRED_PHONE, role: 'accountant' },
    { ...invited(other, OPEN_DAYS), phone: ownerPhone, role: 'buyer', ceiling: 10_000_000 },
  ]);
}

async function addVisit(tx: Tx, visit: (typeof VISITS)[number], { owner, staff_id, now }: TeamSeed): Promise<void> {
  const { account_id, user_id } = owner;
  const created = new Date(now - visit.days * DAY_MS);
  const after = (minutes: number) => new Date(created.getTime() + minutes * MINUTE_MS);
  const id = randomUUID();
  const isEarly = visit.minutes < IMPERSONATION_MINUTES;
  await tx.insert(session).values({
    id,
    user_id,
    account_id,
    impersonated_by: staff_id,
    reason: visit.reason,
    refresh_hash: hashToken(createToken()),
    rotated_at: created,
    created,
    expires_at: after(IMPERSONATION_MINUTES),
    revoked_at: isEarly ? after(visit.minutes) : null,
  });
  for (const [call, times] of visit.calls)
    for (let nth = 0; nth < times; nth++)
      await tx
        .insert(auditLog)
        .values({ at: after(nth + 1), staff_id, user_id, account_id, session_id: id, call, status: 200, request_id: randomUUID() });
}
