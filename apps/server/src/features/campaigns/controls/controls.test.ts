import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { openDispute, pause, preview, resume, seedLive, seedViews, stop, type Running } from '#testing/campaigns/seed-controls.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const iso = (at: number) => new Date(at).toISOString();
const refusedWith = (code: string, facts: object = {}) => ({ code, facts: expect.objectContaining(facts) as object });
const read = ({ account, campaign }: Running) => shop.read(account, campaign);
const sumOf = ({ placements }: Campaign, key: 'captured' | 'released') => placements.reduce((sum, item) => sum + item[key], 0);

async function available({ account }: Running): Promise<number> {
  const { balance, held } = (await shop.money(account)) as { balance: number; held: number };
  return balance - held;
}

test('a stop does to the toman what its preview showed: live posts are paid whole and stay up, the others are released whole', async () => {
  const running = await seedLive(shop);
  const shown = await preview(running, 'stopCampaign');
  expect(shown).toMatchObject({ stays_held: 0, posts_up: 1, released_rest: 0, hour_end: null });
  expect(shown.captured + shown.released).toBe(running.campaign.total);
  expect(shown.captured_now.net + shown.captured_now.vat).toBe(shown.captured);
  expect(shown.released_now.net + shown.released_now.vat).toBe(shown.released);
  expect(shown.placements.map(({ state }) => state)).toEqual(['live', 'scheduled']);
  const before = await available(running);
  const key = newIdempotencyKey();
  const stopped = await stop(running, { reason: '  sold out ', key });
  expect([sumOf(stopped, 'captured'), sumOf(stopped, 'released')]).toEqual([shown.captured, shown.released]);
  expect((await available(running)) - before).toBe(shown.released);
  expect(stopped).toMatchObject({ state: 'INACTIVE', reason: 'stopped', stopped: { by: 'advertiser', reason: 'sold out', posts_up: 1 } });
  expect(stopped.events[0]).toMatchObject({ event: 'stop', facts: { comment: 'sold out', publishers: 1, captured: shown.captured } });
  const again = { params: { id: stopped.id }, body: { expected: shown, reason: '  sold out ' } };
  const { client } = running.account;
  const body = { expected: { captured: shown.captured, released: shown.released }, reason: '  sold out ' };
  expect((await client.campaigns.stopCampaign({ ...again, body }, { idempotencyKey: key })).stopped).toEqual(stopped.stopped);
  await expect(client.campaigns.stopCampaign({ ...again, body }, { idempotencyKey: newIdempotencyKey() })).rejects.toMatchObject(
    refusedWith('transition_refused', { state: 'INACTIVE', allowed: ['openDispute', 'archiveCampaign'] }),
  );
});

test('a post that stays up after a stop is measured to the end of its hours, and costs no more', async () => {
  const running = await seedLive(shop);
  const stopped = await stop(running);
  const { reach } = stopped.figures;
  await shop.app.moveWorld(30);
  const later = await read(running);
  expect(later.figures.reach).toBeGreaterThan(reach);
  expect(later.figures.cost).toBe(stopped.figures.cost);
  expect(later.stopped?.posts_up).toBe(0);
  expect(later.placements.filter(({ state }) => state === 'ended')).toHaveLength(1);
  expect(shop.platform.told.filter(({ order, placement }) => order === 'take_down' && placement === later.placements[0]?.id)).toEqual([]);
});

test('a stop is refused when a post went live since it was shown, and shows both amounts', async () => {
  const running = await seedLive(shop);
  const { captured, released } = await preview(running, 'stopCampaign');
  await shop.app.moveWorld(50);
  const expected = { captured, released };
  const order = { params: { id: running.campaign.id }, body: { expected, reason: '' } };
  await expect(running.account.client.campaigns.stopCampaign(order, { idempotencyKey: newIdempotencyKey() })).rejects.toMatchObject(
    refusedWith('preview_changed', { shown: expected }),
  );
  expect((await read(running)).state).toBe('PUBLISHING');
});

