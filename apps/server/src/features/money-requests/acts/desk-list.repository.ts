import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { account } from '#features/account/account.tables.ts';
import { attachment } from '#features/attachments/attachments.tables.ts';
import { shownPerson } from '#features/session/session.tables.ts';
import type { DeskReader } from '#infra/store/sql/desk-reader.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { moneyRequest } from '../money-requests.tables.ts';
import { type CustomerRequest, isListed, type RequestFilter, type RequestPage, withAccount } from '../request-lists.repository.ts';
import { nameOf, type PersonNames } from '../requests-around.repository.ts';

/** A request of a customer with what its row shows of other tables. */
export interface DeskRequest extends CustomerRequest {
  /** Of who asked and who decided, by their ids. */
  readonly names: ReadonlyMap<number, string>;
  readonly other: { readonly slug: string; readonly title: string } | null;
  readonly files: readonly Pick<typeof attachment.$inferSelect, 'id' | 'name' | 'type' | 'size'>[];
  /** The reading member of staff has a place in an account of the request, or made it as a customer. */
  readonly is_own: boolean;
}

interface DeskRequests {
  /** How many there are in each state that has one, under all filters but that of the state. */
  readonly counts: ReadonlyMap<RequestState, number>;
  readonly rows: readonly DeskRequest[];
}

const { account_id, id, state, created, decided_at, other_account_id, made_by_user, made_by_staff, first_staff, second_staff } =
  moneyRequest;

const isWaiting = sql`${state} in ('waiting', 'waiting_second')`;
/** Those that wait come first, oldest first, then the others, newest first. */
const order = [
  desc(isWaiting),
  asc(sql`case when ${isWaiting} then ${created} end`),
  desc(sql`coalesce(${decided_at}, ${created})`),
  desc(id),
];

const other = alias(account, 'other');
const [asker, maker] = [alias(shownPerson, 'asker'), alias(shownPerson, 'maker')];
const [first, second] = [alias(shownPerson, 'first'), alias(shownPerson, 'second')];
const namesOf = ({ id: user_id, username, first_name, last_name }: typeof asker | typeof maker | typeof first | typeof second) => ({
  id: user_id,
  username,
  first_name,
  last_name,
});

const files = sql<DeskRequest['files'] | null>`(
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size) order by f.id) from ${attachment} f
    where f.account_id = ${account_id} and f.id in (select jsonb_array_elements_text(${moneyRequest.attachments})::bigint))`;

/** A page of the requests of all accounts but drafts. */
export async function listDeskRequests(
  tx: Tx,
  { staffId, places }: DeskReader,
  filter: RequestFilter,
  { limit, offset }: RequestPage,
): Promise<DeskRequests> {
  const isSent = ne(state, 'draft');
  const counted = tx
    .select({ counts: sql<Partial<Record<RequestState, number>> | null>`jsonb_object_agg(state, count)`.as('counts') })
    .from(
      tx
        .select({ state, count: sql<number>`count(*)`.as('count') })
        .from(moneyRequest)
        .where(and(isSent, isListed({ ...filter, state: undefined })))
        .groupBy(state)
        .as('counted'),
    );
  const chosen = tx
    .select({ account_id, id, other_account_id, made_by_user, made_by_staff })
    .from(moneyRequest)
    .where(and(isSent, isListed(filter)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [states, page] = [tx.$with('states').as(counted), tx.$with('page').as(chosen)];
  const accounts = sql`select account_id from page union select other_account_id from page where other_account_id is not null`;
  const askers = sql`select made_by_user from page where made_by_user is not null and made_by_staff is null`;
  const ownPlace = tx.$with('own_place', { account_id: account.account_id }).as(places.ownPlacesAmong(staffId, accounts));
  const ownLogin = tx.$with('own_login', { id: made_by_user }).as(places.ownLoginsAmong(staffId, askers));
  const isOwn: SQL<boolean> = sql`(
    exists (select 1 from own_place where own_place.account_id in (${account_id}, ${other_account_id}))
    or (${made_by_staff} is null and exists (select 1 from own_login where own_login.id = ${made_by_user})))`;
  const lines = await tx
    .with(states, page, ownPlace, ownLogin)
    .select({
      counts: states.counts,
      request: moneyRequest,
      account: { slug: account.slug, title: account.title },
      other: { slug: other.slug, title: other.title },
      asker: namesOf(asker),
      maker: namesOf(maker),
      first: namesOf(first),
      second: namesOf(second),
      files,
      is_own: isOwn,
    })
    .from(states)
    .leftJoin(page, sql`true`)
    .leftJoin(moneyRequest, and(eq(account_id, page.account_id), eq(id, page.id)))
    .leftJoin(account, withAccount)
    .leftJoin(other, eq(other.account_id, other_account_id))
    .leftJoin(asker, eq(asker.id, made_by_user))
    .leftJoin(maker, eq(maker.id, made_by_staff))
    .leftJoin(first, eq(first.id, first_staff))
    .leftJoin(second, eq(second.id, second_staff))
    .orderBy(...order);
  const rows = lines.flatMap(({ request, account: whose, files: sent, ...line }): DeskRequest[] => {
    if (!request || !whose) return [];
    const names = listNames([line.asker, line.maker, line.first, line.second]);
    return [{ request, account: whose.slug, title: whose.title, names, other: line.other, files: sent ?? [], is_own: line.is_own }];
  });
  return { counts: new Map(Object.entries(lines[0]?.counts ?? {}) as [RequestState, number][]), rows };
}

type Joined<T> = { readonly [K in keyof T]: T[K] | null };

function listNames(people: readonly (Joined<PersonNames & { readonly id: number }> | null)[]): ReadonlyMap<number, string> {
  const known = people.flatMap((person) => (person?.id ? [[person.id, person] as const] : []));
  return new Map(
    known.map(([personId, { username, first_name, last_name }]) => [
      personId,
      nameOf({ username: username ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }),
    ]),
  );
}
