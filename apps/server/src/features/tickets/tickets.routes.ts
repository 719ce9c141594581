import { succeed } from '@jarchi/domain/result.ts';
import type { HandlersOf } from '#infra/http/handler.ts';
import type { TicketsService } from './tickets.service.ts';

export function ticketsHandlers(service: TicketsService): HandlersOf<'tickets'> {
  return {
    listPageCategories: async ({ query }) => succeed(await service.listPageCategories(query.department)),
    listTickets: async ({ caller, query }) => succeed(await service.listTickets(caller, query)),
    getTicket: ({ caller, params }) => service.getTicket(caller, params.ticket),
    openTicket: ({ caller, body, request }) => service.openTicket(caller, body, request.idempotency),
    sendTicketMessage: ({ caller, params, body, request }) => service.sendTicketMessage(caller, params.ticket, body, request.idempotency),
    closeTicket: ({ caller, params }) => service.closeTicket(caller, params.ticket),
    reopenTicket: ({ caller, params }) => service.reopenTicket(caller, params.ticket),
    rateTicket: ({ caller, params, body }) => service.rateTicket(caller, params.ticket, body),
    readTicket: ({ caller, params, body }) => service.readTicket(caller, params.ticket, body.entry),
    listCustomerTickets: async ({ caller, query }) => succeed(await service.listCustomerTickets(caller, query)),
    getCustomerTicket: ({ caller, params }) => service.getCustomerTicket(caller, params),
    answerCustomerTicket: ({ caller, params, body, request }) => service.answerCustomerTicket(caller, params, body, request.idempotency),
    closeCustomerTicket: ({ caller, params }) => service.closeCustomerTicket(caller, params),
    assignCustomerTicket: ({ caller, params, body }) => service.assignCustomerTicket(caller, params, body.staff_id),
    getCustomerTicketFile: ({ caller, params }) => service.getCustomerTicketFile(caller, params),
  };
}
