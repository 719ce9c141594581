import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import { tehranHour, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type { OfferedPlacement } from './platform-connector.ts';
import { createSimulatedPlatform } from './simulated-platform.ts';
import { createSimulatedReview } from './simulated-review.ts';

const now = tehranInstant('2026-11-23', 18);

const offer = (id: number, change: Partial<OfferedPlacement> = {}): OfferedPlacement => ({
  placement_id: id,
  publisher_id: id,
  media_type: 'INSTAGRAM',
  content_type: 'STORY',
  availability_hours: 24,
  reach_estimate: 100_000,
  price: 2_000_000,
  bought_units: null,
  metric: 'views',
  is_content_made: false,
  publish_until: now + 96 * HOUR_MS,
  preferred_publish_start_hour: 18,
  preferred_publish_end_hour: 23,
  offered_at: now - 72 * HOUR_MS,
  slot_at: now,
  live_at: null,
  post_ref: null,
  ...change,
});

const many = Array.from({ length: 1000 }, (_, index) => index + 1);

/** Everything that happens to one placement. */
async function history(seed: string, id: number) {
  const platform = createSimulatedPlatform(seed);
  const answer = await platform.readAnswer(offer(id), now);
  const post = await platform.findPost(offer(id), now + HOUR_MS);
  const live = offer(id, { live_at: post.seen === 'live' ? post.live_at : now });
  const last = await platform.findPost(live, now + 30 * HOUR_MS);
  return { answer, post, last, hours: await platform.measure(live, startOfTehranHour(live.live_at ?? now), now + 24 * HOUR_MS) };
}

test('the same seed gives the same history, and another seed another', async () => {
  expect(await history('one', 7)).toEqual(await history('one', 7));
  expect(await history('one', 7)).not.toEqual(await history('two', 7));
});

test('an answer that was given once is given again, however late the publisher is asked', async () => {
  const platform = createSimulatedPlatform('one');
  for (const id of [1, 2, 3])
    expect(await platform.readAnswer(offer(id), now + 999 * HOUR_MS)).toEqual(await platform.readAnswer(offer(id), now));
});

test('most publishers answer within six hours of the offer, a few more than half a day later, and none before the time to ask again', async () => {
  const platform = createSimulatedPlatform('one');
  const waits: number[] = [];
  for (const id of many) {
    const offered_at = now;
    const first = await platform.readAnswer(offer(id, { offered_at }), now);
    if (first.answer !== 'pending') throw new Error('answered at once');
    expect(first.ask_again_at).toBeGreaterThan(now);
    expect(await platform.readAnswer(offer(id, { offered_at }), first.ask_again_at)).toMatchObject({ at: first.ask_again_at });
    waits.push(first.ask_again_at - now);
  }
  const late = waits.filter((wait) => wait > 6 * HOUR_MS);
  expect(late.length).toBeGreaterThan(10);
  expect(late.length).toBeLessThan(60);
  expect(Math.min(...late)).toBeGreaterThan(12 * HOUR_MS);
  expect(late.filter((wait) => wait > 24 * HOUR_MS).length).toBeGreaterThan(2);
  expect(late.filter((wait) => wait < 24 * HOUR_MS).length).toBeGreaterThan(2);
});

test('some publishers never publish; networks always do', async () => {
  const platform = createSimulatedPlatform('one');
  const look = (bought_units: number | null) =>
    Promise.all(many.map((id) => platform.findPost(offer(id, { bought_units }), now + 6 * HOUR_MS)));
  const missing = (await look(null)).filter(({ seen }) => seen === 'not_live').length;
  expect(missing).toBeGreaterThan(5);
  expect(missing).toBeLessThan(50);
  expect((await look(1000)).filter(({ seen }) => seen === 'not_live')).toEqual([]);
});

test('few publishers decline, and few delete their post early', async () => {
  const platform = createSimulatedPlatform('one');
  const answers = await Promise.all(many.map((id) => platform.readAnswer(offer(id), now)));
  const posts = await Promise.all(many.map((id) => platform.findPost(offer(id, { live_at: now }), now + 48 * HOUR_MS)));
  const declined = answers.filter(({ answer }) => answer === 'declined').length;
  const removed = posts.filter(({ seen }) => seen === 'removed').length;
  for (const count of [declined, removed]) {
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThan(80);
  }
});

test('a deleted post was live for between a third and nine tenths of its time', async () => {
  const platform = createSimulatedPlatform('one');
  for (const id of many) {
    const post = await platform.findPost(offer(id, { live_at: now }), now + 48 * HOUR_MS);
    if (post.seen !== 'removed') continue;
    expect(post.removed_at).toBeGreaterThanOrEqual(now + 0.3 * 24 * HOUR_MS);
    expect(post.removed_at).toBeLessThan(now + 0.9 * 24 * HOUR_MS);
  }
});

test('measuring in parts gives the same figures as measuring at once', async () => {
  const platform = createSimulatedPlatform('one');
  const live = offer(5, { live_at: now + 10 * 60_000 });
  const middle = now + 7 * HOUR_MS;
  const parts = [...(await platform.measure(live, now, middle)), ...(await platform.measure(live, middle, now + 24 * HOUR_MS))];
  expect(parts).toEqual(await platform.measure(live, now, now + 24 * HOUR_MS));
});

test('a day brings about the expected reach, in whole figures that agree with each other', async () => {
  const platform = createSimulatedPlatform('one');
  const totals = await Promise.all(
    many.slice(0, 200).map(async (id) => {
      const hours = await platform.measure(offer(id, { live_at: now }), now, now + 24 * HOUR_MS);
      expect(hours).toHaveLength(24);
      for (const { reach, views, clicks } of hours) {
        expect([reach, views, clicks].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
        expect(views).toBeGreaterThanOrEqual(reach);
        expect(clicks).toBeLessThanOrEqual(views);
      }
      return hours.reduce((sum, { reach }) => sum + reach, 0);
    }),
  );
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  expect(mean).toBeGreaterThan(70_000);
  expect(mean).toBeLessThan(130_000);
});

const network = (id: number, change: Partial<OfferedPlacement> = {}) =>
  offer(id, { bought_units: 40_000, metric: 'clicks', live_at: now, publish_until: tehranInstant('2026-11-29', 23), ...change });

test('a network spreads what was bought over the preferred hours of its period, and programs make few of its clicks, repeats few of its views', async () => {
  const platform = createSimulatedPlatform('one');
  const from = startOfTehranHour(now);
  const until = tehranInstant('2026-12-02');
  for (const metric of ['views', 'clicks'] as const) {
    const hours = await platform.measure(network(3, { metric }), from, until);
    const middle = tehranInstant('2026-11-25', 12);
    const parts = [
      ...(await platform.measure(network(3, { metric }), from, middle)),
      ...(await platform.measure(network(3, { metric }), middle, until)),
    ];
    expect(parts).toEqual(hours);
    const busy = hours.filter((hour) => hour[metric] > 0).map(({ hour }) => tehranHour(hour));
    expect(new Set(busy)).toEqual(new Set([18, 19, 20, 21, 22]));
    const total = hours.reduce((sum, hour) => sum + hour[metric], 0);
    expect(total).toBeGreaterThan(0.85 * 40_000);
    expect(total).toBeLessThan(1.2 * 40_000);
    const clicks = hours.reduce((sum, hour) => sum + hour.clicks, 0);
    const rejectedFor = (reason: string) =>
      hours.flatMap(({ rejected = [] }) => rejected.filter((one) => one.reason === reason)).reduce((sum, { value }) => sum + value, 0);
    expect(rejectedFor('bot') / clicks).toBeGreaterThan(0.02);
    expect(rejectedFor('bot') / clicks).toBeLessThan(0.09);
    const repeats = rejectedFor('repeat') / hours.reduce((sum, { views }) => sum + views, 0);
    expect([repeats > 0.01, repeats < 0.04]).toEqual(metric === 'views' ? [true, true] : [false, true]);
  }
});

test('some networks reach their goal, some do not, and none removes the ad', async () => {
  const platform = createSimulatedPlatform('one');
  let reached = 0;
  for (const id of many.slice(0, 60)) {
    const hours = await platform.measure(network(id), startOfTehranHour(now), tehranInstant('2026-11-30'));
    if (hours.reduce((sum, { clicks }) => sum + clicks, 0) >= 40_000) reached += 1;
    expect(await platform.findPost(network(id), tehranInstant('2026-11-29'))).toMatchObject({ seen: 'live' });
  }
  expect(reached).toBeGreaterThan(10);
  expect(reached).toBeLessThan(55);
});

test('publishers who are to make the content accept, decline, or never answer', async () => {
  const platform = createSimulatedPlatform('one');
  const answers = await Promise.all(
    many.map((id) => platform.readAnswer(offer(id, { is_content_made: true, offered_at: now }), now + 71 * HOUR_MS)),
  );
  const share = (what: string) => answers.filter(({ answer }) => answer === what).length / many.length;
  expect(share('accepted')).toBeGreaterThan(0.75);
  expect(share('declined')).toBeGreaterThan(0.05);
  expect(share('pending')).toBeGreaterThan(0.02);
});

test('a content comes within a day of its order as a whole picture, and a second attempt brings another picture', async () => {
  const platform = createSimulatedPlatform('one', { without: ['late content'] });
  const order = { attempt: 1, ordered_at: now, title: 'menu', brief: '', link: 'https://jarchi.test', mentions: ['jarchi'] };
  const early = await platform.readContent(offer(4), order, now);
  if (early.content !== 'awaited') throw new Error('made at once');
  expect(early.ask_again_at).toBeLessThanOrEqual(now + 24 * HOUR_MS);
  const made = await platform.readContent(offer(4), order, early.ask_again_at);
  const again = await platform.readContent(offer(4), { ...order, attempt: 2 }, now + 48 * HOUR_MS);
  if (made.content !== 'made' || again.content !== 'made') throw new Error('not made');
  expect(made).toMatchObject({ at: early.ask_again_at, caption: expect.stringContaining('menu') });
  expect(made.files[0]?.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(again.files[0]?.bytes.equals(made.files[0]?.bytes ?? Buffer.alloc(0))).toBe(false);
});

test('the operator approves, or names the word that is not allowed, however it is spelt', async () => {
  const review = createSimulatedReview();
  const since = Date.UTC(2026, 10, 20);
  const at = since + 10 * 60_000;
  const ask = (title: string, caption: string, asked = at) => review.review({ title, caption, since }, asked);
  expect(await ask('منوی پاییزی', 'از امروز', at - 1)).toEqual({ verdict: 'pending', ask_again_at: at });
  expect(await ask('منوی پاییزی', 'از امروز', at + 1)).toEqual({ verdict: 'approve' });
  expect(await ask('شرط‌بندی', '')).toEqual({
    verdict: 'reject',
    reason: expect.stringContaining('«شرط‌بندی»'),
  });
  expect(await ask('', 'تخفیف سيگار')).toEqual({
    verdict: 'reject',
    reason: expect.stringContaining('«سیگار»'),
  });
});
