import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Balances } from '@jarchi/domain/money/ledger.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { matchesQuery } from '#infra/store/sql/like-patterns.ts';
import type { DeskReader } from '#infra/store/sql/desk-reader.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account, accountMember } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { ledgerTransaction } from '../finance/finance.tables.ts';
import { appUser, session, shownPerson } from '../session/session.tables.ts';

type PersonRecord = typeof appUser.$inferSelect;
type NameColumn = 'username' | 'first_name' | 'last_name';

export type OwnerRecord = Pick<
  typeof shownPerson.$inferSelect,
  'id' | 'username' | 'first_name' | 'last_name' | 'phone' | 'email' | 'last_login'
>;

type AccountRecord = Pick<typeof account.$inferSelect, 'account_id' | 'slug' | 'title' | 'is_official' | 'debt_limit' | 'created'>;

export interface CustomerRecord {
  readonly account: AccountRecord;
  /** The first owner, who is no member of staff. */
  readonly owner: OwnerRecord;
  readonly money: Balances;
  readonly campaigns: number;
  /** The reading member of staff has a place in the account. */
  readonly is_own: boolean;
}

const { account_id, slug, title, is_official, debt_limit, created } = account;
const accountColumns = { account_id, slug, title, is_official, debt_limit, created };
const { id, username, first_name, last_name, phone, email, last_login } = shownPerson;
const ownerColumns = { id, username, first_name, last_name, phone, email, last_login };

export interface CustomerChoice {
  /** Words in the title, the name, phone or e-mail of the owner, the slug and the number. */
  readonly query: string;
  /** The account of this number comes first: its digits stand in other phones too. */
  readonly named: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Accounts whose first owner is no member of staff. */
const customersWith = (condition: SQL) => sql`
  select a.account_id, a.created, m.user_id from account a
  join account_member m on m.account_id = a.account_id and m.role = 'owner'
  join shown_person p on p.id = m.user_id and not p.is_staff
  where ${condition} and not exists (
    select 1 from account_member earlier
    where earlier.account_id = m.account_id and earlier.role = 'owner' and earlier.user_id < m.user_id
  )`;

const customerText = sql`(a.search_title || ' ' || p.search_text || ' ' || a.search_address)`;

/** A page, newest first, with the count of all. What a search finds is kept while both are made of it; without one, each has its index. */
function choosePage({ query, named, limit, offset }: CustomerChoice): SQL {
  const isSearched = foldForSearch(query) !== '';
  const found = customersWith(isSearched ? matchesQuery(customerText, query) : sql`true`);
  const order = sql`${named === undefined ? sql`` : sql`account_id = ${named} desc,`} created desc, account_id desc`;
  return sql`
    with found as ${isSearched ? sql`` : sql`not`} materialized (${found})
    select totals.count, page.*, page.account_id is not distinct from ${named ?? null}::bigint as is_named
      from (select count(*) as count from found) totals
      left join (select * from found order by ${order} limit ${limit} offset ${offset}) page on true`;
}

/** Rows of customers that a statement chooses, with the count of all; one row without a customer where the page is empty. */
function readCustomers(tx: Tx, { staffId, places }: DeskReader, chosen: SQL) {
  const page = tx
    .$with('page', {
      account_id,
      created,
      user_id: accountMember.user_id,
      count: sql<number>`count`.as('count'),
      is_named: sql<boolean>`is_named`.as('is_named'),
    })
    .as(chosen);
  const moneyOf = (column: 'available_after' | 'held_after') => sql<number>`coalesce((
    select t.${sql.raw(column)} from ${ledgerTransaction} t where t.account_id = ${page.account_id} order by t.number desc limit 1), 0)`;
  return tx
    .with(page)
    .select({
      count: page.count,
      account: accountColumns,
      owner: ownerColumns,
      available: moneyOf('available_after'),
      held: moneyOf('held_after'),
      campaigns: sql<number>`(select count(*) from ${campaign} c where c.account_id = ${page.account_id} and not c.is_deleted)`,
      is_own: sql<boolean>`${page.account_id} in (${places.ownPlacesAmong(staffId, sql`select account_id from page`)})`,
    })
    .from(page)
    .leftJoin(account, eq(account.account_id, page.account_id))
    .leftJoin(shownPerson, eq(shownPerson.id, page.user_id))
    .orderBy(desc(page.is_named), desc(page.created), desc(page.account_id));
}

type CustomerLine = Awaited<ReturnType<typeof readCustomers>>[number];

function toCustomer({ account: found, owner, available, held, campaigns, is_own }: CustomerLine): CustomerRecord[] {
  return found && owner ? [{ account: found, owner, money: { available, held }, campaigns, is_own }] : [];
}

export async function listCustomers(
  tx: Tx,
  reader: DeskReader,
  choice: CustomerChoice,
): Promise<{ readonly count: number; readonly rows: readonly CustomerRecord[] }> {
  const lines = await readCustomers(tx, reader, choosePage(choice));
  return { count: lines[0]?.count ?? 0, rows: lines.flatMap(toCustomer) };
}

/** Undefined for the account of a colleague: no one acts in their name. */
export async function findCustomer(tx: Tx, reader: DeskReader, wanted: string): Promise<CustomerRecord | undefined> {
  const chosen = sql`select 1 as count, found.*, false as is_named from (${customersWith(sql`a.slug = ${wanted}`)}) found`;
  const [row] = (await readCustomers(tx, reader, chosen)).flatMap(toCustomer);
  return row;
}

export async function getStaffMember(tx: Tx, staffId: number): Promise<Pick<PersonRecord, 'id' | 'email' | NameColumn>> {
  const { id: user_id, email: address, ...person } = appUser;
  const [row] = await tx
    .select({ id: user_id, email: address, username: person.username, first_name: person.first_name, last_name: person.last_name })
    .from(appUser)
    .where(eq(user_id, staffId));
  if (!row) throw new Error(`no user ${staffId}`);
  return row;
}

export interface ImpersonationRecord {
  readonly id: string;
  readonly reason: string | null;
  readonly created: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** The latest sessions in which staff acted for the account. */
export async function listImpersonations(tx: Tx, accountId: number, limit: number): Promise<ImpersonationRecord[]> {
  return tx
    .select({
      id: session.id,
      reason: session.reason,
      created: session.created,
      expires_at: session.expires_at,
      revoked_at: session.revoked_at,
      username: appUser.username,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.impersonated_by))
    .where(and(eq(session.account_id, accountId), isNotNull(session.impersonated_by)))
    .orderBy(desc(session.created), desc(session.id))
    .limit(limit);
}
