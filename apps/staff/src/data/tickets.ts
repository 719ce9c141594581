import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { TicketState } from '@jarchi/domain/tickets/tickets.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#api.ts';

export type TicketList = CallAnswer<'tickets', 'listCustomerTickets'>;
export type TicketRow = TicketList['results'][number];
export type Ticket = CallAnswer<'tickets', 'getCustomerTicket'>;
export type TicketEntry = Ticket['entries'][number];

const ticketKeys = {
  all: ['tickets'],
  list: (query: object) => ['tickets', 'list', query] as const,
  one: (account: string, ticket: number) => ['tickets', 'one', account, ticket] as const,
} as const;

/** The console has no stream of changes, so lists and conversations are read again at this interval. */
const REFRESH_MS = 15_000;

export interface TicketsChoice {
  readonly state: TicketState | undefined;
  readonly assigned: 'me' | 'nobody' | undefined;
  readonly text: string;
  readonly page: number;
  readonly pageSize: number;
}

export const ticketsQuery = ({ state, assigned, text, page, pageSize }: TicketsChoice) => {
  const query = { state, assigned, search: text, limit: pageSize, offset: (page - 1) * pageSize };
  return queryOptions({
    queryKey: ticketKeys.list(query),
    queryFn: ({ signal }) => api.tickets.listCustomerTickets({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
};

export const ticketQuery = (account: string, ticket: number) =>
  queryOptions({
    queryKey: ticketKeys.one(account, ticket),
    queryFn: ({ signal }) => api.tickets.getCustomerTicket({ params: { account, ticket } }, { signal }),
    refetchInterval: REFRESH_MS,
  });

export const downloadTicketFile = (account: string, attachment: number) =>
  api.tickets.getCustomerTicketFile({ params: { account, attachment } });

/** What staff do about one ticket; each answers with the ticket as it is then, and everything is read again, also after a failure. */
function useTicketAct<V>(account: string, ticket: number, act: (variables: V) => Promise<Ticket>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => void queryClient.setQueryData(ticketQuery(account, ticket).queryKey, answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}

interface Answer {
  readonly text: string;
  readonly is_note: boolean;
}

/** Answers, or writes a note. The same words sent again after a lost response are added once. */
export function useAnswer(account: string, ticket: number) {
  const intent = useRef({ about: '', key: '' });
  return useTicketAct(account, ticket, async (body: Answer) => {
    const about = JSON.stringify(body);
    if (intent.current.about !== about) intent.current = { about, key: newIdempotencyKey() };
    const options = { idempotencyKey: intent.current.key };
    const answer = await api.tickets.answerCustomerTicket({ params: { account, ticket }, body }, options);
    intent.current = { about: '', key: '' };
    return answer;
  });
}

export const useCloseTicket = (account: string, ticket: number) =>
  useTicketAct(account, ticket, () => api.tickets.closeCustomerTicket({ params: { account, ticket }, body: {} }));

export const useAssign = (account: string, ticket: number) =>
  useTicketAct(account, ticket, (staff_id: number | null) =>
    api.tickets.assignCustomerTicket({ params: { account, ticket }, body: { staff_id } }),
  );
