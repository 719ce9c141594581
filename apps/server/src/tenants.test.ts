import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '@jarchi/contract/calls.ts';
import type { ErrorCode } from '@jarchi/contract/refusals.ts';
import { createLogMessengers } from '#connectors/messengers/log-messengers.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft, type CampaignDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedInvoice } from '#testing/documents/seed-documents.ts';
import { createPng, createVideo } from '#infra/testing/media-samples.ts';
import { makeReceipt, sendReceipt } from '#testing/money-requests.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { makeTicket, openTicket } from '#testing/tickets.ts';
import { drawInput, listWords, type DrawnInput } from './testing/draw-input.ts';
import { everyCall, type NamedCall } from './testing/every-call.ts';
import { OWNED, type Subjects } from './testing/tenant-subjects.ts';

type CallKey = { [S in keyof typeof calls]: `${S}.${keyof (typeof calls)[S] & string}` }[keyof typeof calls];

interface Attempt {
  readonly body?: (subjects: Subjects) => object;
  readonly query?: (subjects: Subjects) => Readonly<Record<string, string | number>>;
  /** The stranger's refusal; the same as for something that never existed. */
  readonly refusal: ErrorCode;
}

/** Words in addresses that name what every account sees. */
const SHARED: Readonly<Record<string, () => unknown>> = {
  kind: () => 'instagram-story',
  'media-plans': () => 1,
  attachments: () => 1,
  changelog: () => 1,
  month: () => '1405-08',
  article: () => 'held-money',
  /** Of a person, whatever the account: features/session/credentials and features/phone-requests try what others have. */
  passkey: () => 1,
  request: () => 1,
  /** A place in the statement of whichever account is named. */
  line: () => 1,
};
/** Fields that are filled as a whole. */
const WHOLE: Readonly<Record<string, (subjects: Subjects) => unknown>> = {
  data: ({ draftData }) => ({ ...draftData, content_files: [] }),
};

/** Tries to reach what no word names. */
const ATTEMPTS: Partial<Record<CallKey, Attempt>> = {
  'moneyRequests.sendReceipt': {
    query: ({ attachment }) => makeReceipt({ attachment }),
    refusal: 'file_missing',
  },
  'moneyRequests.saveMoneyRequest': {
    body: ({ attachment }) => ({ kind: 'charge', amount: 5_000, reason: 'late publication', attachment, is_draft: true }),
    refusal: 'forbidden',
  },
  'moneyRequests.decideMoneyRequest': { body: () => ({ decision: 'approve', version: 1 }), refusal: 'forbidden' },
  'tickets.openTicket': { body: ({ campaign }) => makeTicket({ campaign_id: campaign }), refusal: 'ticket_invalid' },
  'drafts.createDraft': {
    body: ({ draftData, file }) => ({ data: { ...draftData, content_files: [file] }, draft_step: 'content' }),
    refusal: 'invalid',
  },
  // One id for all: the answer repeats it.
  'documents.requestOfficialInvoice': { body: () => ({ invoices: [subjects.invoice] }), refusal: 'invoices_unknown' },
  // A stranger who acts for nobody is refused before anything is looked for.
  'documents.previewPreInvoice': {
    body: () => ({ valid_until: '2026-12-01', campaigns: [subjects.campaign] }),
    refusal: 'staff_view_only',
  },
  'documents.createPreInvoice': { body: () => ({ valid_until: '2026-12-01', campaigns: [subjects.campaign] }), refusal: 'staff_view_only' },
  'documents.voidPreInvoice': { body: () => ({}), refusal: 'staff_view_only' },
};

const guarded = everyCall.filter(({ call }) => call.access === 'account' || call.access === 'user');

