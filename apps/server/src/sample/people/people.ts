import { eq, inArray } from 'drizzle-orm';
import { account, accountMember, userPanel } from '#features/account/account.tables.ts';
import { appUser } from '#features/session/session.tables.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { sampleAdvertisers } from './people.data.ts';
import { peopleFa } from './people.fa.ts';

export const SAMPLE_PASSWORD = 'jarchi-sample';

export const sampleStaff = { username: 'staff', email: 'staff@jarchi.test' } as const;

export interface SamplePerson {
  readonly user_id: number;
  readonly account_id: number;
}

/** Adds the sample people who are missing, and returns the ids of the advertisers by their account's slug. */
export async function seedPeople(tenancy: Tenancy, created: Date): Promise<Readonly<Record<string, SamplePerson>>> {
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const shared = { password_hash, created };
  return tenancy.withSystem(async (tx) => {
    await addStaff(tx, shared);
    for (const advertiser of sampleAdvertisers) await addAdvertiser(tx, advertiser, shared);
    return findAdvertisers(tx);
  });
}

async function addAdvertiser(
  tx: Tx,
  { person, username, phone, accounts, panels }: (typeof sampleAdvertisers)[number],
  shared: { password_hash: string; created: Date },
): Promise<void> {
  const { first_name, last_name } = peopleFa[person];
  const [user] = await tx
    .insert(appUser)
    .values({ ...shared, username, phone, first_name, last_name, phone_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (!user) return;
  for (const values of accounts) await openAccount(tx, user.id, { ...values, created: shared.created });
  if (panels.length > 0) await tx.insert(userPanel).values(panels.map((panel) => ({ ...panel, user_id: user.id })));
}

/** The member of staff who answers customers. */
export async function findStaffId(tenancy: Tenancy): Promise<number> {
  const [row] = await tenancy.withSystem((tx) =>
    tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.username, sampleStaff.username)),
  );
  if (!row) throw new Error('the sample has no staff');
  return row.id;
}

/** Staff open the panel with an account of their own. */
async function addStaff(tx: Tx, shared: { password_hash: string; created: Date }): Promise<void> {
  const { first_name, last_name, account: title } = peopleFa.staff;
  const [user] = await tx
    .insert(appUser)
    .values({ ...shared, ...sampleStaff, first_name, last_name, is_staff: true, email_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (user) await openAccount(tx, user.id, { slug: 'jarchi-staff', title, has_seen_welcome_message: true, created: shared.created });
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
