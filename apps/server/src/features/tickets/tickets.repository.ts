import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { ticket, ticketEntry, ticketRating, ticketReader } from './tickets.tables.ts';

export type TicketRecord = typeof ticket.$inferSelect;
export type NewTicket = typeof ticket.$inferInsert;
export type EntryRecord = typeof ticketEntry.$inferSelect;
export type NewEntry = Omit<typeof ticketEntry.$inferInsert, 'account_id' | 'ticket_id'>;
export type RatingRecord = typeof ticketRating.$inferSelect;

const ofTicket = (accountId: number, id: number) => and(eq(ticket.account_id, accountId), eq(ticket.id, id));

export async function insertTicket(tx: Tx, values: NewTicket): Promise<TicketRecord> {
  const [row] = await tx.insert(ticket).values(values).returning();
  if (!row) throw new Error('the ticket was not inserted');
  return row;
}

export async function findTicket(tx: Tx, accountId: number, id: number): Promise<TicketRecord | undefined> {
  const [row] = await tx.select().from(ticket).where(ofTicket(accountId, id));
  return row;
}

export async function lockTicket(tx: Tx, accountId: number, id: number): Promise<TicketRecord | undefined> {
  const [row] = await tx.select().from(ticket).where(ofTicket(accountId, id)).for('update');
  return row;
}

/** The ticket that an intent opened. */
export async function findTicketOfKey(tx: Tx, accountId: number, key: string): Promise<TicketRecord | undefined> {
  const [row] = await tx
    .select()
    .from(ticket)
    .where(and(eq(ticket.account_id, accountId), eq(ticket.idempotency_key, key)));
  return row;
}

/** Adds an entry to a locked ticket and updates the columns that follow it. Customers do not hear of a note. */
export async function addEntry(
  tx: Tx,
  row: TicketRecord,
  entry: NewEntry,
  changes: Partial<Pick<TicketRecord, 'state' | 'assigned_staff' | 'first_answered_at' | 'closings'>>,
): Promise<TicketRecord> {
  const { account_id, id } = row;
  const [added] = await tx
    .insert(ticketEntry)
    .values({ ...entry, account_id, ticket_id: id })
    .returning({ id: ticketEntry.id });
  if (!added) throw new Error('the entry was not inserted');
  const isNote = entry.kind === 'note';
  return updateTicket(tx, row, {
    ...changes,
    entries: row.entries + 1,
    ...(!isNote && { last_entry_id: added.id, last_at: entry.at }),
    ...(!isNote && entry.author !== 'customer' && { last_staff_entry_id: added.id }),
  });
}

/** Changes a locked ticket. */
export async function updateTicket(tx: Tx, { account_id, id }: TicketRecord, changes: Partial<NewTicket>): Promise<TicketRecord> {
  const [saved] = await tx.update(ticket).set(changes).where(ofTicket(account_id, id)).returning();
  if (!saved) throw new Error(`no ticket ${id}`);
  if (changes.last_entry_id !== undefined || changes.assigned_staff !== undefined) noteChange(account_id, 'ticket', id);
  return saved;
}

/** A conversation in its order, without the notes of staff unless they are asked for. */
export async function listEntries(tx: Tx, { account_id, id }: TicketRecord, withNotes: boolean): Promise<EntryRecord[]> {
  const isOfTicket = and(eq(ticketEntry.account_id, account_id), eq(ticketEntry.ticket_id, id));
  return tx
    .select()
    .from(ticketEntry)
    .where(and(isOfTicket, withNotes ? undefined : ne(ticketEntry.kind, 'note')))
    .orderBy(asc(ticketEntry.id));
}

export interface ReadMark {
  readonly account_id: number;
  readonly ticket_id: number;
  readonly user_id: number;
  readonly read_to: number;
}

/** Marks a ticket as read up to an entry. A mark never moves back. */
export async function markRead(tx: Tx, mark: ReadMark): Promise<void> {
  await tx
    .insert(ticketReader)
    .values(mark)
    .onConflictDoUpdate({
      target: [ticketReader.account_id, ticketReader.ticket_id, ticketReader.user_id],
      set: { read_to: sql`greatest(${ticketReader.read_to}, excluded.read_to)` },
    });
}

/** The last entry of each ticket that a person has read. */
export async function listRead(tx: Tx, accountId: number, userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const isOfPerson = and(eq(ticketReader.account_id, accountId), eq(ticketReader.user_id, userId));
  const rows = await tx
    .select()
    .from(ticketReader)
    .where(and(isOfPerson, inArray(ticketReader.ticket_id, [...ids])));
  return new Map(rows.map(({ ticket_id, read_to }) => [ticket_id, read_to]));
}

/** The rating of the last closing of a ticket. */
export async function findRating(tx: Tx, { account_id, id, closings }: TicketRecord): Promise<RatingRecord | undefined> {
  const isOfTicket = and(eq(ticketRating.account_id, account_id), eq(ticketRating.ticket_id, id));
  const [row] = await tx
    .select()
    .from(ticketRating)
    .where(and(isOfTicket, eq(ticketRating.closing, closings)));
  return row;
}

/** False when this closing was rated before. */
export async function insertRating(tx: Tx, values: typeof ticketRating.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(ticketRating).values(values).onConflictDoNothing();
  return rowCount === 1;
}

/** The people who wrote in tickets, or closed or opened them, as customers. */
export async function listWriters(
  tx: Tx,
  rows: readonly Pick<TicketRecord, 'account_id' | 'id'>[],
): Promise<{ account_id: number; ticket_id: number; user_id: number }[]> {
  const { account_id, ticket_id, user_id, author, staff_id } = ticketEntry;
  const isOne = or(...rows.map((row) => and(eq(account_id, row.account_id), eq(ticket_id, row.id))));
  const writers = await tx
    .selectDistinct({ account_id, ticket_id, user_id })
    .from(ticketEntry)
    .where(and(isOne, eq(author, 'customer'), isNull(staff_id)));
  return writers.flatMap((row) => (row.user_id === null ? [] : [{ ...row, user_id: row.user_id }]));
}
