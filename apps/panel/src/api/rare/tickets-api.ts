import { attachmentsCalls } from '@jarchi/contract/attachments/attachments.calls.ts';
import { ticketsCalls } from '@jarchi/contract/tickets/tickets.calls.ts';
import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';
import { ticketTexts } from '@jarchi/api-client/words/ticket-error-text.fa.ts';
import { caller } from '../caller.ts';

addErrorTexts(ticketTexts);

/** Calls of the pages of support, so that no other page loads their table. */
export const ticketsApi = caller.bind({ tickets: ticketsCalls, attachments: attachmentsCalls });