test('two stops at once, and a stop beside a look, capture once', async () => {
  const running = await seedViews(shop);
  const { captured, released } = await preview(running, 'stopCampaign');
  const order = { params: { id: running.campaign.id }, body: { expected: { captured, released }, reason: '' } };
  const send = () => running.account.client.campaigns.stopCampaign(order, { idempotencyKey: newIdempotencyKey() });
  const { account, campaign } = running;
  const sent = await Promise.allSettled([send(), send(), shop.app.app.services.campaigns.advance(account.account_id, campaign.id)]);
  expect(sent.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const after = await read(running);
  expect(sumOf(after, 'captured') + sumOf(after, 'released')).toBe(after.total);
  const { captured: known } = after.money;
  await shop.app.moveWorld(48);
  expect((await read(running)).money.captured).toBe(known);
  expect(
    shop.platform.told.filter(({ order: told, placement }) => told === 'take_down' && placement === after.placements[0]?.id),
  ).toHaveLength(1);
});

test('a stop and a pause tell up to when views are counted, and a stop captures no later ones', async () => {
  const running = await seedViews(shop);
  await shop.app.moveWorld(7);
  const [stopping, pausing] = [await preview(running, 'stopCampaign'), await preview(running, 'pauseCampaign')];
  const { live_at } = (await read(running)).placements[0]!;
  expect(stopping).toMatchObject({ measured_until: pausing.measured_until, delivered_units: pausing.delivered_units, hour_end: null });
  expect(Date.parse(stopping.measured_until ?? '')).toBeGreaterThan(Date.parse(live_at ?? ''));
  expect(Date.parse(stopping.measured_until ?? '')).toBeLessThanOrEqual(shop.app.world.now());
  expect(stopping.delivered_units).toBeGreaterThan(0);
  const stopped = await stop(running);
  await shop.app.moveWorld(30);
  const { money } = await read(running);
  expect(money.captured).toBe(stopping.captured_before.net + stopping.captured_before.vat);
  expect(money).toEqual(stopped.money);
  const hours = await seedLive(shop);
  expect(await preview(hours, 'stopCampaign')).toMatchObject({ measured_until: null, delivered_units: null });
});

test('a pause keeps the hold and the end of the period, pays the hour in which it falls, and nothing until it ends', async () => {
  const running = await seedViews(shop);
  const shown = await preview(running, 'pauseCampaign');
  const { money, publish_period_end } = await read(running);
  const now = shop.app.world.now();
  expect(shown).toMatchObject({ captured: 0, released: 0, stays_held: money.held, posts_up: 1 });
  expect(Date.parse(shown.hour_end ?? '') - now).toBeLessThanOrEqual(HOUR_MS);
  const paused = await pause(running, { resume_at: iso(now + 10 * HOUR_MS) });
  expect(paused).toMatchObject({
    state: 'INACTIVE',
    reason: 'paused',
    resume_at: iso(now + 10 * HOUR_MS),
    pause_at: null,
    publish_period_end,
  });
  expect(paused.allowed).toEqual(expect.arrayContaining(['resumeCampaign', 'stopCampaign']));
  await shop.app.moveWorld(2);
  const { money: first } = await read(running);
  await shop.app.moveWorld(7);
  expect((await read(running)).money).toEqual(first);
  await shop.app.moveWorld(8);
  const resumed = await read(running);
  expect(resumed).toMatchObject({ state: 'PUBLISHING', resume_at: null });
  expect(resumed.money.captured).toBeGreaterThan(first.captured);
  expect(resumed.events.map(({ event, actor }) => [event, actor])).toEqual(expect.arrayContaining([['resume', 'system']]));
});

test('a pause is planned, carried out at its instant, and taken back while it is planned', async () => {
  const running = await seedViews(shop);
  const now = shop.app.world.now();
  const [pause_at, resume_at] = [iso(now + 3.5 * HOUR_MS), iso(now + 6 * HOUR_MS)];
  expect(await pause(running, { pause_at, resume_at })).toMatchObject({ state: 'PUBLISHING', pause_at, resume_at });
  expect(await resume(running)).toMatchObject({ state: 'PUBLISHING', pause_at: null, resume_at: null });
  await expect(resume(running)).rejects.toMatchObject(refusedWith('transition_refused'));
  await pause(running, { pause_at, resume_at });
  await shop.app.moveWorld(4);
  const paused = await read(running);
  expect(paused).toMatchObject({ reason: 'paused', pause_at: null, resume_at });
  expect(paused.events.find(({ event }) => event === 'pause')).toMatchObject({ at: pause_at, actor: 'system', facts: { resume_at } });
  await shop.app.moveWorld(3);
  expect((await read(running)).events.find(({ event }) => event === 'resume')).toMatchObject({ at: resume_at });
  const { results } = await running.account.client.notifications.listNotifications();
  expect(results.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['campaign_paused', 'campaign_resumed']));
});

