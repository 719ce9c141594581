import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call } from '@jarchi/contract/call.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { endOfShareDay, SHARE_DAYS_MAX, SHARE_LINKS_MAX, shareEnd } from '@jarchi/domain/sharing/share-links.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { everyCall } from '#testing/every-call.ts';
import { giveRole } from '#testing/members.ts';
import { readPdf } from '#infra/testing/read-pdf.ts';
import { unzip } from '#infra/testing/unzip.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

type Stats = CallAnswer<'reports', 'getStats'>;

const lines: string[] = [];
let shop: Campaigns;
let owner: TestAccount;
let id: number;
let content: { readonly account: TestAccount; readonly id: number };
beforeAll(async () => {
  shop = await openCampaigns({ config: { log_level: 'trace' }, logTo: { write: (line) => void lines.push(line) } });
  const bought = await shop.seedBought({ plans: await shop.app.seedPlans(2), startsInDays: 1, days: 2 });
  [owner, id] = [bought.account, bought.campaign.id];
  const delivered = await seedDelivered(shop, { prices: [1_000_000] });
  const [first] = (await delivered.account.client.contents.listPendingFeedback()).results;
  content = { account: delivered.account, id: first?.id ?? 0 };
  await shop.app.moveWorld(4 * 24);
});
afterAll(() => shop.app.close());
// A minute later, so that no test meets the limit of another.
beforeEach(() => (shop.app.wall.at += MINUTE_MS + 1));

type Change = NonNullable<Parameters<TestAccount['client']['sharing']['createReportShare']>[0]['body']>;
const share = (body: Change = {}) => owner.client.sharing.createReportShare({ params: { id }, body });
const listShares = async () => (await owner.client.sharing.listReportShares({ params: { id } })).results;
const tokenOf = ({ token }: { readonly token: string | null }) => token ?? '';
/** A stranger: another browser without cookies. */
const stranger = () => shop.app.openBrowser().client;
const open = (token: string, campaign = id) =>
  stranger().sharing.openSharedReport({ params: { id: campaign }, query: { token }, body: {} });
const stats = (token: string, query: object = {}) => stranger().reports.getStats({ params: { id }, query: { token, ...query } });

async function ask(call: Call, token: string, remoteAddress = '10.9.9.9') {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'id' ? String(call.opens === 'content' ? content.id : id) : '1',
  );
  const response = await shop.app.server.inject({
    method: call.method,
    url: shop.app.config.bases[call.host] + path,
    query: { token, ...(call.path.endsWith('/parts/') ? { by: 'content' } : {}) },
    remoteAddress,
    headers: { 'idempotency-key': randomUUID(), ...(call.isUpload ? { 'content-type': 'multipart/form-data; boundary=x' } : {}) },
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: call.isUpload ? '--x--\r\n' : {} }),
  });
  return { status: response.statusCode, text: response.body.replace(/"request_id":"[^"]*"/, '') };
}

test('a link is valid for 30 days and hides costs unless it is made otherwise', async () => {
  const now = shop.app.wall.now();
  const made = await share();
  expect(made).toMatchObject({ name: '', is_cost_hidden: true, openings: 0, last_opened_at: null, revoked_at: null });
  expect(Date.parse(made.expire_datetime)).toBe(shareEnd(now, 30));
  expect(made.token).toMatch(/^[0-9a-f-]{36}$/);
  const other = { expire_datetime: new Date(endOfShareDay('2026-12-30')).toISOString(), name: 'the agency', is_cost_hidden: false };
  expect(await share(other)).toMatchObject(other);
  expect((await listShares()).slice(0, 2)).toMatchObject([other, { token: made.token }]);
});

