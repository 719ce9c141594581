import type { Api } from '@jarchi/api-client/api.ts';
import type { Campaigns } from './campaigns/open-campaigns.ts';
import { askMoneyBack, IBAN, saveRequest, sendReceipt } from './money-requests.ts';
import { seedStaff } from './staff/open-staff.ts';
import type { TestAccount } from './test-app.ts';

/** How calls of money requests are played that need more than the smallest input; in the staff view where only that may call. */
export function moneyRequestPlays(getShop: () => Campaigns, getAccount: () => TestAccount) {
  const actForAccount = async () => (await seedStaff(getShop().app)).actFor(getAccount().slug);

  /** A request that waits for staff, as the console sends it. */
  async function seedWaiting() {
    const { desk } = await seedStaff(getShop().app);
    const { id, attachments, version } = await sendReceipt(getAccount().client);
    return { desk, params: { account: getAccount().slug, request: id }, attachment: attachments[0]?.id ?? 0, version };
  }

  return {
    listMoneyRequests: async () => (await actForAccount()).moneyRequests.listMoneyRequests(),
    exportMoneyRequests: async () => (await actForAccount()).moneyRequests.exportMoneyRequests(),
    getMoneyRequest: async (api: Api) => api.moneyRequests.getMoneyRequest({ params: { id: (await sendReceipt(api)).id } }),
    sendReceipt: (api: Api) => sendReceipt(api),
    askMoneyBack: (api: Api) => askMoneyBack(api, 10_000, IBAN),
    saveMoneyRequest: async () => saveRequest(await actForAccount()),
    decideMoneyRequest: async (api: Api) => {
      const { id, version } = await sendReceipt(api);
      return (await actForAccount()).moneyRequests.decideMoneyRequest({ params: { id }, body: { decision: 'approve', version } });
    },
    withdrawMoneyRequest: async (api: Api) => {
      const { id } = await sendReceipt(api);
      return api.moneyRequests.withdrawMoneyRequest({ params: { id }, body: {} });
    },
    getWaitingRequest: async () => {
      const { desk, params } = await seedWaiting();
      return desk.moneyRequests.getWaitingRequest({ params });
    },
    decideWaitingRequest: async () => {
      const { desk, params, version } = await seedWaiting();
      return desk.moneyRequests.decideWaitingRequest({ params, body: { decision: 'approve', version } });
    },
    getWaitingAttachment: async () => {
      const { desk, params, attachment } = await seedWaiting();
      return desk.moneyRequests.getWaitingAttachment({ params: { account: params.account, attachment } });
    },
  };
}
