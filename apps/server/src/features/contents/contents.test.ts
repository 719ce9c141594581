import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDelivered, type Offered } from '#testing/campaigns/seed-offers.ts';
import { auditMoney } from '#testing/audit-money.ts';
import { createPng } from '#infra/testing/media-samples.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;
type Verdict = { readonly is_confirmed: boolean; readonly advertiser_comment?: string; readonly attachments?: number[] };
const confirm: Verdict = { is_confirmed: true };
const reject: Verdict = { is_confirmed: false, advertiser_comment: 'say our name' };

const decide = ({ account, campaign }: Offered, content: number, body: Verdict) =>
  account.client.contents.decideContent({ params: { campaign: campaign.id, content }, body });

async function look({ account, campaign }: Offered) {
  expect(await auditMoney(shop.app.db)).toEqual([]);
  const read = await shop.read(account, campaign);
  expect(await shop.money(account)).toMatchObject({ held: read.money.held });
  return read;
}

const listAll = async ({ account, campaign }: Offered) =>
  (await account.client.contents.listFeedback({ params: { id: campaign.id } })).results.toSorted((a, b) => a.id - b.id);

const getIds = async (offered: Offered): Promise<[number, number, number]> => {
  const [a, b, c] = await listAll(offered);
  return [a?.id ?? 0, b?.id ?? 0, c?.id ?? 0];
};

test('contents that publishers deliver wait for the advertiser, the nearest deadline first', async () => {
  const offered = await seedDelivered(shop, { scripts: [{}, { contentAfterHours: 1 }, {}] });
  const { count, results } = await offered.account.client.contents.listPendingFeedback();
  expect(count).toBe(3);
  expect(results.map(({ due_at }) => due_at)).toEqual(results.map(({ due_at }) => due_at).toSorted());
  const [first] = results;
  expect(first).toMatchObject({
    state: 'pending',
    attempt: 1,
    rejections_left: 2,
    caption: 'attempt 1',
    seen_at: null,
    campaign: { id: offered.campaign.id, content_description: 'tell of the new taste' },
    files: [{ type: 'image/png', width: 108, height: 192 }],
  });
  expect((await offered.account.fetch(first?.files[0]?.url ?? '')).status).toBe(200);
  expect(Date.parse(first?.due_at ?? '') - Date.parse(first?.created ?? '')).toBe(72 * 3_600_000);
});

test('a content, a placement and a row of the report name the first category of their publisher', async () => {
  const { account, campaign } = await seedDelivered(shop, { prices: [2_000_000] });
  const params = { id: campaign.id };
  const [content] = (await account.client.contents.listFeedback({ params })).results;
  const [placement] = (await account.client.campaigns.getCampaign({ params })).placements;
  const [row] = (await account.client.reports.getStats({ params })).publishers;
  expect([content?.publisher.category_id, placement?.category_id, row?.category_id]).toEqual([1, 1, 1]);
});

test('a campaign waits for the advertiser or the publisher, as its contents do, and shows whom', async () => {
  const offered = await seedDelivered(shop, { prices: [2_000_000] });
  const told = async () =>
    (await offered.account.client.notifications.listNotifications({ query: { campaign_id: offered.campaign.id } })).results;
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', waits_for: 'advertiser' });
  const [content, list] = await told();
  expect(content).toMatchObject({ title: 'محتوای تازه منتظر تأیید شماست', path: `/contents?view=review&campaign=${offered.campaign.id}` });
  expect(list).toMatchObject({ title: 'فهرست ناشران آمادهٔ تصمیم شماست', path: `/campaigns/${offered.campaign.id}` });
  await decide(offered, (await getIds(offered))[0], reject);
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', waits_for: 'publisher' });
});

test('a content shows when it was first looked at', async () => {
  const offered = await seedDelivered(shop);
  const [id] = await getIds(offered);
  const see = () => offered.account.client.contents.seeContent({ params: { id }, body: {} });
  const { seen_at } = await see();
  await shop.app.moveWorld(1);
  expect((await see()).seen_at).toBe(seen_at);
  expect(await offered.account.client.contents.getContent({ params: { id } })).toMatchObject({ id, seen_at });
});