let shop: Campaigns;
let owner: TestAccount;
let stranger: TestAccount;
let subjects: Subjects;
beforeAll(async () => {
  shop = await openCampaigns({ messengers: createLogMessengers({ isProduction: false, log: () => undefined }) });
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
  const film = await owner.client.creatives.uploadMedia({
    query: { media_type: 'INSTAGRAM', content_type: 'STORY' },
    file: new File([new Uint8Array(createVideo({ width: 72, height: 128, duration: 3 }))], 'film.mp4'),
  });
  const template = await owner.client.creatives.uploadTemplate({
    query: { media_type: 'INSTAGRAM', content_type: 'STORY' },
    file: new File([new Uint8Array(createPng(108, 192))], 'menu.png'),
  });
  const view = await owner.client.views.createCampaignView({
    body: { name: 'mine', stage: 'all', ordering: '-created', columns: ['state'], is_default: false },
  });
  const receipt = await sendReceipt(owner.client);
  const [message] = (await owner.client.notifications.listNotifications()).results;
  const { rows: contents } = await shop.app.db.pool.query<{ id: number; placement_id: number }>(
    `insert into created_content (account_id, campaign_id, placement_id, attempt, files, caption, state, due_at, created)
      select account_id, campaign_id, min(id), 1, '[]', '', 'pending', now(), now() from placement where campaign_id = $1 group by 1, 2 returning id, placement_id`,
    [campaign],
  );
  const report = await owner.client.alerts.createScheduledReport({
    body: { period: 'weekly', day: 0, hour: 9, campaigns: [campaign], is_on: true },
  });
  subjects = {
    slug: owner.slug,
    campaign,
    draft: draft.id,
    draftData: draft.data,
    file,
    order: order_id,
    notification: message?.id ?? 0,
    request: receipt.id,
    attachment: receipt.attachments[0]?.id ?? 0,
    film: film.id,
    template: template.id,
    content: contents[0]?.id ?? 0,
    placement: contents[0]?.placement_id ?? 0,
    report: report.id,
    share: (await owner.client.sharing.createReportShare({ params: { id: campaign }, body: {} })).id,
    view: view.id,
    invoice: await seedInvoice(shop, owner),
    ticket: (await openTicket(owner.client, { campaign_id: campaign })).id,
    link: (await owner.client.channels.linkBrowser({ body: { name: 'Firefox', subscription: null } })).id,
    member: owner.user_id,
    invitation: (await owner.client.team.inviteMember({ body: { phone: '09359999999', role: 'viewer' } })).invitation,
    session: (await owner.client.profile.listSessions()).results[0]?.session ?? '',
    note: (await owner.client.reports.addNote({ params: { id: campaign }, body: { at: '2026-12-01T08:00:00Z', text: 'sale' } })).id,
  };
});
afterAll(() => shop.app.close());

/** The code of a refusal, also when it is a list. */
const codeIn = (body: { error?: { code: string } } | [string, { code: string }]) => (Array.isArray(body) ? body[1].code : body.error?.code);

const FORM = 'multipart/form-data; boundary=x';

async function send({ call }: Pick<NamedCall, 'call'>, { params = {}, query = {}, body }: DrawnInput, headers: Record<string, string>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 1)));
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE';
  const response = await shop.app.server.inject({
    method: call.method,
    url: shop.app.config.bases[call.host] + path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { 'idempotency-key': newIdempotencyKey(), ...(call.isUpload && { 'content-type': FORM }), ...headers },
    ...(hasBody ? { payload: call.isUpload ? '--x--\r\n' : (body ?? {}) } : {}),
  });
  const isJson = response.headers['content-type']?.toString().includes('json') === true;
  return {
    status: response.statusCode,
    code: isJson ? codeIn(response.json()) : undefined,
    location: response.headers.location,
    text: response.body.replace(/"request_id":"[^"]*"/, ''),
  };
}

const tokenOf = async (account: TestAccount) => ({ authorization: `Bearer ${await account.getToken()}` });

/** Calls whose input can name something that belongs to one account. */
const attempts = guarded.flatMap((named) => {
  const { required, all } = listWords(named, Object.keys(WHOLE));
  const special = ATTEMPTS[named.name as CallKey];
  if (!special && !all.some((word) => word in OWNED)) return [];
  return [{ name: named.name, named, special, mustRefuse: special !== undefined || required.some((word) => word in OWNED) }];
});

/** A stranger's input to reach what `of` has through a call. */
async function reach({ named, special }: (typeof attempts)[number], of: Subjects): Promise<DrawnInput> {
  if (special) return { ...(special.body && { body: special.body(of) }), ...(special.query && { query: special.query(of) }) };
  const values = Object.entries({ ...OWNED, ...WHOLE }).map(([word, valueOf]) => [word, () => valueOf(of)] as const);
  return drawInput(named, { ...SHARED, ...Object.fromEntries(values) }, Object.keys(OWNED));
}

