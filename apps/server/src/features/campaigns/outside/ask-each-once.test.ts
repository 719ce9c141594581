import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import type { OfferedPlacement } from '#connectors/platforms/platform-connector.ts';
import { createSimulatedReview } from '#connectors/platforms/simulated-review.ts';
import { createScriptedPlatform } from '#testing/scripted-platform.ts';
import { askEachOnce } from './ask-each-once.ts';

const slot_at = Date.UTC(2026, 10, 21, 9);

const offered: OfferedPlacement = {
  placement_id: 1,
  publisher_id: 5,
  media_type: 'INSTAGRAM',
  content_type: 'STORY',
  availability_hours: 24,
  reach_estimate: 1000,
  price: 1_000_000,
  bought_units: null,
  metric: 'views',
  is_content_made: false,
  publish_until: slot_at + 100 * HOUR_MS,
  preferred_publish_start_hour: 9,
  preferred_publish_end_hour: 23,
  offered_at: slot_at - 48 * HOUR_MS,
  slot_at,
  live_at: null,
  post_ref: null,
};

/** The outside during one advance, with its platform. */
function openAdvance() {
  const platform = createScriptedPlatform();
  return { asked: platform.asked, outside: askEachOnce({ platform, review: createSimulatedReview() }).platform };
}

test('within one advance each publisher is asked once for an answer, and once for the figures of each time', async () => {
  const { outside, asked } = openAdvance();
  const first = await outside.readAnswer(offered, slot_at);
  expect(await outside.readAnswer(offered, slot_at + 5)).toEqual(first);
  expect(asked).toEqual([5]);
  const other = { ...offered, placement_id: 2, publisher_id: 6 };
  await outside.readAnswer(other, slot_at);
  const live = { ...offered, live_at: slot_at };
  const hours = [slot_at, slot_at + HOUR_MS, slot_at, slot_at + 2 * HOUR_MS] as const;
  const figures = [];
  for (const to of hours) figures.push((await outside.measure(live, slot_at, to)).length);
  expect(figures).toEqual([0, 1, 0, 2]);
  expect(asked).toEqual([5, 6, 5, 5, 5]);
});

test('a post that was just seen is not looked for again, unless its hours are over', async () => {
  const { outside, asked } = openAdvance();
  const seen = await outside.findPost(offered, slot_at + HOUR_MS);
  expect(await outside.findPost({ ...offered, live_at: slot_at }, slot_at + HOUR_MS)).toEqual(seen);
  expect(asked).toEqual([5]);
  const late = openAdvance();
  await late.outside.findPost(offered, slot_at + 24 * HOUR_MS);
  await late.outside.findPost({ ...offered, live_at: slot_at }, slot_at + 24 * HOUR_MS);
  expect(late.asked).toEqual([5, 5]);
});