test('contents are confirmed, published and paid by their hours', async () => {
  const offered = await seedDelivered(shop);
  const [a, b, c] = await getIds(offered);
  expect(await decide(offered, a, confirm)).toMatchObject({ state: 'confirmed' });
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED', money: { held: 6_600_000 } });
  await decide(offered, b, confirm);
  await decide(offered, c, confirm);
  await shop.app.moveWorld(1);
  expect(await look(offered)).toMatchObject({ state: 'SCHEDULED', placements: [{ state: 'scheduled' }, {}, {}] });
  await shop.app.moveWorld(3 * DAYS + 6);
  expect(await look(offered)).toMatchObject({ state: 'PUBLISHING' });
  await shop.app.moveWorld(12 * DAYS);
  expect(await look(offered)).toMatchObject({
    state: 'INACTIVE',
    reason: 'completed',
    money: { held: 0, captured: 6_600_000, released: 0 },
  });
});

test('a rejection needs a comment, and leads to another attempt', async () => {
  const offered = await seedDelivered(shop);
  const [id] = await getIds(offered);
  await expect(decide(offered, id, { is_confirmed: false, advertiser_comment: '  ' })).rejects.toMatchObject({ code: 'comment_required' });
  const file = await offered.account.client.creatives.uploadMedia({
    query: { media_type: 'INSTAGRAM', content_type: 'STORY', purpose: 'guide' },
    file: pictureFile(),
  });
  const rejected = await decide(offered, id, { ...reject, attachments: [file.id] });
  expect(rejected).toMatchObject({ state: 'rejected', advertiser_comment: 'say our name', attachments: [file], rejections_left: 1 });
  await shop.app.moveWorld(3);
  const again = (await listAll(offered)).find(({ attempt }) => attempt === 2);
  expect(again).toMatchObject({ state: 'pending', caption: 'attempt 2', rejections_left: 1, publisher: rejected.publisher });
});

function pictureFile(): File {
  return new File([new Uint8Array(createPng(108, 192))], 'note.png', { type: 'image/png' });
}

test('a file of another account is not attached', async () => {
  const offered = await seedDelivered(shop);
  const [id] = await getIds(offered);
  await expect(decide(offered, id, { ...reject, attachments: [999_999] })).rejects.toMatchObject({ code: 'not_found' });
  expect((await listAll(offered))[0]).toMatchObject({ state: 'pending', advertiser_comment: '' });
});

test('the same decision again gets the first one as its answer, a contrary one is refused with it, and neither changes anything', async () => {
  const offered = await seedDelivered(shop);
  const { account, campaign } = offered;
  const [confirmed, rejected, open] = await getIds(offered);
  const first = await decide(offered, confirmed, confirm);
  const other = await decide(offered, rejected, reject);
  const before = await look(offered);
  expect(await decide(offered, confirmed, confirm)).toEqual(first);
  expect(await decide(offered, rejected, { ...reject, advertiser_comment: 'another word' })).toEqual(other);
  const given = (decision: string, decided_at: string | null) => ({ status: 409, code: 'verdict_given', facts: { decision, decided_at } });
  await expect(decide(offered, confirmed, reject)).rejects.toMatchObject(given('confirmed', first.decided_at));
  await expect(decide(offered, rejected, confirm)).rejects.toMatchObject(given('rejected', other.decided_at));
  const several = account.client.contents.submitFeedback({
    params: { id: campaign.id },
    body: {
      contents: [
        { content: open, ...confirm },
        { content: rejected, ...confirm },
      ],
    },
  });
  await expect(several).rejects.toMatchObject(given('rejected', other.decided_at));
  expect((await look(offered)).events).toEqual(before.events);
});

test('of two contrary decisions at the same instant one stands, and the other is told which', async () => {
  const offered = await seedDelivered(shop, { prices: [2_000_000] });
  const [id] = await getIds(offered);
  const answers = await Promise.allSettled([decide(offered, id, confirm), decide(offered, id, reject)]);
  const stands = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.state] : []));
  expect(stands).toHaveLength(1);
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: 'verdict_given', facts: { decision: stands[0] } }]);
});

