import { ApiError } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CallInput } from '@jarchi/contract/types.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import {
  acceptOffers,
  dropOffers,
  leaveOutOffer,
  previewLeaveOut,
  refuseOffers,
  seedDelivered,
  seedOffers,
} from '#testing/campaigns/seed-offers.ts';
import { controlPlays } from './campaigns/play-controls.ts';
import { slipPicture } from '#testing/money-requests.ts';
import { phoneRequestPlays } from '#testing/sessions/ask-phone.ts';
import { credentialPlays } from '#testing/play-credentials.ts';
import { profilePlays, teamPlays } from '#testing/play-team.ts';
import { moneyRequestPlays } from '#testing/play-money-requests.ts';
import { stuckPlays } from '#testing/stuck.ts';
import { openTicket, ticketPlays } from '#testing/tickets.ts';
import { documentPlays } from '#testing/documents/play-documents.ts';
import { seedInvoice, seedOfficialRequest } from '#testing/documents/seed-documents.ts';
import { redate, seedUndated } from '#testing/campaigns/seed-undated.ts';
import { createLogMessengers } from '#connectors/messengers/log-messengers.ts';
import { seedHelp } from '#features/help/help.seeding.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { prove } from '#testing/sessions/prove.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import { createPng, createVideo } from '#infra/testing/media-samples.ts';
import type { TestAccount, TestApp, TestAppOptions } from '#testing/test-app.ts';
import { drawInput, type Words } from './draw-input.ts';
import type { NamedCall } from './every-call.ts';

let shop: Campaigns;
let account: TestAccount;
/** A server with an account on which every call of the contract can be played. */
export async function openPlays(options: TestAppOptions = {}): Promise<TestApp> {
  shop = await openCampaigns({ messengers: createLogMessengers({ isProduction: false, log: () => undefined }), ...options });
  await seedHelp(createTenancy(shop.app.db));
  account = await shop.app.seedAccount({ balance: 9_000_000 });
  // So that lists have a row.
  await shop.seedCampaign(account);
  await shop.app.db.pool.query('update app_user set password_hash = $1 where id = $2', [await hashPassword('a password'), account.user_id]);
  return shop.app;
}

const once = () => ({ idempotencyKey: newIdempotencyKey() });
const picture = () => new File([new Uint8Array(createPng(108, 192))], 'story.png', { type: 'image/png' });
const film = () => new File([new Uint8Array(createVideo({ width: 72, height: 128, duration: 3 }))], 'film.mp4', { type: 'video/mp4' });
const kind = 'instagram-story';
const ofStory = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const firstPlanId = async (api: Api) => (await api.publishers.listMediaPlans({ params: { kind } })).results[0]?.id ?? 0;
type ViewBody = CallInput<'views', 'createCampaignView'>['body'];
let views = 0;
const makeView = (): ViewBody => ({ name: `view ${++views}`, stage: 'all', ordering: '-created', columns: ['state'], is_default: false });
let phones = 0;
const sendCode = (api: Api) => api.session.sendOtp({ body: { phone: `0912123${String(++phones).padStart(4, '0')}` } });

const linkBrowser = (api: Api) => api.channels.linkBrowser({ body: { name: 'Firefox', subscription: null } });

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
  attachments: [{ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array([97]) }],
};

async function addNews() {
  await shop.app.app.services.notifications.addChangelogItem({ ...changelogItem, created: new Date(shop.app.wall.now()) });
  const [item] = (await account.client.notifications.listChangelog()).results;
  if (!item) throw new Error('the changelog lists no item');
  return item;
}

/** A campaign whose publishers have accepted. */
async function offer(prices: readonly number[] = [1_000_000]) {
  const offered = await seedOffers(shop, { prices });
  await shop.app.moveWorld(1);
  return {
    accept: () => acceptOffers(offered, 1_100_000),
    refuse: () => refuseOffers(offered),
    previewLeaveOut: () => previewLeaveOut(offered, 0),
    leaveOut: () => leaveOutOffer(offered, 0, { total: 1_100_000, released: 0 }),
  };
}

/** A list above its ceiling that was accepted without the money, and dropped again. */
async function dropUnpaid() {
  const offered = await seedOffers(shop, { prices: [2_000_000], ceiling: 1_000_000 });
  await shop.app.moveWorld(1);
  await acceptOffers(offered, 2_200_000);
  return dropOffers(offered);
}

