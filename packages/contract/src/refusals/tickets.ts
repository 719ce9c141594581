import type { TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { refusal } from './refusal.ts';

export const ticketRefusals = {
  ticket_invalid: refusal<{ issues: readonly TicketIssue[] }>(422),
  /** It takes no message until it is opened again. */
  ticket_closed: refusal(409),
  /** Only a closed ticket is rated. */
  ticket_open: refusal(409),
  /** Its last closing was rated before. */
  ticket_rated: refusal(409),
  /** The conversation has reached its limit of entries. */
  ticket_full: refusal<{ limit: number }>(409),
  /** So many tickets of the account wait for an answer. */
  tickets_full: refusal<{ limit: number }>(409),
};
