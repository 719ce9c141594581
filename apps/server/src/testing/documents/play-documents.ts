import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import type { Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { seedInvoices, seedOfficialRequest, seedPreInvoice, seedPreInvoiceBody } from './seed-documents.ts';

const once = () => ({ idempotencyKey: newIdempotencyKey() });

/** How calls of documents are played that need more than the smallest input; staff view where only that may call. */
export function documentPlays(getShop: () => Campaigns, getAccount: () => TestAccount) {
  return {
    getMonthOfDocuments: async (api: Api) => {
      await seedInvoices(getShop(), 1, getAccount());
      const { results } = await api.documents.listMonthsOfDocuments();
      return api.documents.getMonthOfDocuments({ params: { month: results[0]?.month ?? '' } });
    },
    requestOfficialInvoice: async (api: Api) => {
      const { invoices } = await seedInvoices(getShop(), 1, getAccount());
      return api.documents.requestOfficialInvoice({ body: { invoices } }, once());
    },
    withdrawOfficialRequest: async (api: Api) => {
      const { document } = await seedOfficialRequest(getShop(), getAccount());
      return api.documents.withdrawOfficialRequest({ params: { id: document.id }, body: {} });
    },
    previewPreInvoice: async () => {
      const { panel, body } = await seedPreInvoiceBody(getShop(), getAccount());
      return panel.documents.previewPreInvoice({ body });
    },
    createPreInvoice: async () => (await seedPreInvoice(getShop(), getAccount())).document,
    voidPreInvoice: async () => {
      const { panel, document } = await seedPreInvoice(getShop(), getAccount());
      return panel.documents.voidPreInvoice({ params: { document: document.id }, body: {} });
    },
    payPreInvoice: async (api: Api) => {
      const { document } = await seedPreInvoice(getShop(), getAccount());
      return api.documents.payPreInvoice({ params: { document: document.id }, body: { gateway: 'test' } }, once());
    },
  };
}
