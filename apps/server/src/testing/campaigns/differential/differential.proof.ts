import { afterAll, expect, test } from 'vitest';
import { liveTogether } from './lives.ts';

/** `JARCHI_DIFFERENTIAL_SEED=107` runs that seed alone, `101-140` those from the first to the last. */
const [first = 101, last = process.env['JARCHI_DIFFERENTIAL_SEED'] === undefined ? 120 : first] = (
  process.env['JARCHI_DIFFERENTIAL_SEED'] ?? ''
)
  .split('-')
  .filter((word) => word !== '')
  .map(Number);
const SEEDS = Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Events that people, publishers and time cause through the server's calls. */
const EVENTS = [
  ...['complete_steps', 'edit', 'purchase', 'purchase_short', 'pay', 'redate', 'cancel', 'archive'].map(
    (event) => `${event} by advertiser`,
  ),
  ...['accept_list', 'accept_list_short', 'pay_difference', 'leave_out', 'drop_list', 'end_negotiation'].map(
    (event) => `${event} by advertiser`,
  ),
  ...['confirm_content', 'reject_content'].map((event) => `${event} by advertiser`),
  ...['approve', 'approve_to_negotiation', 'reject', 'ask_new_dates', 'confirm_content'].map((event) => `${event} by operator`),
  ...['accept', 'decline', 'deliver_content'].map((event) => `${event} by publisher`),
  ...['pay', 'pay_difference', 'lapse_quote', 'cancel_undated', 'drop_list', 'end_negotiation'].map((event) => `${event} by system`),
  ...['lapse_offer', 'order_content', 'lapse_content', 'lapse_delivery', 'assign_slot'].map((event) => `${event} by system`),
  ...['see_live', 'fail', 'measure', 'cut_short', 'end', 'complete'].map((event) => `${event} by system`),
];

const events = new Map<string, number>();
const counts = new Map<string, number>();
const ends = new Map<string, number>();
const add = (to: Map<string, number>, name: string, times = 1) => to.set(name, (to.get(name) ?? 0) + times);

test.each(SEEDS)('campaigns of every combination live on the server as in the engine, whatever goes wrong (seed %i)', async (seed) => {
  const report = await liveTogether(seed);
  for (const [name, times] of report.events) add(events, name, times);
  for (const [name, times] of report.counts) add(counts, name, times);
  for (const name of report.ends) add(ends, name);
  expect(report.ends).toHaveLength(15);
});

test.runIf(SEEDS.length >= 20)('every event that the server allows has happened', () => {
  expect(EVENTS.filter((name) => !events.has(name))).toEqual([]);
});

afterAll(() => {
  const lines = (title: string, of: Map<string, number>) => {
    const rows = [...of].map(([name, times]) => `${String(times).padStart(7)}  ${name}`);
    return `${title}:\n${rows.toSorted((a, b) => a.localeCompare(b)).join('\n')}`;
  };
  console.log([lines('steps', counts), lines('events', events), lines('ends', ends)].join('\n'));
});
