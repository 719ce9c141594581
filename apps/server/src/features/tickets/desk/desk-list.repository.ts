import { type AnyColumn, and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { account } from '#features/account/account.tables.ts';
import { campaign } from '#features/campaigns/rows/campaigns.tables.ts';
import { document } from '#features/documents/documents.tables.ts';
import { payment } from '#features/finance/finance.tables.ts';
import { shownPerson } from '#features/session/session.tables.ts';
import type { DeskReader } from '#infra/store/sql/desk-reader.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type CustomerTicket, isListed, type TicketFilter, type TicketPage, withAccount } from '../ticket-lists.repository.ts';
import type { AboutRecord } from '../tickets-around.repository.ts';
import type { EntryRecord } from '../tickets.repository.ts';
import { ticket, ticketEntry } from '../tickets.tables.ts';

/** A ticket of a customer, with the columns of other tables that its row shows. */
export interface DeskTicket extends CustomerTicket {
  /** The last entry that the customer reads, and who wrote it. */
  readonly entry: EntryRecord;
  readonly name: string | null;
  readonly about: AboutRecord | null;
  readonly assignee: string | null;
  /** The reading member of staff has a place in the account, or wrote in the ticket as a customer. */
  readonly is_own: boolean;
}

interface DeskTickets {
  /** The number of tickets in each state, under all other filters. */
  readonly states: Readonly<Record<TicketState, number>>;
  readonly rows: readonly DeskTicket[];
}

const isWaiting = sql`${ticket.state} = 'waiting'`;
/** Waiting tickets first, the longest wait on top; then the others, by their last message. */
const order = [desc(isWaiting), sql`case when ${isWaiting} then ${ticket.last_at} end`, desc(ticket.last_at), desc(ticket.id)];

const [writer, assigned] = [alias(shownPerson, 'writer'), alias(shownPerson, 'assigned')];
const nameOf = ({ first_name, last_name, username }: Record<'first_name' | 'last_name' | 'username', AnyColumn>) =>
  sql<string | null>`coalesce(nullif(trim(${first_name} || ' ' || ${last_name}), ''), ${username})`;

/** Whether the reader has a part in a ticket of the statement's page. */
function isOwn({ staffId, places }: DeskReader): SQL<boolean> {
  const customers = sql`select e.account_id, e.ticket_id, e.user_id from page join ticket_entry e
    on e.account_id = page.account_id and e.ticket_id = page.id and e.author = 'customer' and e.staff_id is null and e.user_id is not null`;
  const logins = places.ownLoginsAmong(staffId, sql`select user_id from (${customers}) as customers`);
  return sql<boolean>`(${ticket.account_id} in (${places.ownPlacesAmong(staffId, sql`select account_id from page`)})
    or (${ticket.account_id}, ${ticket.id}) in (
      select account_id, ticket_id from (${customers}) as customers where user_id in (${logins})
    ))`;
}

/** A page of the tickets of all accounts. */
export async function listDeskTickets(
  tx: Tx,
  reader: DeskReader,
  filter: TicketFilter,
  { limit, offset }: TicketPage,
): Promise<DeskTickets> {
  const countOf = (state: TicketState) => sql<number>`count(*) filter (where ${ticket.state} = ${state})`.as(state);
  const counted = tx
    .select({ waiting: countOf('waiting'), answered: countOf('answered'), closed: countOf('closed') })
    .from(ticket)
    .where(isListed({ ...filter, state: undefined }, true));
  const chosen = tx
    .select({ account_id: ticket.account_id, id: ticket.id })
    .from(ticket)
    .where(isListed(filter, true))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [states, page] = [tx.$with('states').as(counted), tx.$with('page').as(chosen)];
  const ofTicket = (accountId: AnyColumn) => eq(accountId, ticket.account_id);
  const lines = await tx
    .with(states, page)
    .select({
      states: { waiting: states.waiting, answered: states.answered, closed: states.closed },
      ticket,
      account: { slug: account.slug, title: account.title },
      entry: ticketEntry,
      name: nameOf(writer),
      assignee: nameOf(assigned),
      campaign: { id: campaign.id, title: campaign.title },
      order: { id: payment.id },
      document: { id: document.id, number: document.number },
      is_own: isOwn(reader),
    })
    .from(states)
    .leftJoin(page, sql`true`)
    .leftJoin(ticket, and(eq(ticket.account_id, page.account_id), eq(ticket.id, page.id)))
    .leftJoin(account, withAccount)
    .leftJoin(ticketEntry, and(ofTicket(ticketEntry.account_id), eq(ticketEntry.id, ticket.last_entry_id)))
    .leftJoin(writer, eq(writer.id, sql`coalesce(${ticketEntry.staff_id}, ${ticketEntry.user_id})`))
    .leftJoin(assigned, eq(assigned.id, ticket.assigned_staff))
    .leftJoin(campaign, and(ofTicket(campaign.account_id), eq(campaign.id, ticket.campaign_id)))
    .leftJoin(payment, and(ofTicket(payment.account_id), eq(payment.id, ticket.order_id)))
    .leftJoin(document, and(ofTicket(document.account_id), eq(document.id, ticket.document_id)))
    .orderBy(...order);
  const rows = lines.flatMap(({ ticket: found, account: whose, entry, name, assignee, is_own, ...subjects }): DeskTicket[] => {
    if (!found || !whose) return [];
    if (!entry) throw new Error(`ticket ${found.id} has no last entry`);
    return [{ ticket: found, account: whose.slug, title: whose.title, entry, name, about: aboutOf(subjects), assignee, is_own }];
  });
  return { states: lines[0]?.states ?? { waiting: 0, answered: 0, closed: 0 }, rows };
}

interface Subjects {
  readonly campaign: { readonly id: number; readonly title: string } | null;
  readonly order: { readonly id: number } | null;
  readonly document: { readonly id: number; readonly number: string | null } | null;
}

function aboutOf({ campaign: ofCampaign, order: paid, document: paper }: Subjects): AboutRecord | null {
  if (ofCampaign) return { kind: 'campaign', ...ofCampaign };
  if (paid) return { kind: 'order', id: paid.id, title: String(paid.id) };
  return paper && { kind: 'document', id: paper.id, title: paper.number ?? String(paper.id) };
}
