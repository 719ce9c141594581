import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#features/campaigns/testing/open-campaigns.ts';
import { acceptOffers, dropOffers, refuseOffers, seedDelivered, seedOffers } from '#features/campaigns/testing/seed-offers.ts';
import { redate, seedUndated } from '#features/campaigns/testing/seed-undated.ts';
import { seedStaff } from '#features/staff/testing/open-staff.ts';
import { hashPassword } from '#infra/credentials.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type { TestAccount } from '#infra/testing/test-app.ts';

let shop: Campaigns;
let account: TestAccount;
let campaign: Campaign;
beforeAll(async () => {
  shop = await openCampaigns();
  account = await shop.app.seedAccount({ balance: 9_000_000 });
  campaign = await shop.seedCampaign(account);
  await shop.app.db.pool.query('update app_user set password_hash = $1 where id = $2', [await hashPassword('a password'), account.user_id]);
});
afterAll(async () => {
  await shop.app.app.services.world.whenStill();
  await shop.app.close();
});

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const picture = () => new File([new Uint8Array(createPng(108, 192))], 'story.png', { type: 'image/png' });
const kind = 'instagram-story';
const firstPlanId = async (api: Api) => (await api.publishers.listMediaPlans({ params: { kind } })).results[0]?.id ?? 0;
const ofCampaign = () => ({ params: { id: campaign.id } });
let phones = 0;
const sendCode = (api: Api) => api.session.sendOtp({ body: { phone: `0912123000${++phones}` } });

const financialInfo = {
  account_type: 'P',
  name: 'Sara Mohammadi',
  national_number: '0499370899',
  economic_number: '',
  address_text: 'Tehran, 12 Valiasr',
  postal_code: '1966731134',
} as const;
const changelogItem = {
  title: 'news',
  content: '<p>news</p>',
  created: new Date('2026-11-21T08:00:00Z'),
  attachments: [{ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([97]) }],
};

/** A campaign whose publishers have accepted. */
async function offer() {
  const offered = await seedOffers(shop, { prices: [1_000_000] });
  await shop.app.moveWorld(1);
  return { accept: () => acceptOffers(offered, 1_100_000), refuse: () => refuseOffers(offered) };
}

/** A list above its ceiling that was taken without the money, and left again. */
async function dropUnpaid() {
  const offered = await seedOffers(shop, { prices: [2_000_000], ceiling: 1_000_000 });
  await shop.app.moveWorld(1);
  await acceptOffers(offered, 2_200_000);
  return dropOffers(offered);
}

/** A content that a publisher delivered, and what may be done with it. */
async function deliver() {
  const { account: buyer, campaign: bought } = await seedDelivered(shop, { prices: [1_000_000] });
  const { contents } = buyer.client;
  const id = (await contents.listPendingFeedback()).results[0]?.id ?? 0;
  return {
    submit: () => contents.submitFeedback({ params: { id: bought.id }, body: { contents: [{ content: id, is_confirmed: true }] } }),
    decide: () => contents.decideContent({ params: { campaign: bought.id, content: id }, body: { is_confirmed: true } }),
    get: () => contents.getContent({ params: { id } }),
    see: () => contents.seeContent({ params: { id }, body: {} }),
  };
}

