import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { record, text } from '@jarchi/client-state/storage/shapes.ts';
import { ticketKey } from '#data/tickets/ticket-key.ts';

export const FORM = 'new';

/** A new ticket as it is typed. */
export const typedTicket = createKept(() => ticketKey(FORM), record({ category: text, subject: text, text }));