test('after two rejections the operator decides, and a third rejection is impossible', async () => {
  const offered = await seedDelivered(shop, { prices: [2_000_000] });
  for (const round of [1, 2]) {
    const open = (await listAll(offered)).find(({ state }) => state === 'pending');
    expect(open).toMatchObject({ attempt: round, rejections_left: 3 - round });
    await decide(offered, open?.id ?? 0, reject);
    await shop.app.world.jumpTo(shop.app.world.now() + 2 * 3_600_000, (until, advance) =>
      shop.app.app.worker.drainDue('world', until, advance),
    );
  }
  const third = (await listAll(offered)).find(({ state }) => state === 'pending');
  expect(third).toMatchObject({ attempt: 3, rejections_left: 0 });
  expect((await look(offered)).waits_for).toBe('operator');
  await expect(decide(offered, third?.id ?? 0, reject)).rejects.toMatchObject({ code: 'rejections_exhausted' });
  await shop.app.moveWorld(1);
  expect((await listAll(offered)).at(-1)).toMatchObject({ attempt: 3, state: 'confirmed' });
  expect(await look(offered)).toMatchObject({ state: 'SCHEDULED', money: { held: 2_200_000 } });
});

test('a content without an answer is withdrawn at its deadline, and its share is released', async () => {
  const publish_period_start = addDays(shop.today(), 8);
  const change = { publish_period_start, publish_period_end: addDays(shop.today(), 14) };
  const offered = await seedDelivered(shop, { change });
  const [a, b] = await getIds(offered);
  for (const id of [a, b]) await decide(offered, id, confirm);
  await shop.app.moveWorld(70);
  expect(await look(offered)).toMatchObject({ state: 'ACCEPTED' });
  // Its share waits a day for another publisher.
  await shop.app.moveWorld(2 + 24);
  expect(await look(offered)).toMatchObject({ state: 'SCHEDULED', money: { held: 5_500_000, released: 1_100_000 } });
  expect((await listAll(offered))[2]).toMatchObject({ state: 'withdrawn' });
  const late = decide(offered, (await getIds(offered))[2], confirm);
  await expect(late).rejects.toMatchObject({ code: 'verdict_given', facts: { decision: 'withdrawn', decided_at: expect.any(String) } });
});

test('publishers who never deliver are out after three days, and their shares released a day later', async () => {
  const never = { contentAfterHours: Infinity };
  const offered = await seedDelivered(shop, { scripts: [never, never, never] });
  await shop.app.moveWorld(4 * DAYS);
  expect(await look(offered)).toMatchObject({ state: 'INACTIVE', reason: 'unfilled', money: { held: 0, released: 6_600_000 } });
});

