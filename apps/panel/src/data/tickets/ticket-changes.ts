import type { CallInput } from '@jarchi/contract/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { ticketKeys } from '#data/keys/ticket-keys.ts';
import { type Ticket, ticketQuery } from './tickets.ts';

interface Tell {
  readonly onSuccess: (ticket: Ticket) => void;
  readonly onError: (error: Error) => void;
}

export type NewTicket = CallInput<'tickets', 'openTicket'>['body'];
export type NewMessage = CallInput<'tickets', 'sendTicketMessage'>['body'];
export type Rating = CallInput<'tickets', 'rateTicket'>['body'];

/** The answer of each change is the whole ticket. */
const keep = (queryClient: QueryClient, ticket: Ticket) => void queryClient.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
const ofLists = { refreshes: [ticketKeys.lists()], keep };

/** Opens a ticket, once for one intent. */
export function useOpenTicket(tell: Tell) {
  return useChange({
    send: (body: NewTicket, idempotencyKey) => api.tickets.openTicket({ body }, { idempotencyKey }),
    isRepeatedWhenLost: true,
    ...ofLists,
    ...tell,
  });
}

/** Adds a message, once for one intent. A refusal may tell that the ticket is not as it is shown, so it is read again. */
export function useSendMessage(ticket: number, tell: Tell) {
  return useChange({
    send: (body: NewMessage, idempotencyKey) => api.tickets.sendTicketMessage({ params: { ticket }, body }, { idempotencyKey }),
    isRepeatedWhenLost: true,
    keep,
    refreshes: [ticketKeys.all],
    ...tell,
  });
}

export function useCloseTicket(ticket: number, tell: Tell) {
  return useChange({ send: () => api.tickets.closeTicket({ params: { ticket }, body: {} }), ...ofLists, ...tell });
}

export function useReopenTicket(ticket: number, tell: Tell) {
  return useChange({ send: () => api.tickets.reopenTicket({ params: { ticket }, body: {} }), ...ofLists, ...tell });
}

export function useRateTicket(ticket: number, tell: Tell) {
  return useChange({
    send: (body: Rating) => api.tickets.rateTicket({ params: { ticket }, body }),
    keep,
    refreshes: [ticketKeys.all],
    ...tell,
  });
}

/** Marks a ticket as read up to an entry; a failure is tried again when the ticket is opened the next time. */
export function useReadTicket(ticket: number) {
  return useChange({
    send: (entry: number) => api.tickets.readTicket({ params: { ticket }, body: { entry } }),
    refreshes: [ticketKeys.all],
  });
}
