import { eq, inArray } from 'drizzle-orm';
import { account, accountMember, userPanel } from '#features/account/account.tables.ts';
import { passkey } from '#features/session/factors/factors.tables.ts';
import { appUser } from '#features/session/session.tables.ts';
import { TERMS_VERSION } from '@jarchi/domain/session/sign-in.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { sampleAdvertisers } from './people.data.ts';
import { peopleFa } from './people.fa.ts';

export const SAMPLE_PASSWORD = 'jarchi-sample';

/** The first answers customers; what it may not approve alone waits for the second. */
export const SAMPLE_STAFF = [
  { person: 'staff', slug: 'jarchi-staff', username: 'staff', email: 'staff@jarchi.test' },
  { person: 'manager', slug: 'jarchi-manager', username: 'manager', email: 'manager@jarchi.test' },
] as const;

export interface SamplePerson {
  readonly user_id: number;
  readonly account_id: number;
}

/** Adds the sample people who are missing, and returns the ids of the advertisers by their account's slug. */
export async function seedPeople(tenancy: Tenancy, created: Date): Promise<Readonly<Record<string, SamplePerson>>> {
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const shared = { password_hash, password_changed_at: created, created };
  return tenancy.withSystem(async (tx) => {
    for (const member of SAMPLE_STAFF) await addStaff(tx, member, shared);
    for (const advertiser of sampleAdvertisers) await addAdvertiser(tx, advertiser, shared);
    return findAdvertisers(tx);
  });
}

interface SharedValues {
  readonly password_hash: string;
  readonly password_changed_at: Date;
  readonly created: Date;
}

async function addAdvertiser(
  tx: Tx,
  { person, username, phone, accounts, panels }: (typeof sampleAdvertisers)[number],
  shared: SharedValues,
): Promise<void> {
  const { first_name, last_name } = peopleFa[person];
  const accepted = { terms_version: TERMS_VERSION, terms_accepted_at: shared.created };
  const [user] = await tx
    .insert(appUser)
    .values({ ...shared, ...accepted, username, phone, first_name, last_name, phone_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (!user) return;
  if (person === 'sara') await addPasskey(tx, user.id, shared.created);
  for (const values of accounts) await openAccount(tx, user.id, { ...values, created: shared.created });
  if (panels.length > 0) await tx.insert(userPanel).values(panels.map((panel) => ({ ...panel, user_id: user.id })));
}

/** A passkey to look at: no device has its key. */
async function addPasskey(tx: Tx, userId: number, created: Date): Promise<void> {
  const device = { credential_id: 'sample-phone', public_key: new Uint8Array(1), counter: 0, transports: ['internal'], is_backed_up: true };
  await tx.insert(passkey).values({ ...device, user_id: userId, name: peopleFa.sara.passkey, created });
}

/** A member of staff. */
export async function findStaffId(tenancy: Tenancy, username: (typeof SAMPLE_STAFF)[number]['username']): Promise<number> {
  const [row] = await tenancy.withSystem((tx) => tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.username, username)));
  if (!row) throw new Error('the sample has no staff');
  return row.id;
}

/** Staff open the panel with an account of their own. */
async function addStaff(tx: Tx, { person, slug, username, email }: (typeof SAMPLE_STAFF)[number], shared: SharedValues): Promise<void> {
  const { first_name, last_name, account: title } = peopleFa[person];
  const [user] = await tx
    .insert(appUser)
    .values({ ...shared, username, email, first_name, last_name, is_staff: true, email_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (user) await openAccount(tx, user.id, { slug, title, has_seen_welcome_message: true, created: shared.created });
}

async function openAccount(tx: Tx, userId: number, row: typeof account.$inferInsert): Promise<void> {
  const [opened] = await tx.insert(account).values(row).returning({ account_id: account.account_id });
  if (opened) await tx.insert(accountMember).values({ account_id: opened.account_id, user_id: userId, joined: row.created });
}

async function findAdvertisers(tx: Tx): Promise<Record<string, SamplePerson>> {
  const rows = await tx
    .select({ slug: account.slug, account_id: account.account_id, user_id: accountMember.user_id })
    .from(account)
    .innerJoin(accountMember, eq(accountMember.account_id, account.account_id))
    .where(
      inArray(
        account.slug,
        sampleAdvertisers.flatMap(({ accounts }) => accounts.map(({ slug }) => slug)),
      ),
    );
  return Object.fromEntries(rows.map(({ slug, ...ids }) => [slug, ids]));
}