test.each([-1, 0, shareEnd(0, SHARE_DAYS_MAX) + DAY_MS])('a link cannot end %d ms from now', async (ms) => {
  const end = { expire_datetime: new Date(shop.app.wall.now() + ms).toISOString() };
  const latest = new Date(shareEnd(shop.app.wall.now(), SHARE_DAYS_MAX)).toISOString();
  await expect(share(end)).rejects.toMatchObject({ status: 422, code: 'share_end_refused', facts: { latest } });
  const made = await share();
  const change = owner.client.sharing.updateReportShare({ params: { id, share: made.id }, body: end });
  await expect(change).rejects.toMatchObject({ code: 'share_end_refused' });
});

test('a stranger sees what the page is about, and each load counts once', async () => {
  const made = await share({ name: 'for the agency' });
  const page = await open(tokenOf(made));
  expect(page).toMatchObject({ title: 'autumn menu', is_cost_hidden: true, expire_datetime: made.expire_datetime });
  expect(JSON.stringify(page)).not.toContain('for the agency');
  await Promise.all([stats(tokenOf(made)), stats(tokenOf(made)), stats(tokenOf(made))]);
  expect((await listShares()).find((one) => one.id === made.id)).toMatchObject({
    openings: 1,
    last_opened_at: new Date(shop.app.wall.now()).toISOString(),
  });
});

test('a report by a link has the figures of the report inside, and no comparison', async () => {
  const made = await share({ is_cost_hidden: false });
  const inside = await owner.client.reports.getStats({ params: { id } });
  const seen = await stats(tokenOf(made));
  expect(seen.totals).toEqual(inside.totals);
  expect(seen.totals.cost).toBeGreaterThan(0);
  expect(seen.series).toEqual(inside.series);
  expect(seen.pace).toEqual(inside.pace);
  expect(seen).toMatchObject({ compared_range: null, compared_totals: null, compared_series: [] });
  const day = { from: '2026-11-23', to: '2026-11-23' };
  expect((await stats(tokenOf(made), day)).granularity).toBe('hourly');
});

/** Every number in an answer. */
const numbersOf = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];

