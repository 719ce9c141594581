import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentState } from '@jarchi/domain/documents/document-kinds.ts';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { holdsQuery, likeAnywhere } from '#infra/store/sql/like-patterns.ts';
import type { DeskReader } from '#infra/store/sql/desk-reader.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '#features/account/account.tables.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import type { DocumentRecord } from '../documents.repository.ts';
import { document } from '../documents.tables.ts';

const corrected = alias(document, 'corrected');
const official = alias(document, 'official');

export type DocumentOrder = 'created' | '-created' | 'price' | '-price' | 'number' | '-number';

export interface DocumentChoice {
  readonly account_id: number;
  readonly filters: Filters;
  readonly ordering: DocumentOrder;
  /** The Tehran day of now: a pre-invoice past its day has expired. */
  readonly today: string;
}

const shownState = (today: string) =>
  sql<string>`case when ${document.state} = 'open' and ${document.valid_until} < ${today}::date then 'expired' else ${document.state} end`;

function columnsAt(today: string) {
  return {
    document,
    shown_state: shownState(today),
    campaign: { id: campaign.id, title: campaign.title },
    corrects: { id: corrected.id, number: corrected.number, state: corrected.state },
    official: { id: official.id, number: official.number, state: official.state },
  };
}

function joined(tx: Tx, today: string) {
  return tx
    .select(columnsAt(today))
    .from(document)
    .leftJoin(campaign, and(eq(campaign.account_id, document.account_id), eq(campaign.id, document.campaign_id)))
    .leftJoin(corrected, and(eq(corrected.account_id, document.account_id), eq(corrected.id, document.corrects_id)))
    .leftJoin(official, and(eq(official.account_id, document.account_id), eq(official.id, document.official_id)))
    .$dynamic();
}

export type JoinedDocument = Awaited<ReturnType<typeof findJoined>> & object;

export async function findJoined(tx: Tx, { account_id, id, today }: { account_id: number; id: number; today: string }) {
  const [row] = await joined(tx, today).where(and(eq(document.account_id, account_id), eq(document.id, id)));
  return row;
}

function matching({ account_id, filters, today }: DocumentChoice, isOfAnyKind: boolean): SQL | undefined {
  const { search, kind, state, official: officialState, campaign: campaigns, price, created } = filters;
  const parts: (SQL | undefined)[] = [eq(document.account_id, account_id)];
  if (search?.type === 'search') {
    const number = likeAnywhere(toLatinDigits(search.text).trim().toUpperCase());
    parts.push(sql`(${document.number} like ${number} or ${holdsQuery(document.search_text, search.text)})`);
  }
  if (kind?.type === 'select' && !isOfAnyKind) parts.push(inArray(document.kind, [...kind.values] as DocumentKind[]));
  if (state?.type === 'select') parts.push(inArray(shownState(today), [...state.values]));
  if (officialState?.type === 'select')
    parts.push(eq(document.kind, 'invoice'), inArray(sql`coalesce(${official.state}, 'none')`, [...officialState.values]));
  if (campaigns?.type === 'select') parts.push(inArray(document.campaign_id, campaigns.values.map(Number)));
  if (price?.type === 'number') {
    if (price.from !== null) parts.push(sql`${document.total} >= ${price.from}`);
    if (price.to !== null) parts.push(sql`${document.total} <= ${price.to}`);
  }
  if (created?.type === 'date') {
    const { from, to } = getInstants(dateBounds(created, today));
    parts.push(sql`${document.created} >= ${new Date(from).toISOString()} and ${document.created} < ${new Date(to).toISOString()}`);
  }
  return and(...parts);
}

/** How many documents of each kind match, whatever kind is chosen. */
export async function countByKind(tx: Tx, choice: DocumentChoice): Promise<Record<DocumentKind, number>> {
  const rows = await tx
    .select({ kind: document.kind, count: sql<number>`count(*)::int` })
    .from(document)
    .leftJoin(official, and(eq(official.account_id, document.account_id), eq(official.id, document.official_id)))
    .where(matching(choice, true))
    .groupBy(document.kind);
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<DocumentKind, number>;
}

const ORDER_BY = {
  created: sql`${document.created}`,
  price: sql`${document.total}`,
  number: sql`coalesce(${document.number}, '')`,
} as const;

export interface DocumentPage {
  readonly limit: number;
  readonly offset: number;
  /** Only what follows this document. */
  readonly after?: number | undefined;
}

/** Documents in their order; the id parts equal ones. */
export async function listJoined(tx: Tx, choice: DocumentChoice, { limit, offset, after }: DocumentPage): Promise<JoinedDocument[]> {
  const isDescending = choice.ordering.startsWith('-');
  const key = ORDER_BY[choice.ordering.replace('-', '') as keyof typeof ORDER_BY];
  const direction = isDescending ? desc : asc;
  const following =
    after === undefined
      ? undefined
      : sql`(${key}, ${document.id}) ${sql.raw(isDescending ? '<' : '>')} (select ${key}, ${document.id} from ${document}
          where ${document.account_id} = ${choice.account_id} and ${document.id} = ${after})`;
  return joined(tx, choice.today)
    .where(and(matching(choice, false), following))
    .orderBy(direction(key), direction(document.id))
    .limit(limit)
    .offset(offset);
}

