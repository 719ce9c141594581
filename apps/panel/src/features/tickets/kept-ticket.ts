import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { listOf, record, text } from '@jarchi/client-state/storage/shapes.ts';
import { attachmentShape } from '#data/money-requests/attachment-shape.ts';
import type { TicketFile } from '#data/tickets/tickets.ts';
import { ticketKey } from '#data/tickets/ticket-key.ts';

/** The chosen files of a form, as this tab knows them after a reload. */
export interface KeptFiles {
  readonly sent: readonly TicketFile[];
  /** Files that were on their way; the browser may have a copy of each under its key. */
  readonly underWay: readonly { readonly key: string; readonly name: string }[];
}

export const keptFiles = createKept<KeptFiles, [form: string]>(
  (form) => ticketKey(`${form}-files`),
  record({ sent: listOf(attachmentShape), underWay: listOf(record({ key: text, name: text })) }),
);

/** The form of a new ticket among those of the talks. */
export const NEW_TICKET = 'new';

/** A new ticket as it is typed. */
export const typedTicket = createKept(() => ticketKey(NEW_TICKET), record({ category: text, subject: text, text }));