test('a link that hides costs has none of them, in its answers or its Excel file, and in no order', async () => {
  const [closed, shown] = [await share(), await share({ is_cost_hidden: false })];
  const { totals, pace }: Stats = await stats(tokenOf(shown));
  const secrets = [totals.cost, totals.unit_cost, pace.price].map(Number);
  const seen = await stats(tokenOf(closed), { ordering: 'cost' });
  expect(numbersOf(seen).filter((value) => secrets.includes(value))).toEqual([]);
  expect(
    [seen.totals, ...seen.series, ...seen.publishers].flatMap(({ cost, unit_cost }) => [cost, unit_cost]).filter((one) => one !== null),
  ).toEqual([]);
  expect(seen.publishers).toEqual((await stats(tokenOf(closed))).publishers);
  const sheetOf = async (token: string) => {
    const { blob } = await stranger().reports.exportReport({ params: { id }, query: { token } });
    return unzip(Buffer.from(await blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  };
  const cells = async (token: string) =>
    [...(await sheetOf(token)).matchAll(/<c [^>]*?(?:\/>|>(.*?)<\/c>)/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
  expect(await cells(tokenOf(shown))).toEqual(expect.arrayContaining(['هزینه (تومان)', String(totals.cost)]));
  const hidden = await cells(tokenOf(closed));
  expect(hidden).toEqual(expect.arrayContaining(['ناشر', 'دسترسی', String(totals.reach)]));
  expect(hidden.filter((cell) => cell.includes('هزینه') || cell === String(totals.cost))).toEqual([]);
});

test('a link says the state of each publisher as inside, also where it hides costs: on its page, in Excel and as a document', async () => {
  const plans = await shop.app.seedPlans(2);
  shop.platform.direct(plans[0]!.publisher_id, { answer: 'declines' });
  const bought = await shop.seedBought({ plans, startsInDays: 1, days: 2 });
  await shop.app.moveWorld(30);
  const params = { id: bought.campaign.id };
  const inside = await bought.account.client.reports.getStats({ params });
  const standings = ({ publishers }: Stats) => publishers.map(({ title, state, out_reason }) => [title, state, out_reason]);
  expect(inside.publishers.map(({ out_reason }) => out_reason)).toContain('declined');
  const made = await bought.account.client.sharing.createReportShare({ params, body: {} });
  const { reports } = stranger();
  const query = { token: tokenOf(made) };
  const seen = await reports.getStats({ params, query });
  expect(standings(seen)).toEqual(standings(inside));
  expect(seen.publishers.map(({ cost }) => cost).filter((cost) => cost !== null)).toEqual([]);
  const sheet = await reports.exportReport({ params, query });
  const cells = unzip(Buffer.from(await sheet.blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  expect([cells.includes('وضعیت'), cells.includes('نپذیرفت'), cells.includes('هزینه')]).toEqual([true, true, false]);
  const { blob } = await reports.exportReportPdf({ params, query });
  const text = readPdf(await blob.arrayBuffer()).runs.join('|');
  const has = (word: string) => text.includes([...word].toReversed().join(''));
  expect([has('وضعیت'), has('نپذیرفت')]).toEqual([true, true]);
}, 30_000);

test('a link opens the report as a document, without costs where it hides them', async () => {
  const made = await share();
  const { reports } = stranger();
  const pdfOf = async (token: string) => reports.exportReportPdf({ params: { id }, query: { token } });
  const { blob, filename } = await pdfOf(tokenOf(made));
  expect([blob.type, filename.endsWith('.pdf')]).toEqual(['application/pdf', true]);
  const text = readPdf(await blob.arrayBuffer()).runs.join('|');
  const inside = await owner.client.reports.exportReportPdf({ params: { id } });
  const whole = readPdf(await inside.blob.arrayBuffer()).runs.join('|');
  const { totals } = await owner.client.reports.getStats({ params: { id } });
  const written = (value: number | null) => new Intl.NumberFormat('fa-IR').format(value ?? 0);
  expect([text, whole].map((one) => one.includes(written(totals.reach)))).toEqual([true, true]);
  expect([text, whole].map((one) => one.includes(written(totals.cost)))).toEqual([false, true]);
}, 30_000);

test('a link has the tabs of the report, and hides their costs too', async () => {
  const [closed, shown] = [tokenOf(await share()), tokenOf(await share({ is_cost_hidden: false }))];
  const inside = owner.client.reports;
  const { reports: outside } = stranger();
  const params = { id };
  for (const by of ['content', 'platform'] as const) {
    const parts = await inside.getStatsParts({ params, query: { by } });
    expect(await outside.getStatsParts({ params, query: { by, token: shown } })).toEqual(parts);
    const hidden = await outside.getStatsParts({ params, query: { by, token: closed } });
    expect(hidden).toEqual({
      ...parts,
      parts: parts.parts.map((part) => ({ ...part, cost: null, unit_cost: null })),
      totals: { ...parts.totals, cost: null, unit_cost: null },
    });
  }
  const hours = await inside.getStatsHours({ params, query: {} });
  expect(await outside.getStatsHours({ params, query: { token: shown } })).toEqual(hours);
  const hidden = await outside.getStatsHours({ params, query: { token: closed } });
  expect([hidden.totals.cost, ...hidden.hours.map(({ cost }) => cost)].filter((cost) => cost !== null)).toEqual([]);
  expect(hidden.totals.reach).toBe(hours.totals.reach);
  for (const by of ['content', 'hour'] as const) {
    const { blob } = await outside.exportReport({ params, query: { by, token: closed } });
    const sheet = unzip(Buffer.from(await blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('دسترسی');
    expect(sheet).not.toContain('هزینه');
    expect(sheet).not.toContain(`<v>${String(hours.totals.cost)}</v>`);
  }
});

test('a change of a link counts at once', async () => {
  const made = await share();
  const params = { id, share: made.id };
  const change = (body: Change) => owner.client.sharing.updateReportShare({ params, body });
  expect(await change({ is_cost_hidden: false })).toMatchObject({ is_cost_hidden: false, name: '', token: made.token });
  expect((await stats(tokenOf(made))).totals.cost).not.toBeNull();
  expect(await change({ name: ' brand manager ' })).toMatchObject({ name: 'brand manager', is_cost_hidden: false });
  await change({ expire_datetime: new Date(shop.app.wall.now() + MINUTE_MS).toISOString() });
  shop.app.wall.at += MINUTE_MS;
  await expect(stats(tokenOf(made))).rejects.toMatchObject({ code: 'share_closed' });
  await change({ expire_datetime: new Date(shop.app.wall.now() + DAY_MS).toISOString() });
  expect((await stats(tokenOf(made))).totals.reach).toBeGreaterThan(0);
});

test('a wrong, an expired and a revoked token, and one for another campaign, are refused alike on every call', async () => {
  const [revoked, expired, good] = [
    await share(),
    await share({ expire_datetime: new Date(shop.app.wall.now() + 1000).toISOString() }),
    await share(),
  ];
  const ended = await owner.client.sharing.revokeReportShare({ params: { id, share: revoked.id } });
  expect(ended).toMatchObject({ revoked_at: new Date(shop.app.wall.now()).toISOString(), token: null });
  shop.app.wall.at += 1000;
  const last = tokenOf(good).at(-1) === 'a' ? 'b' : 'a';
  const opened = everyCall.filter(({ call }) => call.opens === 'report');
  for (const { call } of opened) {
    const tokens = [tokenOf(revoked), tokenOf(expired), `${tokenOf(good).slice(0, -1)}${last}`, randomUUID(), '', 'x', '\0'];
    const answers = await Promise.all(tokens.map((token) => ask(call, token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining('"share_closed"') });
  }
  const other = await shop.seedCampaign(owner);
  await expect(open(tokenOf(good), other.id)).rejects.toMatchObject({ status: 404, code: 'share_closed' });
  const again = await owner.client.sharing.revokeReportShare({ params: { id, share: revoked.id } });
  expect(again.revoked_at).toBe(ended.revoked_at);
  const change = owner.client.sharing.updateReportShare({ params: { id, share: revoked.id }, body: { name: 'x' } });
  await expect(change).rejects.toMatchObject({ code: 'not_found' });
});

test('a token opens the calls of its table, and no other call of the contract', async () => {
  const report = tokenOf(await share());
  const ofContent = tokenOf(await content.account.client.sharing.createContentShare({ params: { id: content.id }, body: {} }));
  const closed = everyCall.filter(({ call }) => call.access !== 'public');
  for (const { name, call } of closed) {
    if (call.answers === 'redirect') continue;
    for (const [kind, token] of [
      ['report', report],
      ['content', ofContent],
    ] as const) {
      const { status } = await ask(call, token, `10.8.${closed.findIndex((one) => one.name === name)}.1`);
      expect([name, kind, status < 300]).toEqual([name, kind, call.opens === kind]);
    }
  }
});

test('a link does not replace a session that is sent with it', async () => {
  const other = await shop.app.seedAccount();
  const response = await shop.app.server.inject({
    url: `/api/main/v1/campaigns/${id}/stats/`,
    query: { token: tokenOf(await share()) },
    headers: { authorization: `Bearer ${await other.getToken()}` },
  });
  expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([404, 'campaign_not_found']);
});

test('an address that sends too many requests by links waits, and others do not', async () => {
  const token = tokenOf(await share());
  const call = calls.sharing.openSharedReport;
  const answers = [];
  for (let tries = 0; tries < 241; tries++) answers.push((await ask(call, randomUUID(), '10.7.7.7')).status);
  expect([answers.filter((status) => status === 404).length, answers.at(-1)]).toEqual([240, 429]);
  expect((await ask(call, token, '10.7.7.7')).status).toBe(429);
  expect((await ask(call, token, '10.7.7.8')).status).toBe(200);
  shop.app.wall.at += MINUTE_MS;
  expect((await ask(call, token, '10.7.7.7')).status).toBe(200);
});

test('a content by a link is the content without what is between its advertiser and its publisher', async () => {
  const { client } = content.account;
  const made = await client.sharing.createContentShare({ params: { id: content.id }, body: { name: 'partner' } });
  const page = await stranger().sharing.openSharedContent({ params: { id: content.id }, query: { token: tokenOf(made) }, body: {} });
  const inside = await client.contents.getContent({ params: { id: content.id } });
  expect(page).toMatchObject({ state: inside.state, caption: inside.caption, files: inside.files, expire_datetime: made.expire_datetime });
  expect(Object.keys(page)).not.toEqual(expect.arrayContaining(['advertiser_comment']));
  expect((await client.sharing.listContentShares({ params: { id: content.id } })).results).toContainEqual(
    expect.objectContaining({ id: made.id, name: 'partner', openings: 1 }),
  );
  await client.sharing.revokeContentShare({ params: { id: content.id, share: made.id } });
  const again = stranger().sharing.openSharedContent({ params: { id: content.id }, query: { token: tokenOf(made) }, body: {} });
  await expect(again).rejects.toMatchObject({ status: 404, code: 'share_closed' });
});

test('links that ended are listed for 30 days', async () => {
  const made = await share();
  await owner.client.sharing.revokeReportShare({ params: { id, share: made.id } });
  // Moving the clock by a month would end the owner's session.
  const age = (ms: number) =>
    shop.app.db.pool.query('update share_link set revoked_at = $1 where id = $2', [new Date(shop.app.wall.now() - ms), made.id]);
  const ids = async () => (await listShares()).map((one) => one.id);
  await age(30 * DAY_MS - 1000);
  expect(await ids()).toContain(made.id);
  await age(30 * DAY_MS);
  expect(await ids()).not.toContain(made.id);
});

test('a report has fifty valid links at most', async () => {
  const { id: fresh } = await shop.seedCampaign(owner);
  const make = () => owner.client.sharing.createReportShare({ params: { id: fresh }, body: {} });
  const first = await make();
  for (let made = 1; made < SHARE_LINKS_MAX; made++) await make();
  await expect(make()).rejects.toMatchObject({ status: 409, code: 'shares_full', facts: { limit: SHARE_LINKS_MAX } });
  await owner.client.sharing.revokeReportShare({ params: { id: fresh, share: first.id } });
  expect(await make()).toMatchObject({ revoked_at: null });
});

test('a viewer neither makes nor sees links', async () => {
  const viewer = await shop.app.seedAccount();
  await giveRole(shop.app, viewer, owner.account_id, 'viewer');
  const { token } = await viewer.client.session.getAccessToken({ query: { account: owner.slug } });
  const response = await shop.app.server.inject({
    url: `/api/main/v1/campaigns/${id}/share/`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(403);
});

test('the store and the logs have no token in clear', async () => {
  const made = await share();
  const token = tokenOf(made);
  await open(token);
  await ask(calls.reports.getStats, `${token.slice(0, -1)}0`);
  // An address that does not exist, the page's own, and a failure inside a call.
  await shop.app.server.inject(`/api/main/v1/campaigns/${id}/nothing/?token=${token}`);
  await shop.app.server.inject({ url: `/campaigns/${id}/share/${token}`, headers: { accept: 'text/html' } });
  await asOwner(shop.app.db).pool.query('alter table placement rename to placement_gone');
  const failed = await ask(calls.reports.getStats, token);
  await asOwner(shop.app.db).pool.query('alter table placement_gone rename to placement');
  expect(failed).toMatchObject({ status: 500 });
  const log = lines.join('');
  expect(log).toContain('unexpected failure');
  expect(log).not.toContain(token);
  expect(log).not.toContain(token.slice(0, 13));
  const { rows } = await shop.app.db.pool.query<{ text: string }>(
    `select row(s.*)::text as text from share_link s union all select row(d.*)::text from doorway d union all select row(a.*)::text from audit_log a`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
});
