import { and, count, desc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { TicketCategory, TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { foldColumn, holdsQuery } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import type { EntryRecord, TicketRecord } from './tickets.repository.ts';
import { ticket, ticketEntry, ticketReader } from './tickets.tables.ts';

export interface TicketFilter {
  readonly state?: TicketState | undefined;
  readonly category?: TicketCategory | undefined;
  readonly search: string;
  /** The assignee: a member of staff, or none. */
  readonly assigned?: number | 'nobody' | undefined;
}

export interface TicketPage {
  readonly limit: number;
  readonly offset: number;
}

/** Matches the number or a part of the subject; in the list of all accounts also the account's title. */
function matchText(search: string, isOfAll: boolean): SQL | undefined {
  const typed = search.trim();
  if (typed === '') return undefined;
  const digits = toLatinDigits(typed);
  return or(
    /^\d{1,15}$/.test(digits) ? eq(ticket.id, Number(digits)) : undefined,
    holdsQuery(ticket.search_text, typed),
    isOfAll
      ? sql`${ticket.account_id} in (select ${account.account_id} from ${account} where ${holdsQuery(foldColumn(account.title), typed)})`
      : undefined,
  );
}

/** The condition of all filters. In the list of all accounts the search includes their titles. */
export function isListed({ state, category, search, assigned }: TicketFilter, isOfAll: boolean): SQL | undefined {
  return and(
    state && eq(ticket.state, state),
    category && eq(ticket.category, category),
    assigned === undefined ? undefined : assigned === 'nobody' ? isNull(ticket.assigned_staff) : eq(ticket.assigned_staff, assigned),
    matchText(search, isOfAll),
  );
}

const ofAccount = (accountId: number) => eq(ticket.account_id, accountId);
export const withAccount = eq(account.account_id, ticket.account_id);

/** The number of tickets in each state, under all other filters. */
export async function countStates(tx: Tx, accountId: number, filter: TicketFilter): Promise<Readonly<Record<TicketState, number>>> {
  const rows = await tx
    .select({ state: ticket.state, count: count() })
    .from(ticket)
    .where(and(ofAccount(accountId), isListed({ ...filter, state: undefined }, false)))
    .groupBy(ticket.state);
  const of = (state: TicketState) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of('waiting'), answered: of('answered'), closed: of('closed') };
}

export async function countWaiting(tx: Tx, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(ticket)
    .where(and(ofAccount(accountId), eq(ticket.state, 'waiting')));
  return row?.count ?? 0;
}

/** The tickets with messages of staff that a person has not read. */
export async function countUnread(tx: Tx, accountId: number, userId: number): Promise<number> {
  const isOfPerson = and(
    eq(ticketReader.account_id, ticket.account_id),
    eq(ticketReader.ticket_id, ticket.id),
    eq(ticketReader.user_id, userId),
  );
  const [row] = await tx
    .select({ count: count() })
    .from(ticket)
    .leftJoin(ticketReader, isOfPerson)
    .where(and(ofAccount(accountId), sql`${ticket.last_staff_entry_id} > coalesce(${ticketReader.read_to}, 0)`));
  return row?.count ?? 0;
}

/** By the last message, newest first. */
export async function listTickets(tx: Tx, accountId: number, filter: TicketFilter, { limit, offset }: TicketPage): Promise<TicketRecord[]> {
  return tx
    .select()
    .from(ticket)
    .where(and(ofAccount(accountId), isListed(filter, false)))
    .orderBy(desc(ticket.last_at), desc(ticket.id))
    .limit(limit)
    .offset(offset);
}

export interface CustomerTicket {
  readonly ticket: TicketRecord;
  readonly account: string;
  readonly title: string;
}

export async function findCustomerTicket(tx: Tx, slug: string, id: number): Promise<CustomerTicket | undefined> {
  const [row] = await tx
    .select({ ticket, account: account.slug, title: account.title })
    .from(ticket)
    .innerJoin(account, withAccount)
    .where(and(eq(account.slug, slug), eq(ticket.id, id)));
  return row;
}

/** The last entries that customers read, by ticket. */
export async function listLastEntries(tx: Tx, rows: readonly TicketRecord[]): Promise<ReadonlyMap<number, EntryRecord>> {
  if (rows.length === 0) return new Map();
  const isOfAccounts = inArray(
    ticketEntry.account_id,
    rows.map(({ account_id }) => account_id),
  );
  const isLast = inArray(
    ticketEntry.id,
    rows.map(({ last_entry_id }) => last_entry_id),
  );
  const entries = await tx.select().from(ticketEntry).where(and(isOfAccounts, isLast));
  return new Map(entries.map((entry) => [entry.ticket_id, entry]));
}

/** First answers of staff since an instant, over all accounts. Runs as the owner of the store. */
export async function listFirstAnswers(
  tx: Tx,
  since: Date,
): Promise<{ category: TicketCategory; created: Date; first_answered_at: Date | null }[]> {
  const { category, created, first_answered_at } = ticket;
  return tx.select({ category, created, first_answered_at }).from(ticket).where(gte(first_answered_at, since));
}
