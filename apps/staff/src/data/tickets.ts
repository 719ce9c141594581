import type { DownloadedFile } from '@jarchi/api-client/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

export type TicketList = CallAnswer<'tickets', 'listCustomerTickets'>;
export type TicketRow = TicketList['results'][number];
export type Ticket = CallAnswer<'tickets', 'getCustomerTicket'>;
export type TicketEntry = Ticket['entries'][number];
export type TicketFile = TicketEntry['attachments'][number];

const ticketKeys = {
  all: ['tickets'],
  list: (query: object) => ['tickets', 'list', query] as const,
  one: (account: string, ticket: number) => ['tickets', 'one', account, ticket] as const,
} as const;

/** How often lists and conversations are read again. The server has no stream of changes for staff, so the console always asks. */
const REFRESH_MS = 15_000;

export type TicketsChoice = NonNullable<CallInput<'tickets', 'listCustomerTickets'>['query']>;

export const ticketsQuery = (query: TicketsChoice) =>
  queryOptions({
    queryKey: ticketKeys.list(query),
    queryFn: ({ signal }) => api.tickets.listCustomerTickets({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: () => pollUnlessLive(REFRESH_MS),
  });

export const ticketQuery = (account: string, ticket: number) =>
  queryOptions({
    queryKey: ticketKeys.one(account, ticket),
    queryFn: ({ signal }) => api.tickets.getCustomerTicket({ params: { account, ticket } }, { signal }),
    refetchInterval: () => pollUnlessLive(REFRESH_MS),
  });

/** The bytes of a file, under the name that the conversation shows. */
export async function downloadTicketFile(account: string, { id, name }: Pick<TicketFile, 'id' | 'name'>): Promise<DownloadedFile> {
  const { blob } = await api.tickets.getCustomerTicketFile({ params: { account, attachment: id } });
  return { blob, filename: name };
}

/** What staff do about one ticket; each answers with the ticket as it is then, and everything is read again, also after a failure. */
const useTicketAct = <V>(account: string, ticket: number, send: (variables: V, key: string) => Promise<Ticket>) =>
  useChange({
    refreshes: [ticketKeys.all],
    isBusyUntilRead: true,
    send,
    keep: (queryClient, answer) => void queryClient.setQueryData(ticketQuery(account, ticket).queryKey, answer),
  });

interface Answer {
  readonly text: string;
  readonly is_note: boolean;
}

/** Answers, or writes a note. The same words sent again after a lost response are added once. */
export const useAnswer = (account: string, ticket: number) =>
  useTicketAct(account, ticket, (body: Answer, idempotencyKey) =>
    api.tickets.answerCustomerTicket({ params: { account, ticket }, body }, { idempotencyKey }),
  );

export const useCloseTicket = (account: string, ticket: number) =>
  useTicketAct(account, ticket, () => api.tickets.closeCustomerTicket({ params: { account, ticket }, body: {} }));

export const useAssign = (account: string, ticket: number) =>
  useTicketAct(account, ticket, (staff_id: number | null) =>
    api.tickets.assignCustomerTicket({ params: { account, ticket }, body: { staff_id } }),
  );