/** Documents that are issued in a Jalali month, which begins and ends at these instants. */
export async function listIssuedIn(
  tx: Tx,
  { account_id, from, to, today }: { account_id: number; from: Date; to: Date; today: string },
): Promise<JoinedDocument[]> {
  return joined(tx, today)
    .where(
      and(
        eq(document.account_id, account_id),
        sql`${document.issued_at} >= ${from.toISOString()} and ${document.issued_at} < ${to.toISOString()}`,
      ),
    )
    .orderBy(asc(document.series), asc(document.issued_at), asc(document.sequence));
}

/** The days on which documents were issued, in Tehran, with how many. */
export async function countIssuedByDay(tx: Tx, accountId: number): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(${document.issued_at} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  return tx
    .select({ day, count: sql<number>`count(*)::int` })
    .from(document)
    .where(and(eq(document.account_id, accountId), sql`${document.issued_at} is not null`))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}

/** A request for an official invoice, with the columns of other tables that its row in the console shows. */
export interface DeskRequest {
  readonly joined: JoinedDocument;
  readonly account: { readonly account_id: number; readonly slug: string; readonly title: string };
  /** The invoices that it takes together, by number. */
  readonly invoices: readonly (Pick<DocumentRecord, 'id' | 'number' | 'total'> & { readonly state: DocumentState })[];
  /** The reading member of staff has a place in the account, or made the request as a customer. */
  readonly is_own: boolean;
}

interface DeskPage {
  readonly state: DocumentState;
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

const invoicesOf = sql<DeskRequest['invoices'] | null>`(
  select json_agg(json_build_object('id', i.id, 'number', i.number, 'state', i.state, 'total', i.total) order by i.id) from ${document} i
    where i.account_id = ${document.account_id} and i.corrects_id is null
      and i.id in (select jsonb_array_elements_text(${document.content} -> 'invoices')::bigint))`;

/** A page of the requests for official invoices of all accounts, oldest first. */
export async function listDeskRequests(
  tx: Tx,
  { staffId, places }: DeskReader,
  { state, today, limit, offset }: DeskPage,
): Promise<{ readonly count: number; readonly rows: readonly DeskRequest[] }> {
  const { account_id, id, asked_by, created } = document;
  const isListed = and(eq(document.kind, 'official_invoice'), eq(document.state, state));
  const order = [asc(created), asc(id)];
  const totals = tx.$with('totals').as(
    tx
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(document)
      .where(isListed),
  );
  const page = tx.$with('page').as(
    tx
      .select({ account_id, id, asked_by })
      .from(document)
      .where(isListed)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  const accounts = places.ownPlacesAmong(staffId, sql`select account_id from page`);
  const logins = places.ownLoginsAmong(staffId, sql`select asked_by from page where asked_by is not null`);
  const lines = await tx
    .with(totals, page)
    .select({
      count: totals.count,
      ...columnsAt(today),
      account: { account_id: account.account_id, slug: account.slug, title: account.title },
      invoices: invoicesOf,
      is_own: sql<boolean>`(${account_id} in (${accounts}) or (${asked_by} is not null and ${asked_by} in (${logins})))`,
    })
    .from(totals)
    .leftJoin(page, sql`true`)
    .leftJoin(document, and(eq(account_id, page.account_id), eq(id, page.id)))
    .leftJoin(account, eq(account.account_id, account_id))
    .leftJoin(campaign, and(eq(campaign.account_id, account_id), eq(campaign.id, document.campaign_id)))
    .leftJoin(corrected, and(eq(corrected.account_id, account_id), eq(corrected.id, document.corrects_id)))
    .leftJoin(official, and(eq(official.account_id, account_id), eq(official.id, document.official_id)))
    .orderBy(...order);
  const rows = lines.flatMap(({ count: _count, document: request, account: whose, invoices, is_own, ...parts }): DeskRequest[] =>
    request && whose ? [{ joined: { ...parts, document: request }, account: whose, invoices: invoices ?? [], is_own }] : [],
  );
  return { count: lines[0]?.count ?? 0, rows };
}

/** The account of a slug; for staff. */
export async function findAccountOfSlug(tx: Tx, slug: string) {
  const [row] = await tx
    .select({ account_id: account.account_id, slug: account.slug, title: account.title })
    .from(account)
    .where(eq(account.slug, slug));
  return row;
}

/** Documents of these ids, and those that correct one of them. */
export async function listLinked(tx: Tx, accountId: number, ids: readonly number[], correctsId: number) {
  const { id, number, state, total, corrects_id } = document;
  return tx
    .select({ id, number, state, total, corrects_id })
    .from(document)
    .where(
      and(
        eq(document.account_id, accountId),
        sql`(${inArray(document.id, ids.length === 0 ? [0] : [...ids])} or ${eq(document.corrects_id, correctsId)})`,
      ),
    )
    .orderBy(asc(id));
}
