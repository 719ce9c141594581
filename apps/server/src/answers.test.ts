import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import type { CallSchemas } from '@jarchi/contract/schema.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#features/campaigns/testing/open-campaigns.ts';
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
const ofCampaign = () => ({ params: { id: campaign.id } });
const sendCode = (api: Api) => api.session.sendOtp({ body: { phone: '09121230001' } });

/** One way to make each call answer. A call that answers JSON and is not here does not compile. */
type Plays = {
  readonly [S in keyof Api]: {
    readonly [N in keyof Api[S] as N extends 'exportReport' | 'getMedia' ? never : N]: (api: Api) => Promise<unknown>;
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
  },
  finance: {
    getBalance: (api) => api.finance.getBalance({ params: { account: account.slug } }),
    getPaymentConfig: (api) => api.finance.getPaymentConfig(),
    createOnlinePayment: (api) => api.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once()),
    getOrder: async (api) => {
      const { order_id } = await api.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once());
      return api.finance.getOrder({ params: { id: order_id } });
    },
  },
  publishers: {
    listMediaPlans: (api) => api.publishers.listMediaPlans({ params: { kind: 'instagram-story' }, query: { with_facets: true } }),
    listCategories: (api) => api.publishers.listCategories(),
  },
  drafts: {
    listDrafts: (api) => api.drafts.listDrafts(),
    getDraft: async (api) => api.drafts.getDraft({ params: { id: (await shop.seedDraft(account)).id } }),
    createDraft: () => shop.seedDraft(account),
    updateDraft: async () => shop.edit(account, (await shop.seedDraft(account)).id, { title: 'winter menu' }),
    deleteDraft: async (api) => api.drafts.deleteDraft({ params: { id: (await shop.seedDraft(account)).id } }),
  },
  creatives: {
    uploadMedia: (api) => api.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() }),
  },
  campaigns: {
    listCampaigns: (api) => api.campaigns.listCampaigns(),
    getCampaign: (api) => api.campaigns.getCampaign(ofCampaign()),
    createCampaign: () => shop.seedCampaign(account),
    purchaseCampaign: async () => shop.buy(account, await shop.seedCampaign(account)),
    cancelCampaign: async () => shop.cancel(account, await shop.seedCampaign(account)),
  },
  reports: { getStats: (api) => api.reports.getStats(ofCampaign()) },
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
