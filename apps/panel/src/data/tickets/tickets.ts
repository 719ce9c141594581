import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { ticketKeys } from '#data/keys/ticket-keys.ts';

export type Ticket = CallAnswer<'tickets', 'getTicket'>;
export type TicketRow = CallAnswer<'tickets', 'listTickets'>['results'][number];
export type TicketEntryRow = Ticket['entries'][number];
export type TicketFile = TicketEntryRow['attachments'][number];

export type TicketsChoice = NonNullable<CallInput<'tickets', 'listTickets'>['query']>;

/** Without a stream, a conversation and the list of them are read again at this interval. */
const REFRESH_MS = 20_000;

/** The tickets of the account by their last message. */
export function ticketsQuery(query: TicketsChoice) {
  return queryOptions({
    queryKey: ticketKeys.list(query),
    queryFn: ({ signal }) => api.tickets.listTickets({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: () => pollUnlessLive(REFRESH_MS),
  });
}

/** One ticket with its conversation. */
export function ticketQuery(ticket: number) {
  return queryOptions({
    queryKey: ticketKeys.one(ticket),
    queryFn: ({ signal }) => api.tickets.getTicket({ params: { ticket } }, { signal }),
    refetchInterval: () => pollUnlessLive(REFRESH_MS),
  });
}

const CATEGORIES_FRESH_MS = 10 * 60_000;

/** The categories of tickets, each with its usual time of answer. */
export const pageCategoriesQuery = queryOptions({
  queryKey: ticketKeys.categories(),
  queryFn: ({ signal }) => api.tickets.listPageCategories({ query: { department: 'advertiser' } }, { signal }),
  staleTime: CATEGORIES_FRESH_MS,
});

/** Sends a file; it belongs to the account until a message names it. */
export function uploadTicketFile(file: File, options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void }) {
  return api.attachments.uploadAttachment({ query: { purpose: 'ticket' }, file }, options);
}

/** The bytes of a file, under the name that the conversation shows. */
export async function downloadTicketFile({ id, name }: Pick<TicketFile, 'id' | 'name'>): Promise<DownloadedFile> {
  const { blob } = await api.attachments.getAttachment({ params: { attachment: id } });
  return { blob, filename: name };
}
