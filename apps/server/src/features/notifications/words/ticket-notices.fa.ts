import { named } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type TicketKind = 'ticket_answered' | 'ticket_closed';
type Words = { readonly [K in TicketKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

/** The text of each kind of message about a ticket. */
export const ticketNoticesFa: Words = {
  ticket_answered: ({ subject }) => ({
    title: 'پشتیبانی پاسخ داد',
    description: `به درخواست ${named(subject)} پاسخ داده شد.`,
  }),
  ticket_closed: ({ subject }) => ({
    title: 'درخواست پشتیبانی بسته شد',
    description: `پشتیبانی درخواست ${named(subject)} را بست. اگر کار تمام نشده، آن را دوباره باز کنید.`,
  }),
};