test('several verdicts are saved together, or none of them', async () => {
  const offered = await seedDelivered(shop);
  const [a, b, c] = await getIds(offered);
  const submit = (contents: { content: number; is_confirmed: boolean; advertiser_comment?: string }[]) =>
    offered.account.client.contents.submitFeedback({ params: { id: offered.campaign.id }, body: { contents } });
  await expect(
    submit([
      { content: a, ...confirm },
      { content: b, is_confirmed: false },
    ]),
  ).rejects.toMatchObject({ code: 'comment_required' });
  expect((await listAll(offered)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  const all = await submit([
    { content: a, ...confirm },
    { content: b, ...reject },
    { content: c, ...confirm },
  ]);
  expect(all.results.toSorted((x, y) => x.id - y.id).map(({ state }) => state)).toEqual(['confirmed', 'rejected', 'confirmed']);
  await look(offered);
});

test('the list is paged by twelve, filtered by state, campaign and publisher, and counts all states', async () => {
  const prices = Array.from({ length: 14 }, () => 500_000);
  const offered = await seedDelivered(shop, { prices });
  const { client } = offered.account;
  const [first] = await listAll(offered);
  await decide(offered, first?.id ?? 0, confirm);
  const page = await client.contents.listContents();
  expect(page).toMatchObject({ count: 14, counts: { all: 14, pending: 13, confirmed: 1, rejected: 0 } });
  expect(page.results).toHaveLength(12);
  expect(page.campaigns).toEqual([{ id: offered.campaign.id, title: offered.campaign.title }]);
  expect((await client.contents.listContents({ query: { offset: 12 } })).results).toHaveLength(2);
  expect((await client.contents.listContents({ query: { state: 'confirmed' } })).results.map(({ id }) => id)).toEqual([first?.id]);
  const search = first?.publisher.username ?? '';
  expect(
    (await client.contents.listContents({ query: { filter: [`search,${search}`] } })).results.map(({ publisher }) => publisher.username),
  ).toContain(search);
  expect(await client.contents.listContents({ query: { filter: ['search,100%'] } })).toMatchObject({ count: 0, counts: { all: 0 } });
  expect(await client.contents.listContents({ query: { filter: [`campaign,${offered.campaign.id + 1}`] } })).toMatchObject({ count: 0 });
});

test('the list is filtered by campaign, format and the days that are left, and a filter that cannot be read is refused', async () => {
  const offered = await seedDelivered(shop);
  const { client } = offered.account;
  const idsOf = async (...filter: string[]) => (await client.contents.listContents({ query: { filter } })).results.map(({ id }) => id);
  const [a, b, c] = await getIds(offered);
  const every = [a, b, c];
  expect((await idsOf(`campaign,${offered.campaign.id},999999`)).toSorted((x, y) => x - y)).toEqual(every);
  expect(await idsOf('content_type,POST')).toEqual([]);
  expect((await idsOf('content_type,POST,STORY')).toSorted((x, y) => x - y)).toEqual(every);
  expect(await idsOf('due,tomorrow')).toEqual([]);
  expect((await idsOf('due,week')).toSorted((x, y) => x - y)).toEqual(every);
  await decide(offered, a, confirm);
  expect(await client.contents.listContents({ query: { filter: ['due,week'] } })).toMatchObject({
    count: 2,
    counts: { all: 2, confirmed: 0 },
  });
  await shop.app.moveWorld(2 * DAYS);
  expect((await idsOf('due,tomorrow')).toSorted((x, y) => x - y)).toEqual([b, c]);
  await expect(idsOf('due,soon')).rejects.toMatchObject({ status: 400, code: 'filter_invalid' });
});

test('a rejected content tells until when its next version is owed, until that version comes or its publisher is out', async () => {
  const offered = await seedDelivered(shop, { prices: [2_000_000, 1_000_000], scripts: [{}, { withdrawsAfterHours: 30 }] });
  const [a, b] = await getIds(offered);
  const before = shop.app.world.now();
  for (const id of [a, b]) await decide(offered, id, reject);
  const rejected = await listAll(offered);
  for (const { placement, next_due_at } of rejected) {
    expect(placement).toEqual(expect.any(Number));
    expect(Date.parse(next_due_at ?? '') - before).toBe(3 * DAYS * 3_600_000);
  }
  await shop.app.moveWorld(3);
  const versions = (await listAll(offered)).filter(({ placement }) => placement === rejected[0]?.placement);
  expect(versions).toMatchObject([
    { attempt: 1, state: 'rejected', next_due_at: null },
    { attempt: 2, state: 'pending', next_due_at: null },
  ]);
  const second = (await listAll(offered)).find(({ attempt, placement }) => attempt === 2 && placement === rejected[1]?.placement);
  await decide(offered, second?.id ?? 0, reject);
  expect((await listAll(offered)).find(({ id }) => id === second?.id)).toMatchObject({ next_due_at: expect.any(String) });
  await shop.app.moveWorld(1.5 * DAYS);
  expect((await look(offered)).placements[1]).toMatchObject({ state: 'declined', out_reason: 'withdrawn' });
  expect((await listAll(offered)).find(({ id }) => id === second?.id)).toMatchObject({ state: 'rejected', next_due_at: null });
});
