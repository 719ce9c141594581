import { expect, test } from 'vitest';
import { listMissingCombinations, listMissingStates } from './testing/list-missing.ts';
import { openSampleWorld, type SampleWorld } from './testing/open-sample-world.ts';

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
  const first = await openSampleWorld('2026-11-24T08:30:00Z');
  const history = await readHistory(first);
  await first.close();
  const second = await openSampleWorld('2026-11-24T08:30:00Z');
  expect(await readHistory(second)).toEqual(history);
  await second.close();
});

test.each(['2026-11-23T20:40:00Z', '2026-11-24T14:40:00Z', '2026-11-24T20:20:00Z', '2027-03-22T06:00:00Z'])(
  'at %s every combination and state is there',
  async (now) => {
    const world = await openSampleWorld(now);
    expect([await listMissingCombinations(world), await listMissingStates(world)]).toEqual([[], []]);
    await world.close();
  },
);
