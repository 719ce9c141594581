import { expect, test } from 'vitest';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { startOfTehranHour } from '@jarchi/domain/reports/reports.ts';
import type { OfferedPlacement } from './platform-connector.ts';
import { createSimulatedPlatform } from './simulated-platform.ts';
import { createSimulatedReview } from './simulated-review.ts';

const HOUR_MS = 3_600_000;
const now = tehranInstant('2026-11-23', 18);

const offer = (id: number, change: Partial<OfferedPlacement> = {}): OfferedPlacement => ({
  placement_id: id,
  publisher_id: id,
  media_type: 'INSTAGRAM',
  content_type: 'STORY',
  availability_hours: 24,
  reach_estimate: 100_000,
  offered_at: now - 72 * HOUR_MS,
  slot_at: now,
  live_at: null,
  post_ref: null,
  ...change,
});

const many = Array.from({ length: 1000 }, (_, index) => index + 1);

/** All that happens to one placement. */
async function history(seed: string, id: number) {
  const platform = createSimulatedPlatform(seed);
  const answer = await platform.readAnswer(offer(id), now);
  const post = await platform.findPost(offer(id), now + HOUR_MS);
  const live = offer(id, { live_at: post.seen === 'live' ? post.live_at : now });
  const last = await platform.findPost(live, now + 30 * HOUR_MS);
  return { answer, post, last, hours: await platform.measure(live, startOfTehranHour(live.live_at ?? now), now + 24 * HOUR_MS) };
}

test('the same seed gives the same history, another seed another', async () => {
  expect(await history('one', 7)).toEqual(await history('one', 7));
  expect(await history('one', 7)).not.toEqual(await history('two', 7));
});

test('what was answered once is answered again, however late it is asked', async () => {
  const platform = createSimulatedPlatform('one');
  for (const id of [1, 2, 3])
    expect(await platform.readAnswer(offer(id), now + 999 * HOUR_MS)).toEqual(await platform.readAnswer(offer(id), now));
});

test('an answer comes within six hours of the offer, and not before it is asked again', async () => {
  const platform = createSimulatedPlatform('one');
  for (const id of many.slice(0, 100)) {
    const offered_at = now;
    const first = await platform.readAnswer(offer(id, { offered_at }), now);
    if (first.answer !== 'pending') throw new Error('answered at once');
    expect(first.ask_again_at).toBeGreaterThan(now);
    expect(first.ask_again_at).toBeLessThanOrEqual(now + 6 * HOUR_MS);
    expect(await platform.readAnswer(offer(id, { offered_at }), first.ask_again_at)).toMatchObject({ at: first.ask_again_at });
  }
});

test('few decline, and few delete early', async () => {
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

test('a deleted post stood between a third and nine tenths of its time', async () => {
  const platform = createSimulatedPlatform('one');
  for (const id of many) {
    const post = await platform.findPost(offer(id, { live_at: now }), now + 48 * HOUR_MS);
    if (post.seen !== 'removed') continue;
    expect(post.removed_at).toBeGreaterThanOrEqual(now + 0.3 * 24 * HOUR_MS);
    expect(post.removed_at).toBeLessThan(now + 0.9 * 24 * HOUR_MS);
  }
});

test('measuring in parts gives what measuring at once gives', async () => {
  const platform = createSimulatedPlatform('one');
  const live = offer(5, { live_at: now + 10 * 60_000 });
  const middle = now + 7 * HOUR_MS;
  const parts = [...(await platform.measure(live, now, middle)), ...(await platform.measure(live, middle, now + 24 * HOUR_MS))];
  expect(parts).toEqual(await platform.measure(live, now, now + 24 * HOUR_MS));
});

test('a day brings about the reach that was to be expected, in whole figures that hang together', async () => {
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

test('the operator approves, and names the word that may not pass, however it is spelt', async () => {
  const review = createSimulatedReview();
  expect(await review.review({ title: 'منوی پاییزی', caption: 'از امروز' })).toEqual({ verdict: 'approve' });
  expect(await review.review({ title: 'شرط‌بندی', caption: '' })).toEqual({
    verdict: 'reject',
    reason: expect.stringContaining('«شرط‌بندی»'),
  });
  expect(await review.review({ title: '', caption: 'تخفیف سيگار' })).toEqual({
    verdict: 'reject',
    reason: expect.stringContaining('«سیگار»'),
  });
});
