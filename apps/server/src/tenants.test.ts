import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import type { ErrorCode } from '@jarchi/contract/refusals.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft, type CampaignDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { openCampaigns, type Campaigns } from '#features/campaigns/testing/open-campaigns.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type { TestAccount } from '#infra/testing/test-app.ts';

type CallKey = { [S in keyof typeof calls]: `${S}.${keyof (typeof calls)[S] & string}` }[keyof typeof calls];

/** What the owner has, for others to reach for. */
interface Subjects {
  readonly slug: string;
  readonly campaign: number;
  readonly draft: number;
  readonly draftData: object;
  readonly file: DraftFile;
  readonly order: number;
  readonly notification: number;
  readonly template: number;
  /** What a publisher of the campaign delivered. */
  readonly content: number;
}

interface Attempt {
  readonly params?: (subjects: Subjects) => Readonly<Record<string, string | number>>;
  readonly body?: (subjects: Subjects) => object;
  /** What a stranger is told; the same as for something that never was. */
  readonly refusal: ErrorCode;
}

const idOf = (key: 'campaign' | 'draft' | 'order' | 'notification' | 'template') => (subjects: Subjects) => ({ id: subjects[key] });

/** How a stranger would reach for the owner's things through each call. A call that names something and is not here fails the tests. */
const ATTEMPTS: Partial<Record<CallKey, readonly Attempt[]>> = {
  'finance.getBalance': [{ params: ({ slug }) => ({ account: slug }), refusal: 'account_not_found' }],
  'finance.listLedger': [{ params: ({ slug }) => ({ account: slug }), refusal: 'account_not_found' }],
  'finance.getOrder': [{ params: idOf('order'), refusal: 'order_not_found' }],
  'notifications.seeNotification': [{ params: idOf('notification'), refusal: 'not_found' }],
  'drafts.getDraft': [{ params: idOf('draft'), refusal: 'not_found' }],
  'drafts.createDraft': [
    {
      body: ({ draftData, file }) => ({ data: { ...draftData, content_files: [file] }, draft_step: 'content' }),
      refusal: 'invalid',
    },
  ],
  'drafts.updateDraft': [
    {
      params: idOf('draft'),
      body: ({ draftData }) => ({ data: { ...draftData, content_files: [] }, version: 1, draft_step: 'content' }),
      refusal: 'not_found',
    },
  ],
  'drafts.deleteDraft': [{ params: idOf('draft'), refusal: 'not_found' }],
  'campaigns.getCampaign': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'campaigns.createCampaign': [{ body: ({ draft }) => ({ draft }), refusal: 'not_found' }],
  'campaigns.purchaseCampaign': [{ params: idOf('campaign'), body: () => ({ expected_total: 2_200_000 }), refusal: 'campaign_not_found' }],
  'campaigns.updateCampaign': [
    { params: idOf('campaign'), body: ({ draftData }) => ({ data: draftData, version: 1 }), refusal: 'campaign_not_found' },
  ],
  'campaigns.duplicateCampaign': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'campaigns.applyDiscount': [{ body: ({ campaign }) => ({ campaign, discount_codes: [] }), refusal: 'campaign_not_found' }],
  'campaigns.cancelCampaign': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'campaigns.redateCampaign': [
    {
      params: idOf('campaign'),
      body: () => ({ publish_period_start: '2026-01-01', publish_period_end: '2026-01-05' }),
      refusal: 'campaign_not_found',
    },
  ],
  'campaigns.archiveCampaign': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'campaigns.restoreCampaign': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'contents.listFeedback': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'contents.submitFeedback': [
    {
      params: idOf('campaign'),
      body: ({ content }) => ({ contents: [{ content, is_confirmed: true }] }),
      refusal: 'campaign_not_found',
    },
  ],
  'contents.decideContent': [
    { params: ({ campaign, content }) => ({ campaign, content }), body: () => ({ is_confirmed: true }), refusal: 'not_found' },
  ],
  'contents.getContent': [{ params: ({ content }) => ({ id: content }), refusal: 'not_found' }],
  'contents.seeContent': [{ params: ({ content }) => ({ id: content }), refusal: 'not_found' }],
  'contents.acceptOffers': [{ params: idOf('campaign'), body: () => ({ expected_total: 1_100_000 }), refusal: 'campaign_not_found' }],
  'contents.dropOffers': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'contents.refuseOffers': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'creatives.deleteTemplate': [{ params: idOf('template'), refusal: 'not_found' }],
  'support.getChatIdentity': [{ params: ({ slug }) => ({ account: slug }), refusal: 'not_found' }],
  'support.createChatIdentity': [
    { params: ({ slug }) => ({ account: slug }), body: () => ({ user_id: 'a-stranger' }), refusal: 'not_found' },
  ],
  'reports.getStats': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
  'reports.exportReport': [{ params: idOf('campaign'), refusal: 'campaign_not_found' }],
};