/** A content that a publisher delivered, and the calls on it. */
async function deliver() {
  const { account: buyer, campaign: bought } = await seedDelivered(shop, { prices: [1_000_000] });
  const { contents } = buyer.client;
  const id = (await contents.listPendingFeedback()).results[0]?.id ?? 0;
  return {
    submit: () => contents.submitFeedback({ params: { id: bought.id }, body: { contents: [{ content: id, is_confirmed: true }] } }),
    decide: () => contents.decideContent({ params: { campaign: bought.id, content: id }, body: { is_confirmed: true } }),
    id,
    api: buyer.client,
    get: () => contents.getContent({ params: { id } }),
    see: () => contents.seeContent({ params: { id }, body: {} }),
  };
}

const scheduleReport = () =>
  account.client.alerts.createScheduledReport({ body: { period: 'weekly', day: 0, hour: 9, campaigns: [], is_on: true } });

/** A link to the report of a campaign. */
async function shareReport() {
  const { id } = await shop.seedCampaign(account);
  const share = await account.client.sharing.createReportShare({ params: { id }, body: {} });
  return { params: { id, share: share.id } };
}

/** A link to a content that a publisher delivered. */
async function shareContent() {
  const { id, api } = await deliver();
  const share = await api.sharing.createContentShare({ params: { id }, body: {} });
  const params = { id, share: share.id };
  return {
    share,
    list: () => api.sharing.listContentShares({ params: { id } }),
    rename: () => api.sharing.updateContentShare({ params, body: { name: 'the agency' } }),
    revoke: () => api.sharing.revokeContentShare({ params }),
  };
}

async function addNote(api: Api) {
  const { id: campaign } = await shop.seedCampaign(account);
  return { campaign, note: await api.reports.addNote({ params: { id: campaign }, body: { at: '2026-12-01T08:00:00Z', text: 'sale' } }) };
}

/** The values of the contract's words: what the owner has is created each time. */
const words: Words = {
  account: () => account.slug,
  campaign: async () => (await shop.seedCampaign(account)).id,
  campaigns: async () => (await shop.seedCampaign(account)).id,
  draft: async () => (await shop.seedDraft(account)).id,
  drafts: async () => (await shop.seedDraft(account)).id,
  orders: async () => (await account.client.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, once())).order_id,
  'payment-invoices': () => seedInvoice(shop, account),
  /** A request for an official invoice. */
  document: async () => (await seedOfficialRequest(shop, account)).document.id,
  media: async () => (await account.client.creatives.uploadMedia({ query: ofStory, file: film() })).id,
  media_template: async () => (await account.client.creatives.uploadTemplate({ query: ofStory, file: picture() })).id,
  /** One for every member: messages of alerts, scheduled reports, sign-ins, teams and channels are for one person. */
  advertiser: async () => {
    const { results } = await account.client.notifications.listNotifications({ query: { limit: 100 } });
    return results.find((notice) => !/^(alert|report|password|passkey|team|member|channel)_/.test(notice.kind))?.id ?? 0;
  },
  /** The caller’s own browser: another member finds nothing. */
  links: async () => (await linkBrowser(account.client)).id,
  attachments: async () => (await addNews()).attachments[0]?.id ?? 0,
  'media-plans': () => firstPlanId(account.client),
  plans: () => firstPlanId(account.client),
  kind: () => kind,
  media_type: () => 'INSTAGRAM',
  content_type: () => 'STORY',
  campaign_type: () => 'REACH',
  gateway: () => 'test',
  amount: () => 50_000,
  goal_total_reach: () => 400,
  captured: () => 0,
  'scheduled-reports': async () => (await scheduleReport()).id,
  released: () => 0,
  phone: () => `0912123${String(++phones).padStart(4, '0')}`,
  username: () => account.phone,
  password: () => 'a password',
  reason: () => 'asked by phone',
  article: () => 'held-money',
  url: () => 'https://does-not-exist.invalid/page',
};