test.each(guarded)('each word in the address of $name is known here as an account’s own or as shared', (named) => {
  const unknown = listWords(named).address.filter((word) => !(word in OWNED) && !(word in SHARED));
  expect(unknown, 'add these words to OWNED or SHARED in apps/server/src/tenants.test.ts').toEqual([]);
});

test.each(guarded)('$name refuses a request without a token', async (named) => {
  expect(await send(named, {}, {})).toMatchObject({ status: 401, code: 'unauthenticated' });
  for (const authorization of ['Bearer x', 'Basic eDp5', `Bearer ${(await owner.getToken()).slice(0, -2)}`]) {
    expect(await send(named, {}, { authorization })).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

const ofStaff = everyCall.filter(({ call }) => call.access === 'staff');

test.each(ofStaff)('$name is for staff only', async (named) => {
  expect(await send(named, {}, {})).toMatchObject({ status: 401, code: 'unauthenticated' });
  const input = await drawInput(named, { account: () => subjects.slug });
  for (const account of [owner, stranger])
    expect(await send(named, input, await tokenOf(account))).toMatchObject({ status: 403, code: 'forbidden' });
});

test.each(attempts)('$name does not find what belongs to another account', async (attempt) => {
  const before = await readAll();
  const input = await reach(attempt, subjects);
  const answer = await send(attempt.named, input, await tokenOf(stranger));
  const told = `${JSON.stringify(input)}: ${answer.text}\nIf the input is wrong, add what a stranger would send to ATTEMPTS in apps/server/src/tenants.test.ts`;
  const refused = attempt.special ? { code: attempt.special.refusal } : { status: attempt.mustRefuse ? 404 : 200 };
  expect(answer, told).toMatchObject(refused);
  expect(await readAll()).toEqual(before);
});

test.each(attempts)('$name tells a stranger only that nothing was found', async (attempt) => {
  const ids = Object.entries(subjects).filter(([, value]) => typeof value === 'number');
  const unknown = Object.fromEntries(ids.map(([name]) => [name, 987_654]));
  const file = { ...subjects.file, id: 987_654 };
  const nothing: Subjects = { ...subjects, ...unknown, slug: 'nobody', session: randomUUID(), film: subjects.film, file };
  const headers = await tokenOf(stranger);
  const answer = await send(attempt.named, await reach(attempt, subjects), headers);
  expect(answer).toEqual(await send(attempt.named, await reach(attempt, nothing), headers));
});

/** What the owner finds too, in a state that refuses the call. */
const REFUSED_BY_STATE: Readonly<Record<string, ErrorCode>> = {
  'contents.previewLeaveOut': 'transition_refused',
  'campaigns.listReplacements': 'transition_refused',
};

test('the owner finds everything that the stranger cannot', async () => {
  const headers = await tokenOf(owner);
  const reading = attempts.filter(({ named }) => named.call.method === 'GET');
  expect(reading.length).toBeGreaterThan(4);
  for (const attempt of reading) {
    const { status, code } = await send(attempt.named, await reach(attempt, subjects), headers);
    const refusal = REFUSED_BY_STATE[attempt.named.name];
    expect(refusal ? code : status, attempt.name).toBe(refusal ?? 200);
  }
});

test('lists contain only what is the account’s own', async () => {
  expect((await stranger.client.campaigns.listCampaigns()).results).toEqual([]);
  expect((await stranger.client.reports.getOverview()).campaigns.results).toEqual([]);
  expect((await stranger.client.drafts.listDrafts()).results).toEqual([]);
  expect((await stranger.client.notifications.listNotifications()).results).toEqual([]);
  expect((await stranger.client.creatives.listTemplates()).results).toEqual([]);
  expect((await owner.client.notifications.listNotifications()).results.map(({ id }) => id)).toEqual([subjects.notification]);
  expect((await stranger.client.alerts.listScheduledReports()).results).toEqual([]);
  expect((await stranger.client.finance.listPayments()).results).toEqual([]);
  expect((await owner.client.finance.listPayments()).results.map(({ id }) => id)).toContain(subjects.order);
  expect((await stranger.client.account.listUserServices()).results.map(({ account }) => account)).toEqual([stranger.slug]);
  expect((await owner.client.campaigns.listCampaigns()).results.map(({ id }) => id)).toEqual([subjects.campaign]);
});

test('a token for another account, or for an unknown one, is refused as not found', async () => {
  for (const account of [owner.slug, 'nobody'])
    await expect(stranger.client.session.getAccessToken({ query: { account } })).rejects.toMatchObject({
      status: 404,
      code: 'account_not_found',
    });
});

test.each([
  ['in one list', (own: DraftFile, foreign: DraftFile) => ({ content_files: [own, foreign] })],
  ['in two places', (own: DraftFile, foreign: DraftFile) => ({ content_guide_file: own, content_files: [foreign] })],
])('a draft with a file of its own account and a file of another is neither created nor saved (%s)', async (_, filesOf) => {
  const { drafts, creatives } = (await shop.app.seedAccount()).client;
  const picture = new File([new Uint8Array(createPng(108, 192))], 'own.png', { type: 'image/png' });
  const own = await creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture });
  const make = (files: Partial<CampaignDraft>) =>
    drafts.createDraft({ body: { data: { ...emptyDraft(), ...files }, draft_step: 'content' } }, { idempotencyKey: newIdempotencyKey() });
  await expect(make(filesOf(own, subjects.file))).rejects.toMatchObject({ status: 400, code: 'invalid' });
  const { id, version } = await make({ content_files: [own] });
  const body = { data: { ...emptyDraft(), ...filesOf(own, subjects.file) }, draft_step: 'content', version } as const;
  await expect(drafts.updateDraft({ params: { id }, body })).rejects.toMatchObject({ status: 400, code: 'invalid' });
  expect((await drafts.getDraft({ params: { id } })).version).toBe(version);
});

test('a token ends with its session', async () => {
  const leaving = await shop.app.seedAccount();
  const headers = await tokenOf(leaving);
  await leaving.client.session.signOut();
  expect(await send({ call: calls.campaigns.listCampaigns }, {}, headers)).toMatchObject({ status: 401 });
});

test('a key that was never given out opens no doorway', async () => {
  const key = randomUUID().replaceAll('-', '');
  expect(await send({ call: calls.creatives.getMedia }, { params: { key } }, {})).toMatchObject({ status: 404, code: 'not_found' });
  expect(await send({ call: calls.profile.getImage }, { params: { image: randomUUID() } }, {})).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  const callback = await shop.app.server.inject(`/api/financial/online-payments/test/callback?Authority=${key}&Status=OK`);
  expect([callback.statusCode, callback.headers.location]).toEqual([303, '/financial/charge/result?order=0']);
  const elsewhere = await shop.app.server.inject(`/api/financial/online-payments/nowhere/callback?Authority=${key}&Status=OK`);
  expect(elsewhere.headers.location).toBe('/financial/charge/result?order=0');
});

test.each([calls.sharing.openSharedReport, calls.sharing.openSharedContent])(
  'a token that was never given out opens no link',
  async (call) => {
    for (const query of [{ token: randomUUID() }, { token: '' }, undefined])
      expect(await send({ call }, { params: { id: subjects.campaign }, ...(query ? { query } : {}) }, {})).toMatchObject({
        status: 404,
        code: 'share_closed',
      });
  },
);

test('every doorway call is tried with a wrong key', () => {
  const doors: CallKey[] = [
    'finance.returnFromGateway',
    'creatives.getMedia',
    'sharing.openSharedReport',
    'sharing.openSharedContent',
    'profile.getImage',
  ];
  expect(
    everyCall
      .filter(({ call }) => call.access === 'doorway')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(doors.toSorted());
});

/** Everything that the two accounts have. */
async function readAll() {
  const tables = [
    'campaign',
    'placement',
    'campaign_event',
    'campaign_note',
    'discount_use',
    'draft',
    'payment',
    'document',
    'pre_invoice_payment',
    'ledger_transaction',
    'ledger_line',
    'ledger_day',
    'media_file',
    'media_template',
    'notification',
    'created_content',
    'alert_setting',
    'scheduled_report',
    'share_link',
    'channel_link',
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