/** Calls that take something from a caller which names nothing of an account's own. */
const NAMES_NOTHING_OWNED: readonly CallKey[] = [
  'publishers.listMediaPlans',
  'publishers.getMediaPlan',
  'publishers.listBundles',
  'publishers.suggestAlternatives',
  'publishers.suggestPackages',
  'publishers.importPlans',
  'publishers.exportPlans',
  'contents.listContents',
  'pricing.getCpmPrice',
  'pricing.getCpcPrice',
  'account.listFeatureFlags',
  'account.submitBusinessData',
  'account.saveFinancialInfo',
  'notifications.seeAllNotifications',
  'notifications.getChangelogFile',
  'finance.createOnlinePayment',
  'creatives.uploadMedia',
  'creatives.uploadTemplate',
  'publishers.displayUrl',
  'session.updateInfo',
  'world.moveWorldClock',
  'staff.releaseImpersonation',
];

const everyCall = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, call]) => ({ name: `${slice}.${name}` as CallKey, call })),
);
const guarded = everyCall.filter(({ call }) => call.access === 'account' || call.access === 'user');

let shop: Campaigns;
let owner: TestAccount;
let stranger: TestAccount;
let subjects: Subjects;
beforeAll(async () => {
  shop = await openCampaigns();
  owner = await shop.app.seedAccount({ balance: 50_000 });
  stranger = await shop.app.seedAccount();
  const bought = await shop.seedDraft(owner);
  const { id: campaign } = await shop.create(owner, bought.id);
  const draft = await shop.seedDraft(owner);
  const [file] = draft.data.content_files;
  if (!file) throw new Error('the draft has no file');
  await owner.client.support.createChatIdentity({ params: { account: owner.slug }, body: { user_id: 'the-owner' } });
  const { order_id } = await owner.client.finance.createOnlinePayment(
    { body: { amount: 70_000, gateway: 'test' } },
    { idempotencyKey: newIdempotencyKey() },
  );
  const template = await owner.client.creatives.uploadTemplate({
    query: { media_type: 'INSTAGRAM', content_type: 'STORY' },
    file: new File([new Uint8Array(createPng(108, 192))], 'menu.png'),
  });
  const [message] = (await owner.client.notifications.listNotifications()).results;
  const { rows: contents } = await shop.app.db.pool.query<{ id: number }>(
    `insert into created_content (account_id, campaign_id, placement_id, attempt, files, caption, state, due_at, created)
      select account_id, campaign_id, min(id), 1, '[]', '', 'pending', now(), now() from placement where campaign_id = $1 group by 1, 2 returning id`,
    [campaign],
  );
  subjects = {
    slug: owner.slug,
    campaign,
    draft: draft.id,
    draftData: draft.data,
    file,
    order: order_id,
    notification: message?.id ?? 0,
    template: template.id,
    content: contents[0]?.id ?? 0,
  };
});
afterAll(() => shop.app.close());

