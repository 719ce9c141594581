import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import { listMissingCombinations, listMissingStates } from './testing/list-missing.ts';
import { listUntoldStories } from './testing/list-untold.ts';
import { liveSampleWorld, type SampleWorld } from './testing/live-sample-world.ts';

/** What happened, without the keys that are drawn by chance. */
const HISTORIES = [
  'select account_id, id, title, state, reason, total, held, captured, released, reach, views, clicks, cost, created from campaign order by 1, 2',
  'select account_id, id, plan_id, state, out_reason, total, captured, released, offered_at, live_at, ended_at from placement order by 1, 2',
  'select account_id, id, campaign_id, at, event, state, reason, actor, facts from campaign_event order by 1, 2',
  'select account_id, id, kind, campaign_id, payment_id, at, available, held from ledger_transaction order by 1, 2',
  'select account_id, id, amount, state, created, paid_at from payment order by 1, 2',
  'select account_id, placement_id, metric, hour, value, is_accepted, reject_reason from measurement order by 1, 2, 3, 4, 6',
  'select account_id, id, campaign_id, state, caption, created, decided_at from created_content order by 1, 2',
];

const readHistory = async ({ read }: SampleWorld) => Promise.all(HISTORIES.map((query) => read(query)));

test('two servers that start at the same instant get the same history', async () => {
  const first = await liveSampleWorld('2026-11-24T08:30:00Z');
  const history = await readHistory(first);
  await first.close();
  const second = await liveSampleWorld('2026-11-24T08:30:00Z');
  expect(await readHistory(second)).toEqual(history);
  await second.close();
});

/** Tehran's midnight, in spring too, and every third hour after it. */
const INSTANTS = [
  '2027-03-21T20:40:00Z',
  ...[0, 3, 6, 9, 12, 15, 18, 21, 23].map((hour) => new Date(Date.parse('2026-11-23T20:40:00Z') + hour * HOUR_MS).toISOString()),
];

test.each(INSTANTS)('at %s every combination, state and story is there', async (now) => {
  const world = await liveSampleWorld(now);
  expect([await listMissingCombinations(world), await listMissingStates(world), await listUntoldStories(world)]).toEqual([[], [], []]);
  await world.close();
});
