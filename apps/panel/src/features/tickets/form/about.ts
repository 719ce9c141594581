import type { TicketSubject } from '@jarchi/domain/tickets/tickets.ts';
import { TICKET_SUBJECTS } from '@jarchi/domain/tickets/tickets.ts';
import type { NewTicket } from '#data/tickets/ticket-changes.ts';

/** The subject of a form, given by the page that the person came from. */
export interface About {
  readonly kind: TicketSubject;
  readonly id: number;
}

const ID = /^[1-9]\d{0,14}$/;

const isId = (value: unknown) => (typeof value === 'string' || typeof value === 'number') && ID.test(`${value}`);

/** The subject that an address names, as `?campaign=5`. */
export function readAbout(search: Readonly<Record<string, unknown>>): About | undefined {
  const kind = TICKET_SUBJECTS.find((known) => isId(search[known]));
  return kind && { kind, id: Number(search[kind]) };
}

/** The field of a new ticket that holds this subject. */
export function fieldOf(about: About | undefined): Pick<NewTicket, 'campaign_id' | 'order_id' | 'document_id'> {
  return about ? { [`${about.kind}_id`]: about.id } : {};
}
