import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PhoneRequestState } from '@jarchi/domain/session/phone-requests.ts';
import { appUser } from '#features/session/session.tables.ts';
import type { DeskReader } from '#infra/store/sql/desk-reader.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { phoneDocument, phoneRequest, phoneRequestEntry } from './phone-requests.tables.ts';

export type RequestRecord = typeof phoneRequest.$inferSelect;
export type DocumentRecord = typeof phoneDocument.$inferSelect;

/** A sent request about an existing person. Other requests are never shown. */
export type SentRecord = RequestRecord & { readonly user_id: number };

const isSent = and(isNotNull(phoneRequest.sent_at), isNotNull(phoneRequest.user_id));
const toSent = (row: RequestRecord | undefined): SentRecord | undefined =>
  row?.user_id == null || row.sent_at === null ? undefined : { ...row, user_id: row.user_id };

/** Serialises the requests of one new phone, and those with one name: no two of them count the same free place. */
export async function lockNames(tx: Tx, phone: string, login: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`phone-request:${phone}`})), pg_advisory_xact_lock(hashtext(${`phone-request-of:${login}`}))`,
  );
}

/** The instants at which requests of a new phone, or with a name, were begun since then: the longer list, latest first. */
export async function listBegun(tx: Tx, { phone, login, since }: { phone: string; login: string; since: Date }): Promise<Date[]> {
  const rows = await tx
    .select({ new_phone: phoneRequest.new_phone, login: phoneRequest.login, created: phoneRequest.created })
    .from(phoneRequest)
    .where(and(or(eq(phoneRequest.new_phone, phone), eq(phoneRequest.login, login)), gt(phoneRequest.created, since)))
    .orderBy(desc(phoneRequest.created));
  const [ofPhone, ofLogin] = [rows.filter((row) => row.new_phone === phone), rows.filter((row) => row.login === login)];
  return (ofPhone.length > ofLogin.length ? ofPhone : ofLogin).map(({ created }) => created);
}

export async function insertRequest(tx: Tx, values: typeof phoneRequest.$inferInsert): Promise<RequestRecord> {
  const [row] = await tx.insert(phoneRequest).values(values).returning();
  if (!row) throw new Error('a request for another phone was not inserted');
  return row;
}

/** Inserts a request that is complete and waits. */
export async function insertSent(tx: Tx, values: typeof phoneRequest.$inferInsert): Promise<SentRecord> {
  const row = toSent(await insertRequest(tx, values));
  if (!row) throw new Error("a request for another phone is nobody's");
  return row;
}

async function lockRequest(tx: Tx, id: number): Promise<RequestRecord | undefined> {
  const [row] = await tx.select().from(phoneRequest).where(eq(phoneRequest.id, id)).for('update');
  return row;
}

export async function lockSent(tx: Tx, id: number): Promise<SentRecord | undefined> {
  return toSent(await lockRequest(tx, id));
}

export async function findSent(tx: Tx, id: number): Promise<SentRecord | undefined> {
  const [row] = await tx.select().from(phoneRequest).where(eq(phoneRequest.id, id));
  return toSent(row);
}

/** The changed request; undefined if it is not sent, or about no person. */
export async function saveRequest(tx: Tx, id: number, values: Partial<RequestRecord>): Promise<SentRecord | undefined> {
  const [row] = await tx.update(phoneRequest).set(values).where(eq(phoneRequest.id, id)).returning();
  return toSent(row);
}

export async function saveSent(tx: Tx, id: number, values: Partial<RequestRecord>): Promise<SentRecord> {
  const saved = await saveRequest(tx, id, values);
  if (!saved) throw new Error(`no request ${id} for another phone`);
  return saved;
}

/** The waiting requests about a person, newest first. */
export async function listWaitingOf(tx: Tx, userId: number): Promise<RequestRecord[]> {
  return tx
    .select()
    .from(phoneRequest)
    .where(and(eq(phoneRequest.user_id, userId), eq(phoneRequest.state, 'waiting'), isNotNull(phoneRequest.sent_at)))
    .orderBy(desc(phoneRequest.id));
}

export async function insertEntry(tx: Tx, values: typeof phoneRequestEntry.$inferInsert): Promise<void> {
  await tx.insert(phoneRequestEntry).values(values);
}

export async function listEntries(tx: Tx, requestId: number) {
  const { username, first_name, last_name } = appUser;
  return tx
    .select({ entry: phoneRequestEntry, username, first_name, last_name })
    .from(phoneRequestEntry)
    .leftJoin(appUser, eq(appUser.id, phoneRequestEntry.staff_id))
    .where(eq(phoneRequestEntry.request_id, requestId))
    .orderBy(asc(phoneRequestEntry.id));
}

/** Other requests about the same person, newest first. */
export async function listEarlier(tx: Tx, { id, user_id }: SentRecord, limit: number): Promise<RequestRecord[]> {
  return tx
    .select()
    .from(phoneRequest)
    .where(and(eq(phoneRequest.user_id, user_id), ne(phoneRequest.id, id), isNotNull(phoneRequest.sent_at)))
    .orderBy(desc(phoneRequest.id))
    .limit(limit);
}

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly state: PhoneRequestState | undefined;
}

interface DeskRequest {
  readonly row: SentRecord;
  readonly user: typeof appUser.$inferSelect;
  /** It is about the reading member of staff, or about a person who shares an account with them. */
  readonly is_own: boolean;
}

interface DeskRequests {
  /** The number of requests in each state. */
  readonly counts: ReadonlyMap<PhoneRequestState, number>;
  readonly rows: readonly DeskRequest[];
}

/** A page of requests with their people: waiting ones first, oldest first; then the others, latest first. */
export async function listDeskRequests(tx: Tx, { staffId, places }: DeskReader, { limit, offset, state }: Page): Promise<DeskRequests> {
  const isWaiting = sql`${phoneRequest.state} = 'waiting'`;
  const order = [desc(isWaiting), sql`case when ${isWaiting} then ${phoneRequest.id} else -${phoneRequest.id} end`];
  const counted = tx
    .select({ state: phoneRequest.state, count: sql<number>`count(*)`.as('count') })
    .from(phoneRequest)
    .where(isSent)
    .groupBy(phoneRequest.state)
    .as('counted');
  const states = tx
    .$with('states')
    .as(
      tx
        .select({ counts: sql<Partial<Record<PhoneRequestState, number>> | null>`jsonb_object_agg(state, count)`.as('counts') })
        .from(counted),
    );
  const page = tx.$with('page').as(
    tx
      .select({ id: phoneRequest.id, user_id: phoneRequest.user_id })
      .from(phoneRequest)
      .where(and(isSent, state && eq(phoneRequest.state, state)))
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const members = sql`select m.account_id, m.user_id from page join account_member m on m.user_id = page.user_id`;
  const accounts = places.ownPlacesAmong(staffId, sql`select account_id from (${members}) as members`);
  const logins = places.ownLoginsAmong(staffId, sql`select user_id from page`);
  const lines = await tx
    .with(states, page)
    .select({
      counts: states.counts,
      request: phoneRequest,
      user: appUser,
      is_own: sql<boolean>`(${phoneRequest.user_id} in (${logins}) or ${phoneRequest.user_id} in (
        select user_id from (${members}) as members where account_id in (${accounts})))`,
    })
    .from(states)
    .leftJoin(page, sql`true`)
    .leftJoin(phoneRequest, eq(phoneRequest.id, page.id))
    .leftJoin(appUser, eq(appUser.id, page.user_id))
    .orderBy(...order);
  const rows = lines.flatMap(({ request, user, is_own }): DeskRequest[] => {
    const row = toSent(request ?? undefined);
    return row && user ? [{ row, user, is_own }] : [];
  });
  return { counts: new Map(Object.entries(lines[0]?.counts ?? {}) as [PhoneRequestState, number][]), rows };
}

export async function insertDocument(tx: Tx, values: typeof phoneDocument.$inferInsert): Promise<DocumentRecord> {
  const [row] = await tx.insert(phoneDocument).values(values).returning();
  if (!row) throw new Error('a document was not inserted');
  return row;
}

export async function listDocuments(tx: Tx, requestId: number): Promise<DocumentRecord[]> {
  return tx.select().from(phoneDocument).where(eq(phoneDocument.request_id, requestId)).orderBy(asc(phoneDocument.id));
}

/** Removes requests that were never sent, and those about nobody. Their files go with the next sweep. */
export async function deleteIdle(tx: Tx, before: Date): Promise<void> {
  const isIdle = or(isNull(phoneRequest.sent_at), isNull(phoneRequest.user_id));
  const idle = tx
    .select({ id: phoneRequest.id })
    .from(phoneRequest)
    .where(and(isIdle, lt(phoneRequest.created, before)));
  await tx.delete(phoneRequest).where(inArray(phoneRequest.id, idle));
}

/** Empties what people sent with requests that ended before: their story and documents. */
export async function forgetSent(tx: Tx, before: Date): Promise<void> {
  const ended = tx.select({ id: phoneRequest.id }).from(phoneRequest).where(lt(phoneRequest.ended_at, before));
  await tx.delete(phoneDocument).where(inArray(phoneDocument.request_id, ended));
  await tx
    .update(phoneRequest)
    .set({ story: '' })
    .where(and(lt(phoneRequest.ended_at, before), ne(phoneRequest.story, '')));
}
