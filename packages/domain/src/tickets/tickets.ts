import { refuse, type Result, succeed } from '#result.ts';

/** What a ticket waits for: an answer of staff, or nothing after an answer, or nothing at all. */
export const TICKET_STATES = ['waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** To whom tickets go; this panel is that of advertisers. */
export const TICKET_DEPARTMENTS = ['advertiser'] as const;
export type TicketDepartment = (typeof TICKET_DEPARTMENTS)[number];

export const TICKET_CATEGORIES = ['campaign', 'contents', 'reports', 'finance', 'publishers', 'account', 'technical', 'training'] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

/** What a ticket may be about: a campaign, a payment at a gateway, or a document of money. */
export const TICKET_SUBJECTS = ['campaign', 'order', 'document'] as const;
export type TicketSubject = (typeof TICKET_SUBJECTS)[number];

/** The category that a form begins with when a ticket is about something. */
export function categoryOf(about: TicketSubject): TicketCategory {
  return about === 'campaign' ? 'campaign' : 'finance';
}

/** Who wrote a message. `agent` is the simulated one of a trial. */
export const TICKET_AUTHORS = ['customer', 'staff', 'agent'] as const;
export type TicketAuthor = (typeof TICKET_AUTHORS)[number];

/** What stands in a conversation: words, a note that only staff read, and what was done. */
export const TICKET_ENTRIES = ['message', 'note', 'closed', 'reopened'] as const;
export type TicketEntry = (typeof TICKET_ENTRIES)[number];

/** Messages, notes and acts of one ticket; a longer conversation goes on in a new ticket. */
export const TICKET_ENTRIES_MAX = 500;

/** Tickets of an account that may wait for an answer at the same time. */
export const WAITING_TICKETS_MAX = 50;

/** After how long the simulated agent answers, in minutes of world time. */
export const AGENT_AFTER_MINUTES = 10;

export type TicketAct = 'write' | 'answer' | 'note' | 'close' | 'reopen';

/** The state after an act. A closed ticket takes no message until it is opened again; closing or opening it twice changes nothing. */
export function actOnTicket(state: TicketState, act: TicketAct): Result<TicketState, { readonly code: 'ticket_closed' }> {
  if (act === 'close') return succeed('closed');
  if (act === 'reopen') return succeed(state === 'closed' ? 'waiting' : state);
  if (act === 'note') return succeed(state);
  if (state === 'closed') return refuse({ code: 'ticket_closed' });
  return succeed(act === 'write' ? 'waiting' : 'answered');
}