/** One way to make each call answer. A call that answers JSON and is not here does not compile. */
type Plays = {
  readonly [S in keyof Api]: {
    readonly [
      N in keyof Api[S] as N extends 'exportCampaigns' | 'exportOverview' | 'exportPlans' | 'exportReport' | 'getChangelogFile' | 'getMedia'
        ? never
        : N
    ]: (api: Api) => Promise<unknown>;
  };
};
const PLAYS: Plays = {
  session: {
    getAccessToken: (api) => api.session.getAccessToken(),
    sendOtp: sendCode,
    verifyOtp: async (api) => {
      const { request_id, code } = await sendCode(api);
      return api.session.verifyOtp({ body: { request_id, code: code ?? '' } });
    },
    signInWithPassword: (api) => api.session.signInWithPassword({ body: { username: account.phone, password: 'a password' } }),
    getUser: (api) => api.session.getUser(),
    updateInfo: (api) => api.session.updateInfo({ body: { first_name: 'Sara' } }),
    signOut: async () => (await shop.app.seedAccount()).client.session.signOut(),
  },
  account: {
    getAccountInfo: (api) => api.account.getAccountInfo(),
    getSharedUser: (api) => api.account.getSharedUser(),
    listUserServices: (api) => api.account.listUserServices(),
    listFeatureFlags: (api) => api.account.listFeatureFlags({ body: {} }),
    listBusinessCategories: (api) => api.account.listBusinessCategories(),
    submitBusinessData: (api) =>
      api.account.submitBusinessData({
        body: {
          business_category: 1,
          service_description: 'coffee',
          need_help: false,
          monthly_budget_min: null,
          monthly_budget_max: 5_000_000,
        },
      }),
    getFinancialInfo: (api) => api.account.getFinancialInfo(),
    saveFinancialInfo: (api) => api.account.saveFinancialInfo({ body: financialInfo }),
  },
  finance: {
    getBalance: (api) => api.finance.getBalance({ params: { account: account.slug } }),
    getPaymentConfig: (api) => api.finance.getPaymentConfig(),
    createOnlinePayment: (api) => api.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once()),
    getOrder: async (api) => {
      const { order_id } = await api.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once());
      return api.finance.getOrder({ params: { id: order_id } });
    },
    listPayments: (api) => api.finance.listPayments(),
    listLedger: (api) => api.finance.listLedger({ params: { account: account.slug } }),
  },
  publishers: {
    listMediaPlans: (api) => api.publishers.listMediaPlans({ params: { kind: 'instagram-story' }, query: { with_facets: true } }),
    getMediaPlan: async (api) => api.publishers.getMediaPlan({ params: { id: await firstPlanId(api) } }),
    listPlanFilters: (api) => api.publishers.listPlanFilters({ query: { kind } }),
    listBundles: (api) => api.publishers.listBundles({ params: { kind } }),
    suggestAlternatives: async (api) =>
      api.publishers.suggestAlternatives({ body: { kind, plans: [await firstPlanId(api)], selected: [] } }),
    suggestPackages: (api) =>
      api.publishers.suggestPackages({ params: { kind }, body: { budget: 50_000_000, goal_reach: 100_000, ad_categories: [1] } }),
    importPlans: async (api) => {
      const { blob, filename } = await api.publishers.exportPlans({ params: { kind }, body: {} });
      return api.publishers.importPlans({ params: { kind }, file: new File([blob], filename) });
    },
    displayUrl: (api) => api.publishers.displayUrl({ body: { url: 'https://does-not-exist.invalid/page' } }),
    listInstagramPages: (api) => api.publishers.listInstagramPages(),
    listCategories: (api) => api.publishers.listCategories(),
  },
  pricing: {
    getCpmPrice: (api) => api.pricing.getCpmPrice({ body: { media_type: 'INSTAGRAM', content_type: 'STORY', goal_total_reach: 400 } }),
    listCpmConfigurations: (api) => api.pricing.listCpmConfigurations(),
    getCpmConfiguration: (api) => api.pricing.getCpmConfiguration({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' } }),
    readCpmPrice: (api) => api.pricing.readCpmPrice({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' } }),
    getCpcPrice: (api) =>
      api.pricing.getCpcPrice({
        body: {
          media_type: 'SOROUSH',
          content_type: 'PIN',
          goal_total_reach: 35_000,
          publish_period_start: '2026-12-01',
          publish_period_end: '2026-12-07',
        },
      }),
    listServices: (api) => api.pricing.listServices({ query: { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' } }),
  },
  drafts: {
    listDrafts: (api) => api.drafts.listDrafts(),
    getDraft: async (api) => api.drafts.getDraft({ params: { id: (await shop.seedDraft(account)).id } }),
    createDraft: () => shop.seedDraft(account),
    updateDraft: async () => shop.edit(account, (await shop.seedDraft(account)).id, { title: 'winter menu' }),
    deleteDraft: async (api) => api.drafts.deleteDraft({ params: { id: (await shop.seedDraft(account)).id } }),
  },
  creatives: {
    uploadTemplate: (api) => api.creatives.uploadTemplate({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() }),
    listTemplates: (api) => api.creatives.listTemplates(),
    deleteTemplate: async (api) => {
      const { id } = await api.creatives.uploadTemplate({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() });
      return api.creatives.deleteTemplate({ params: { id } });
    },
    listUtmKeyTemplates: (api) => api.creatives.listUtmKeyTemplates(),
    uploadMedia: (api) => api.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() }),
  },
  campaigns: {
    listCampaigns: (api) => api.campaigns.listCampaigns(),
    listSuggestedPlans: (api) => api.campaigns.listSuggestedPlans(),
    getCampaign: (api) => api.campaigns.getCampaign(ofCampaign()),
    createCampaign: () => shop.seedCampaign(account),
    updateCampaign: async (api) => {
      const { id, draft } = await shop.seedCampaign(account);
      const { data, version } = await api.drafts.getDraft({ params: { id: draft } });
      return api.campaigns.updateCampaign({ params: { id }, body: { data: { ...data, title: 'winter menu' }, version } });
    },
    duplicateCampaign: async (api) =>
      api.campaigns.duplicateCampaign({ params: { id: (await shop.seedCampaign(account)).id }, body: {} }, once()),
    applyDiscount: async (api) =>
      api.campaigns.applyDiscount({ body: { campaign: (await shop.seedCampaign(account)).id, discount_codes: [] } }),
    purchaseCampaign: async () => shop.buy(account, await shop.seedCampaign(account)),
    cancelCampaign: async () => shop.cancel(account, await shop.seedCampaign(account)),
    redateCampaign: async () => redate(shop, await seedUndated(shop), 2, 5),
    archiveCampaign: async (api) => api.campaigns.archiveCampaign({ params: { id: (await shop.seedCampaign(account)).id } }),
    restoreCampaign: async (api) => api.campaigns.restoreCampaign({ params: { id: (await shop.seedCampaign(account)).id }, body: {} }),
  },
  contents: {
    listPendingFeedback: (api) => api.contents.listPendingFeedback(),
    listContents: (api) => api.contents.listContents(),
    listFeedback: ({ contents }) => contents.listFeedback(ofCampaign()),
    submitFeedback: async () => (await deliver()).submit(),
    decideContent: async () => (await deliver()).decide(),
    getContent: async () => (await deliver()).get(),
    seeContent: async () => (await deliver()).see(),
    acceptOffers: async () => (await offer()).accept(),
    dropOffers: () => dropUnpaid(),
    refuseOffers: async () => (await offer()).refuse(),
  },
  reports: { getStats: (api) => api.reports.getStats(ofCampaign()), getOverview: (api) => api.reports.getOverview() },
  notifications: {
    listNotifications: (api) => api.notifications.listNotifications(),
    listNewNotifications: (api) => api.notifications.listNewNotifications(),
    seeNotification: async (api) => {
      const [message] = (await api.notifications.listNotifications()).results;
      return api.notifications.seeNotification({ params: { id: message?.id ?? 0 } });
    },
    seeAllNotifications: (api) => api.notifications.seeAllNotifications({ body: {} }),
    listChangelog: async (api) => {
      await shop.app.app.services.notifications.addChangelogItem(changelogItem);
      return api.notifications.listChangelog();
    },
  },
  staff: {
    getStaffMember: async () => (await seedStaff(shop.app)).desk.staff.getStaffMember(),
    listCustomers: async () => (await seedStaff(shop.app)).desk.staff.listCustomers(),
    getCustomer: async () => {
      const staff = await seedStaff(shop.app);
      await staff.actFor(account.slug);
      return staff.desk.staff.getCustomer({ params: { account: account.slug } });
    },
    startImpersonation: async () =>
      (await seedStaff(shop.app)).desk.staff.startImpersonation({ body: { account: account.slug, reason: 'asked by phone' } }),
    releaseImpersonation: async () => {
      const panel = await (await seedStaff(shop.app)).actFor(account.slug);
      return panel.staff.releaseImpersonation({ body: {} });
    },
  },
  support: {
    getChatIdentity: async (api) => {
      await api.support.createChatIdentity({ params: { account: account.slug }, body: { user_id: 'a-chat-user' } });
      return api.support.getChatIdentity({ params: { account: account.slug } });
    },
    createChatIdentity: (api) => api.support.createChatIdentity({ params: { account: account.slug }, body: { user_id: 'a-chat-user' } }),
  },
  world: {
    getWorldClock: (api) => api.world.getWorldClock(),
    moveWorldClock: (api) => api.world.moveWorldClock({ body: { hours: 1 } }),
  },
};

const played = Object.entries(PLAYS).flatMap(([slice, plays]) =>
  Object.entries<(api: Api) => Promise<unknown>>(plays).map(([name, play]) => ({ name: `${slice}.${name}`, slice, call: name, play })),
);

test.each(played)('$name answers in its shape', async ({ slice, call, play }) => {
  const shape = (schemas[slice as keyof typeof schemas] as Readonly<Record<string, CallSchemas>>)[call]?.response;
  const answer = await play(account.client);
  expect(shape?.safeParse(answer)).toMatchObject({ success: true });
});

test('every call that answers JSON is played', () => {
  const answering = Object.entries(calls).flatMap(([slice, table]) =>
    Object.entries<Call>(table).flatMap(([name, { answers }]) => (answers === undefined ? [`${slice}.${name}`] : [])),
  );
  expect(played.map(({ name }) => name).toSorted()).toEqual(answering.toSorted());
});
