import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { seedStaff } from './staff/open-staff.ts';
import type { TestAccount, TestApp } from './test-app.ts';

export type Ticket = CallAnswer<'tickets', 'getTicket'>;
type NewTicket = CallInput<'tickets', 'openTicket'>['body'];

const once = () => ({ idempotencyKey: newIdempotencyKey() });

export const makeTicket = (change: Partial<NewTicket> = {}): NewTicket => ({
  category: 'finance',
  subject: 'فاکتور مهر',
  text: 'فاکتور مهر کجاست؟',
  ...change,
});

export const openTicket = (api: Api, change: Partial<NewTicket> = {}): Promise<Ticket> =>
  api.tickets.openTicket({ body: makeTicket(change) }, once());

export const sendMessage = (api: Api, ticket: number, text = 'هنوز نرسیده است', attachments: number[] = []): Promise<Ticket> =>
  api.tickets.sendTicketMessage({ params: { ticket }, body: { text, attachments } }, once());

export const answerTicket = (desk: Api, account: string, ticket: number, text = 'صادر شد', is_note = false) =>
  desk.tickets.answerCustomerTicket({ params: { account, ticket }, body: { text, is_note } }, once());

export const closeTicket = (api: Api, ticket: number): Promise<Ticket> => api.tickets.closeTicket({ params: { ticket }, body: {} });

/** How calls of tickets are played. */
export function ticketPlays(getApp: () => TestApp, getAccount: () => TestAccount) {
  async function seed(attachments: number[] = []) {
    const { id: ticket } = await openTicket(getAccount().client, { attachments });
    return { desk: (await seedStaff(getApp())).desk, params: { account: getAccount().slug, ticket } };
  }
  return {
    getTicket: async (api: Api) => api.tickets.getTicket({ params: { ticket: (await openTicket(api)).id } }),
    openTicket: (api: Api) => openTicket(api),
    sendTicketMessage: async (api: Api) => sendMessage(api, (await openTicket(api)).id),
    closeTicket: async (api: Api) => closeTicket(api, (await openTicket(api)).id),
    reopenTicket: async (api: Api) => {
      const { id: ticket } = await openTicket(api);
      await closeTicket(api, ticket);
      return api.tickets.reopenTicket({ params: { ticket }, body: {} });
    },
    rateTicket: async (api: Api) => {
      const { id: ticket } = await openTicket(api);
      await closeTicket(api, ticket);
      return api.tickets.rateTicket({ params: { ticket }, body: { rating: 4 } });
    },
    readTicket: async (api: Api) => {
      const { id: ticket, entries } = await openTicket(api);
      return api.tickets.readTicket({ params: { ticket }, body: { entry: entries[0]?.id ?? 0 } });
    },
    getCustomerTicket: async () => {
      const { desk, params } = await seed();
      return desk.tickets.getCustomerTicket({ params });
    },
    answerCustomerTicket: async () => {
      const { desk, params } = await seed();
      return answerTicket(desk, params.account, params.ticket);
    },
    closeCustomerTicket: async () => {
      const { desk, params } = await seed();
      return desk.tickets.closeCustomerTicket({ params, body: {} });
    },
    assignCustomerTicket: async () => {
      const { desk, params } = await seed();
      return desk.tickets.assignCustomerTicket({ params, body: { staff_id: null } });
    },
    getCustomerTicketFile: async () => {
      const file = new File(['a line'], 'log.txt', { type: 'text/plain' });
      const { id: attachment } = await getAccount().client.attachments.uploadAttachment({ query: { purpose: 'ticket' }, file });
      const { desk, params } = await seed([attachment]);
      return desk.tickets.getCustomerTicketFile({ params: { account: params.account, attachment } });
    },
  };
}