/** Of a refusal, also where it is a list. */
const codeIn = (body: { error?: { code: string } } | [string, { code: string }]) => (Array.isArray(body) ? body[1].code : body.error?.code);

async function send(call: Call, attempt: Omit<Attempt, 'refusal'>, headers: Record<string, string>, of: Subjects = subjects) {
  const params = attempt.params?.(of) ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 1)));
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const response = await shop.app.server.inject({
    method: call.method,
    url: shop.app.config.bases[call.host] + path,
    headers: { 'idempotency-key': newIdempotencyKey(), ...headers },
    ...(hasBody ? { payload: attempt.body?.(of) ?? {} } : {}),
  });
  return {
    status: response.statusCode,
    code: response.headers['content-type']?.toString().includes('json') ? codeIn(response.json()) : undefined,
    location: response.headers.location,
  };
}

const tokenOf = async (account: TestAccount) => ({ authorization: `Bearer ${await account.getToken()}` });

const attempts = Object.entries(ATTEMPTS).flatMap(([name, list]) => {
  const found = everyCall.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is tried and is no call`);
  return list.map((attempt) => ({ name, call: found.call, attempt }));
});

test('every call that could name something of another account is tried', () => {
  const namesSomething = guarded.filter(({ call }) => /\{\w+\}/.test(call.path) || call.method !== 'GET').map(({ name }) => name);
  expect(namesSomething.filter((name) => !ATTEMPTS[name] && !NAMES_NOTHING_OWNED.includes(name))).toEqual([]);
});

test.each(guarded)('$name asks who is calling', async ({ call }) => {
  expect(await send(call, {}, {})).toMatchObject({ status: 401, code: 'unauthenticated' });
  for (const authorization of ['Bearer x', 'Basic eDp5', `Bearer ${(await owner.getToken()).slice(0, -2)}`]) {
    expect(await send(call, {}, { authorization })).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

const ofStaff = everyCall.filter(({ call }) => call.access === 'staff');

test.each(ofStaff)('$name is for staff alone', async ({ call }) => {
  expect(await send(call, {}, {})).toMatchObject({ status: 401, code: 'unauthenticated' });
  const body = () => ({ account: subjects.slug, reason: 'curious about them' });
  const attempt = { params: () => ({ account: subjects.slug }), body };
  for (const account of [owner, stranger])
    expect(await send(call, attempt, await tokenOf(account))).toMatchObject({ status: 403, code: 'forbidden' });
});

test.each(attempts)('$name does not find what belongs to another account', async ({ call, attempt }) => {
  const before = await readAll();
  expect(await send(call, attempt, await tokenOf(stranger))).toMatchObject({ code: attempt.refusal });
  expect(await readAll()).toEqual(before);
});

test.each(attempts)('$name tells a stranger no more than that nothing is there', async ({ call, attempt }) => {
  const nothing: Subjects = {
    ...subjects,
    slug: 'nobody',
    campaign: 987_654,
    draft: 987_654,
    order: 987_654,
    notification: 987_654,
    template: 987_654,
    content: 987_654,
    file: { ...subjects.file, id: 987_654 },
  };
  const headers = await tokenOf(stranger);
  expect(await send(call, attempt, headers)).toEqual(await send(call, attempt, headers, nothing));
});

test('the owner finds all of it', async () => {
  const headers = await tokenOf(owner);
  const reading = attempts.filter(({ call }) => call.method === 'GET');
  expect(reading.length).toBeGreaterThan(4);
  for (const { name, call, attempt } of reading) expect((await send(call, attempt, headers)).status, name).toBe(200);
});

test('lists hold what is the account’s own', async () => {
  expect((await stranger.client.campaigns.listCampaigns()).results).toEqual([]);
  expect((await stranger.client.reports.getOverview()).campaigns.results).toEqual([]);
  expect((await stranger.client.drafts.listDrafts()).results).toEqual([]);
  expect((await stranger.client.notifications.listNotifications()).results).toEqual([]);
  expect((await stranger.client.creatives.listTemplates()).results).toEqual([]);
  expect((await owner.client.notifications.listNotifications()).results.map(({ id }) => id)).toEqual([subjects.notification]);
  expect((await stranger.client.finance.listPayments()).results).toEqual([]);
  expect((await owner.client.finance.listPayments()).results.map(({ id }) => id)).toContain(subjects.order);
  expect((await stranger.client.account.listUserServices()).results.map(({ account }) => account)).toEqual([stranger.slug]);
  expect((await owner.client.campaigns.listCampaigns()).results.map(({ id }) => id)).toEqual([subjects.campaign]);
});

test('a token of another account is not found, and neither is one of an account that is not there', async () => {
  for (const account of [owner.slug, 'nobody'])
    await expect(stranger.client.session.getAccessToken({ query: { account } })).rejects.toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
});

test.each([
  ['in one list', (own: DraftFile, foreign: DraftFile) => ({ content_files: [own, foreign] })],
  ['in two places', (own: DraftFile, foreign: DraftFile) => ({ content_guide_file: own, content_files: [foreign] })],
])('a draft with a file of its account and one of another is neither made nor saved (%s)', async (_, filesOf) => {
  const { drafts, creatives } = (await shop.app.seedAccount()).client;
  const picture = new File([new Uint8Array(createPng(108, 192))], 'own.png', { type: 'image/png' });
  const own = await creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture });
  const make = (files: Partial<CampaignDraft>) =>
    drafts.createDraft({ body: { data: { ...emptyDraft(), ...files }, draft_step: 'content' } }, { idempotencyKey: newIdempotencyKey() });
  await expect(make(filesOf(own, subjects.file))).rejects.toMatchObject({ status: 400, code: 'invalid' });
  const { id, version } = await make(filesOf(own, own));
  const body = { data: { ...emptyDraft(), ...filesOf(own, subjects.file) }, draft_step: 'content', version } as const;
  await expect(drafts.updateDraft({ params: { id }, body })).rejects.toMatchObject({ status: 400, code: 'invalid' });
  expect((await drafts.getDraft({ params: { id } })).version).toBe(version);
});

test('a token ends with its session', async () => {
  const leaving = await shop.app.seedAccount();
  const headers = await tokenOf(leaving);
  await leaving.client.session.signOut();
  expect(await send(calls.campaigns.listCampaigns, {}, headers)).toMatchObject({ status: 401 });
});

test('a key that nobody gave out opens no door', async () => {
  const key = randomUUID().replaceAll('-', '');
  expect(await send(calls.creatives.getMedia, { params: () => ({ key }) }, {})).toMatchObject({ status: 404, code: 'not_found' });
  const callback = await shop.app.server.inject(`/api/financial/online-payments/test/callback?Authority=${key}&Status=OK`);
  expect([callback.statusCode, callback.headers.location]).toEqual([303, '/financial/charge/result?order=0']);
  const elsewhere = await shop.app.server.inject(`/api/financial/online-payments/nowhere/callback?Authority=${key}&Status=OK`);
  expect(elsewhere.headers.location).toBe('/financial/charge/result?order=0');
});

test('every call behind a door is tried with a wrong key', () => {
  const doors: CallKey[] = ['finance.returnFromGateway', 'creatives.getMedia'];
  expect(everyCall.filter(({ call }) => call.access === 'doorway').map(({ name }) => name)).toEqual(doors);
});

/** All that the two accounts have. */
async function readAll() {
  const tables = [
    'campaign',
    'placement',
    'campaign_event',
    'discount_use',
    'draft',
    'payment',
    'ledger_transaction',
    'ledger_balance',
    'media_file',
    'media_template',
    'notification',
    'created_content',
  ];
  const { rows } = await shop.app.db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname = any($1)`,
    [tables],
  );
  const read: Record<string, unknown> = {};
  for (const { name } of rows)
    read[name] = (
      await shop.app.db.pool.query(`select count(*)::int, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${name} t`)
    ).rows;
  return read;
}
