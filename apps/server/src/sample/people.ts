import { eq, inArray } from 'drizzle-orm';
import { account, accountMember } from '#features/account/account.tables.ts';
import { appUser } from '#features/session/session.tables.ts';
import { hashPassword } from '#infra/credentials.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { peopleFa } from './people.fa.ts';

export const SAMPLE_PASSWORD = 'jarchi-sample';

interface SampleAdvertiser {
  readonly person: Exclude<keyof typeof peopleFa, 'staff'>;
  readonly username: string;
  readonly phone: string;
  readonly slug: string;
  readonly is_official: boolean;
  /** Toman. */
  readonly debt_limit: number;
  readonly has_seen_welcome_message: boolean;
}

/** An ordinary advertiser, one who buys with official invoices, one in debt, and one who has just come. */
export const sampleAdvertisers: readonly SampleAdvertiser[] = [
  {
    person: 'sara',
    username: 'sara.mohammadi',
    phone: '09120000001',
    slug: 'sepidar',
    is_official: false,
    debt_limit: 0,
    has_seen_welcome_message: true,
  },
  {
    person: 'behnam',
    username: 'behnam.rastegar',
    phone: '09120000002',
    slug: 'nikafarin',
    is_official: true,
    debt_limit: 0,
    has_seen_welcome_message: true,
  },
  {
    person: 'laleh',
    username: 'laleh.karimi',
    phone: '09120000003',
    slug: 'toranj',
    is_official: false,
    debt_limit: 20_000_000,
    has_seen_welcome_message: true,
  },
  {
    person: 'omid',
    username: 'omid.sharifi',
    phone: '09120000004',
    slug: 'gandom',
    is_official: false,
    debt_limit: 0,
    has_seen_welcome_message: false,
  },
];

export const sampleStaff = { username: 'staff', email: 'staff@jarchi.test' } as const;

export interface SamplePerson {
  readonly user_id: number;
  readonly account_id: number;
}

/** Puts in the sample people who are missing, and answers with the ids of the advertisers by their account's slug. */
export async function seedPeople(tenancy: Tenancy, created: Date): Promise<Readonly<Record<string, SamplePerson>>> {
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const shared = { password_hash, created };
  return tenancy.withSystem(async (tx) => {
    await addStaff(tx, shared);
    for (const advertiser of sampleAdvertisers) await addAdvertiser(tx, advertiser, shared);
    return findAdvertisers(tx);
  });
}

async function addAdvertiser(tx: Tx, advertiser: SampleAdvertiser, shared: { password_hash: string; created: Date }): Promise<void> {
  const { person, username, phone, ...settings } = advertiser;
  const { first_name, last_name, account: title } = peopleFa[person];
  const [user] = await tx
    .insert(appUser)
    .values({ ...shared, username, phone, first_name, last_name, phone_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (user) await openAccount(tx, user.id, { ...settings, title, created: shared.created });
}

/** Staff look at the panel from an account of their own. */
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
  if (opened) await tx.insert(accountMember).values({ account_id: opened.account_id, user_id: userId });
}

async function findAdvertisers(tx: Tx): Promise<Record<string, SamplePerson>> {
  const rows = await tx
    .select({ slug: account.slug, account_id: account.account_id, user_id: accountMember.user_id })
    .from(account)
    .innerJoin(accountMember, eq(accountMember.account_id, account.account_id))
    .where(
      inArray(
        account.slug,
        sampleAdvertisers.map(({ slug }) => slug),
      ),
    );
  return Object.fromEntries(rows.map(({ slug, ...ids }) => [slug, ids]));
}
