import { TEXT_SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { z } from 'zod';
import { RATING_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import {
  TICKET_AUTHORS,
  TICKET_CATEGORIES,
  TICKET_DEPARTMENTS,
  TICKET_ENTRIES,
  TICKET_STATES,
  TICKET_SUBJECTS,
} from '@jarchi/domain/tickets/tickets.ts';
import { attachmentShape } from '../attachments/attachments.schemas.ts';
import { count, done, instant, page, paging, pathId, type SchemasFor } from '../schema.ts';
import type { ticketsCalls } from './tickets.calls.ts';
import { longText, opaqueText, shortText } from '../shapes/texts.ts';

/** Longer texts than a rule of the domain allows are refused by that rule, with its reason. */
const LONG = 20_000;
const category = z.enum(TICKET_CATEGORIES);
const state = z.enum(TICKET_STATES);
const filters = { state: state.optional(), category: category.optional(), search: shortText().max(TEXT_SEARCH_MAX).default('') };
const files = z.array(z.number().int().positive()).max(50).default([]);
const ownId = z.number().int().positive().nullable().default(null);

const entry = z.strictObject({
  id: z.number().int(),
  kind: z.enum(TICKET_ENTRIES),
  author: z.enum(TICKET_AUTHORS),
  /** Who wrote or did it; null of the simulated agent. */
  name: z.string().nullable(),
  /** The caller did it. */
  is_mine: z.boolean(),
  at: instant,
  text: z.string(),
  attachments: z.array(attachmentShape),
});
const ticket = z.strictObject({
  id: z.number().int(),
  category,
  category_title: z.string(),
  subject: z.string(),
  state,
  /** It was closed before, and opened again. */
  is_reopened: z.boolean(),
  /** Staff wrote or closed it since this person read it. */
  is_unread: z.boolean(),
  about: z.strictObject({ kind: z.enum(TICKET_SUBJECTS), id: z.number().int(), title: z.string() }).nullable(),
  created: instant,
  last_at: instant,
  /** The beginning of the last entry that the customer reads. */
  last: entry.pick({ kind: true, author: true, name: true, is_mine: true, text: true }),
});
const detail = ticket.extend({
  department_title: z.string(),
  /** The member of staff who has it. */
  assignee: z.string().nullable(),
  entries: z.array(entry),
  /** Of its last closing. */
  rating: z.strictObject({ rating: z.number().int(), words: z.string() }).nullable(),
  can_rate: z.boolean(),
});
const customer = { account: z.string(), title: z.string() };
/** The caller has a part in it themself: a place in its account, or they wrote in it as a customer. It opens for others only. */
const is_own = z.boolean();
const states = z.strictObject({ waiting: count, answered: count, closed: count });
const ticketParams = z.object({ ticket: pathId });
const customerParams = z.object({ account: opaqueText().max(80), ticket: pathId });
const customerDetail = detail.extend({
  ...customer,
  assignee_id: z.number().int().nullable(),
  /** Members of staff, by name. */
  staff: z.array(z.strictObject({ id: z.number().int(), name: z.string() })),
});

export const ticketsSchemas = {
  listPageCategories: {
    query: z.object({ department: z.enum(TICKET_DEPARTMENTS) }),
    response: z.strictObject({
      department: z.strictObject({ key: z.enum(TICKET_DEPARTMENTS), title: z.string() }),
      categories: z.array(
        z.strictObject({
          key: category,
          title: z.string(),
          /** The usual time of answer in working minutes; null where too few answers tell it. */
          answer_minutes: z.number().int().positive().nullable(),
        }),
      ),
    }),
  },
  listTickets: { query: z.object({ ...paging, ...filters }), response: page(ticket).extend({ states, unread: count }) },
  getTicket: { params: ticketParams, response: detail },
  openTicket: {
    body: z.object({
      category,
      subject: shortText().max(LONG),
      text: longText().max(LONG),
      attachments: files,
      /** What it is about: at most one of the three. */
      campaign_id: ownId,
      order_id: ownId,
      document_id: ownId,
    }),
    response: detail,
  },
  sendTicketMessage: { params: ticketParams, body: z.object({ text: longText().max(LONG), attachments: files }), response: detail },
  closeTicket: { params: ticketParams, body: z.object({}), response: detail },
  reopenTicket: { params: ticketParams, body: z.object({}), response: detail },
  rateTicket: {
    params: ticketParams,
    body: z.object({ rating: z.number().int().min(1).max(RATING_MAX), words: longText().max(LONG).default('') }),
    response: detail,
  },
  readTicket: { params: ticketParams, body: z.object({ entry: z.number().int().positive() }), response: done },
  listCustomerTickets: {
    query: z.object({ ...paging, ...filters, assigned: z.enum(['me', 'nobody']).optional() }),
    response: page(ticket.extend({ ...customer, assignee: z.string().nullable(), is_own })).extend({ states }),
  },
  getCustomerTicket: { params: customerParams, response: customerDetail },
  answerCustomerTicket: {
    params: customerParams,
    body: z.object({ text: longText().max(LONG), is_note: z.boolean().default(false) }),
    response: customerDetail,
  },
  closeCustomerTicket: { params: customerParams, body: z.object({}), response: customerDetail },
  assignCustomerTicket: {
    params: customerParams,
    body: z.object({ staff_id: z.number().int().positive().nullable() }),
    response: customerDetail,
  },
  getCustomerTicketFile: { params: z.object({ account: opaqueText().max(80), attachment: pathId }) },
} as const satisfies SchemasFor<typeof ticketsCalls>;