type Plays = {
  readonly [S in keyof Api]?: { readonly [N in keyof Api[S]]?: (api: Api) => Promise<unknown> };
};
/** Calls that need more than the smallest input that their shapes accept, with the values of `words`. */
const PLAYS: Plays = {
  session: {
    verifyOtp: async (api) => {
      const { request_id, code } = await sendCode(api);
      return api.session.verifyOtp({ body: { request_id, code: code ?? '' } });
    },
    setPhone: async (api) => {
      const { request_id, code } = await sendCode(api);
      const person = await shop.app.seedAccount();
      const body = { request_id, code: code ?? '', proof: await prove(shop.app, person, 'phone_change') };
      return person.client.session.setPhone({ body });
    },
    signOut: async () => (await shop.app.seedAccount()).client.session.signOut(),
    signOutByPost: async () => (await shop.app.seedAccount()).client.session.signOutByPost({ body: {} }),
  },
  credentials: credentialPlays(() => shop.app),
  phoneRequests: phoneRequestPlays(() => shop.app),
  account: {
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
    saveFinancialInfo: (api) => api.account.saveFinancialInfo({ body: financialInfo }),
  },
  alerts: {
    saveAlert: (api) => api.alerts.saveAlert({ body: { kind: 'pace_behind', is_on: true, threshold: 15 } }),
  },
  publishers: {
    listMediaPlans: (api) => api.publishers.listMediaPlans({ params: { kind }, query: { with_facets: true } }),
    suggestPackages: (api) =>
      api.publishers.suggestPackages({ params: { kind }, body: { budget: 50_000_000, goal_reach: 100_000, ad_categories: [1] } }),
    suggestViewsPackages: (api) =>
      api.publishers.suggestViewsPackages({ params: { kind }, body: { goal_views: 100_000, ad_categories: [1] } }),
    importPlans: async (api) => {
      const { blob, filename } = await api.publishers.exportPlans({ params: { kind }, body: {} });
      return api.publishers.importPlans({ params: { kind }, file: new File([blob], filename) });
    },
  },
  pricing: {
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
  },
  moneyRequests: moneyRequestPlays(
    () => shop,
    () => account,
  ),
  tickets: ticketPlays(
    () => shop.app,
    () => account,
  ),
  attachments: {
    getAttachment: async (api) => {
      const { id } = await api.attachments.uploadAttachment({ file: slipPicture() });
      // Every member reads files of tickets; features/attachments tries the others.
      await openTicket(api, { attachments: [id] });
      return api.attachments.getAttachment({ params: { attachment: id } });
    },
  },
  drafts: {
    createDraft: () => shop.seedDraft(account),
    updateDraft: async () => shop.edit(account, (await shop.seedDraft(account)).id, { title: 'winter menu' }),
  },
  reports: {
    getStatsOfPlacement: async (api) => {
      const { id, placements } = await shop.seedCampaign(account);
      return api.reports.getStatsOfPlacement({ params: { campaign: id, placement: placements[0]?.id ?? 0 } });
    },
    addNote: async (api) => (await addNote(api)).note,
    updateNote: async (api) => {
      const { campaign, note } = await addNote(api);
      return api.reports.updateNote({ params: { campaign, note: note.id }, body: { at: note.at, text: 'moved' } });
    },
    deleteNote: async (api) => {
      const { campaign, note } = await addNote(api);
      return api.reports.deleteNote({ params: { campaign, note: note.id } });
    },
  },
  campaigns: {
    updateCampaign: async (api) => {
      const { id, draft } = await shop.seedCampaign(account);
      const { data, version } = await api.drafts.getDraft({ params: { id: draft } });
      return api.campaigns.updateCampaign({ params: { id }, body: { data: { ...data, title: 'winter menu' }, version } });
    },
    purchaseCampaign: async () => shop.buy(account, await shop.seedCampaign(account)),
    restoreCampaign: async (api) => {
      const { id } = await shop.seedCampaign(account);
      await api.campaigns.archiveCampaign({ params: { id } });
      return api.campaigns.restoreCampaign({ params: { id }, body: {} });
    },
    previewCampaigns: async (api) =>
      api.campaigns.previewCampaigns({ query: { action: 'cancel', ids: [String((await shop.seedCampaign(account)).id)] } }),
    actOnCampaigns: async (api) => {
      const { id } = await shop.seedCampaign(account);
      return api.campaigns.actOnCampaigns({ body: { action: 'archive', ids: [id] } }, once());
    },
    redateCampaign: async () => redate(shop, await seedUndated(shop), 2, 5),
    ...controlPlays(() => shop),
  },
  contents: {
    submitFeedback: async () => (await deliver()).submit(),
    decideContent: async () => (await deliver()).decide(),
    getContent: async () => (await deliver()).get(),
    seeContent: async () => (await deliver()).see(),
    acceptOffers: async () => (await offer()).accept(),
    previewLeaveOut: async () => (await offer()).previewLeaveOut(),
    leaveOutOffer: async () => (await offer([1_000_000, 1_000_000])).leaveOut(),
    dropOffers: () => dropUnpaid(),
    refuseOffers: async () => (await offer()).refuse(),
  },
  documents: documentPlays(
    () => shop,
    () => account,
  ),
  team: teamPlays(
    () => shop.app,
    () => account,
  ),
  profile: profilePlays(() => shop.app),
  views: {
    createCampaignView: (api) => api.views.createCampaignView({ body: makeView() }),
    updateCampaignView: async (api) => {
      const { id } = await api.views.createCampaignView({ body: makeView() });
      return api.views.updateCampaignView({ params: { view: id }, body: makeView() });
    },
    deleteCampaignView: async (api) => {
      const { id } = await api.views.createCampaignView({ body: makeView() });
      return api.views.deleteCampaignView({ params: { view: id } });
    },
  },
  notifications: {
    listChangelog: async (api) => {
      await addNews();
      return api.notifications.listChangelog();
    },
  },
  channels: {
    linkBrowser,
  },
  staff: {
    getCustomer: async () => {
      const staff = await seedStaff(shop.app);
      await staff.actFor(account.slug);
      return staff.desk.staff.getCustomer({ params: { account: account.slug } });
    },
    releaseImpersonation: async () => {
      const panel = await (await seedStaff(shop.app)).actFor(account.slug);
      return panel.staff.releaseImpersonation({ body: {} });
    },
  },
  stuck: stuckPlays(() => shop),
  sharing: {
    updateReportShare: async ({ sharing }) => {
      const { params } = await shareReport();
      return sharing.updateReportShare({ params, body: { name: 'the agency' } });
    },
    revokeReportShare: async ({ sharing }) => sharing.revokeReportShare(await shareReport()),
    listContentShares: async () => (await shareContent()).list(),
    createContentShare: async () => (await shareContent()).share,
    updateContentShare: async () => (await shareContent()).rename(),
    revokeContentShare: async () => (await shareContent()).revoke(),
  },
  support: {
    getChatIdentity: async (api) => {
      await api.support.createChatIdentity({ params: { account: account.slug }, body: { user_id: 'a-chat-user' } });
      return api.support.getChatIdentity({ params: { account: account.slug } });
    },
  },
};