test('a pause that does not fit the period is refused with its fields and the instants between which it may lie', async () => {
  const running = await seedViews(shop);
  const now = shop.app.world.now();
  const after = iso(now + 90 * 24 * HOUR_MS);
  await expect(pause(running, { pause_at: iso(now - 1), resume_at: after })).rejects.toMatchObject(
    refusedWith('pause_dates_refused', { fields: ['pause_at', 'resume_at'], earliest: iso(now) }),
  );
  await expect(pause(running, { resume_at: after })).rejects.toMatchObject(refusedWith('pause_dates_refused', { fields: ['resume_at'] }));
  await expect(pause(await seedLive(shop))).rejects.toMatchObject(refusedWith('transition_refused'));
});

test('a dispute is opened once, within thirty days after the end, and answered by staff with a refund', async () => {
  const running = await seedLive(shop);
  await expect(openDispute(running)).rejects.toMatchObject(refusedWith('transition_refused'));
  const stopped = await stop(running);
  expect(stopped.dispute_until).toBe(iso(Date.parse(stopped.stopped?.at ?? '') + 30 * 24 * HOUR_MS));
  const placement_id = stopped.placements.find(({ captured }) => captured > 0)?.id ?? 0;
  await expect(openDispute(running, { placement_id: placement_id + 1_000 })).rejects.toMatchObject(refusedWith('not_found'));
  await expect(openDispute(running, { attachments: [999_999] })).rejects.toMatchObject(refusedWith('not_found'));
  const disputed = await openDispute(running, { placement_id });
  expect(disputed.disputes).toMatchObject([{ state: 'open', placement_id, reason: 'too few people saw it', answer: null, refunded: 0 }]);
  expect(disputed.allowed).not.toContain('openDispute');
  await expect(openDispute(running)).rejects.toMatchObject(refusedWith('dispute_open'));
  await shop.app.moveWorld(31 * 24);
  const { desk } = await seedStaff(shop.app);
  const answer = (refund: number) =>
    desk.campaigns.answerDispute({ params: { id: disputed.disputes[0]?.id ?? 0 }, body: { answer: 'half of it', refund } });
  const limit = stopped.money.captured;
  await expect(answer(limit + 1)).rejects.toMatchObject(refusedWith('refund_refused', { limit }));
  const before = await available(running);
  expect(await answer(110_000)).toMatchObject({ state: 'answered', refunded: 110_000 });
  await expect(answer(110_000)).rejects.toMatchObject(refusedWith('dispute_answered'));
  expect((await available(running)) - before).toBe(110_000);
  const after = await read(running);
  expect(after.disputes).toMatchObject([{ state: 'answered', answer: 'half of it', refunded: 110_000 }]);
  expect(
    after.events
      .slice(0, 2)
      .map(({ event }) => event)
      .toSorted(),
  ).toEqual(['close_dispute', 'refund']);
  await expect(openDispute(running)).rejects.toMatchObject(refusedWith('dispute_late'));
  const staff = await seedStaff(shop.app);
  await expect(staff.desk.campaigns.answerDispute({ params: { id: 999_999 }, body: { answer: 'x' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
