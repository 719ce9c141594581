import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';

/**
 * What tells that logins belong to one person, for the logins of `people (subject, user_id)`: the phone, the confirmed e-mail, national
 * numbers of accounts that they own, and bank accounts to which they asked money back. An e-mail that nobody confirmed tells nothing.
 */
const marksOf = (people: SQL) => sql`
  select p.subject, m.mark from (${people}) p join shown_person u on u.id = p.user_id cross join lateral (
    select 'phone ' || u.phone as mark where u.phone is not null
    union all
    select 'email ' || lower(u.email) where u.email is not null
    union all
    select 'number ' || (a.financial_info ->> 'national_number')
      from account_member o join account a on a.account_id = o.account_id
      where o.user_id = u.id and o.role = 'owner' and coalesce(a.financial_info ->> 'national_number', '') <> ''
    union all
    select 'iban ' || r.iban
      from account_member o join money_request r on r.account_id = o.account_id
      where o.user_id = u.id and o.role = 'owner' and r.iban is not null
    union all
    select 'iban ' || r.iban from money_request r where r.made_by_user = u.id and r.made_by_staff is null and r.iban is not null
  ) m`;

const ownMarks = (staffId: number) => marksOf(sql`select 0 as subject, ${staffId}::bigint as user_id`);
const idArray = (ids: readonly number[]) => sql`unnest(${`{${ids.join()}}`}::bigint[])`;

/**
 * SQL of those ids among the accounts of a query in which a member of staff has a place, in any role, by this login or another of theirs.
 * For the system and for staff.
 */
function ownPlacesAmong(staffId: number, accountIds: SQL): SQL {
  return sql`
    with named (account_id) as (${accountIds}),
    own as (${ownMarks(staffId)}),
    theirs as (
      ${marksOf(sql`select m.account_id as subject, m.user_id from named join account_member m on m.account_id = named.account_id`)}
      union all
      select a.account_id, 'number ' || (a.financial_info ->> 'national_number')
        from named join account a on a.account_id = named.account_id
      union all
      select r.account_id, 'iban ' || r.iban from named join money_request r on r.account_id = named.account_id
    )
    select m.account_id from named join account_member m on m.account_id = named.account_id where m.user_id = ${staffId}
    union
    select theirs.subject from theirs join own on own.mark = theirs.mark`;
}

/** SQL of those ids among the people of a query who are the member of staff: by this login, or by another of theirs. For the system and for staff. */
function ownLoginsAmong(staffId: number, userIds: SQL): SQL {
  return sql`
    with named (id) as (${userIds}),
    own as (${ownMarks(staffId)}),
    theirs as (${marksOf(sql`select id as subject, id as user_id from named`)})
    select id from named where id = ${staffId}
    union
    select theirs.subject from theirs join own on own.mark = theirs.mark`;
}

/** Returns the accounts in which a member of staff has a place, in any role, by this login or another of theirs. Runs as the system. */
async function listPlacesIn(tx: Tx, staffId: number, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (accountIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ account_id: string }>(ownPlacesAmong(staffId, sql`select ${idArray(accountIds)}`));
  return new Set(rows.map(({ account_id }) => Number(account_id)));
}

/** Whether a member of staff has a place in the account: then they decide nothing about it. Runs as the system. */
export async function hasPlaceIn(tx: Tx, staffId: number, accountId: number): Promise<boolean> {
  return (await listPlacesIn(tx, staffId, [accountId])).has(accountId);
}

/** Those of the people who are the member of staff: by this login, or by another of theirs. Runs as the system. */
async function listOwnLogins(tx: Tx, staffId: number, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(ownLoginsAmong(staffId, sql`select ${idArray(userIds)}`));
  return new Set(rows.map(({ id }) => Number(id)));
}

/** The account that a call of staff names by its slug. */
async function findAccountId(tx: Tx, slug: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ account_id: string }>(sql`select account_id from account where slug = ${slug}`);
  return rows[0] && Number(rows[0].account_id);
}

/** The same for an account of a slug; false for one that does not exist. */
async function hasPlaceInSlug(tx: Tx, staffId: number, slug: string): Promise<boolean> {
  const accountId = await findAccountId(tx, slug);
  return accountId !== undefined && hasPlaceIn(tx, staffId, accountId);
}

/** What slices ask that act for staff: in whose accounts, and about whose wishes, a member decides nothing. */
export const staffPlaces = { hasPlaceIn, hasPlaceInSlug, listPlacesIn, listOwnLogins, ownPlacesAmong, ownLoginsAmong };

export type StaffPlaces = typeof staffPlaces;