type Send = (input: object, options: object) => Promise<unknown>;

/** Sends a call with an input that is drawn from its shapes, as a caller with the right access. */
async function playDrawn(named: NamedCall): Promise<unknown> {
  const { access, isUpload, isIdempotent } = named.call;
  const input = { ...(await drawInput(named, words)), ...(isUpload && { file: picture() }) };
  const api = access === 'staff' ? (await seedStaff(shop.app)).desk : account.client;
  const send = (api[named.slice] as unknown as Readonly<Record<string, Send>>)[named.key];
  return send?.(input, isIdempotent ? once() : {}).catch((error: unknown) => {
    const code = error instanceof ApiError ? error.code : String(error);
    throw new Error(
      `${named.name} refused (${code}) the smallest input that its shapes accept, ${JSON.stringify(input)}: in apps/server/src/testing/play-calls.ts, give its new word a value, or the call a play of its own`,
      { cause: error },
    );
  });
}

function findPlay({ slice, key }: NamedCall): ((api: Api) => Promise<unknown>) | undefined {
  return (PLAYS[slice] as Readonly<Record<string, (api: Api) => Promise<unknown>>> | undefined)?.[key];
}

/** Makes a call succeed: by a play of its own, or by the smallest input that its shapes accept. */
export async function playCall(named: NamedCall): Promise<unknown> {
  return findPlay(named)?.(account.client) ?? playDrawn(named);
}
