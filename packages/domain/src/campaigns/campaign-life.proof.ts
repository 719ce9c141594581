import { expect, test } from 'vitest';
import { EVERY_KEY, tryCampaignEvents, tryPlacementEvents } from '#campaigns/testing/every-event.ts';
import { ROWS_TO_VISIT, simulate } from '#campaigns/testing/simulation.ts';

const SEEDS = [11, 12, 13, 14];
const STEPS_EACH = 250_000;

test('over a million steps of several seeds, code and model agree, and every row of the tables is walked', () => {
  const visits = new Map<string, number>();
  for (const seed of SEEDS) for (const [row, times] of simulate(seed, STEPS_EACH).visits) visits.set(row, (visits.get(row) ?? 0) + times);
  const lines = ROWS_TO_VISIT.map((row) => `${String(visits.get(row) ?? 0).padStart(7)}  ${row}`);
  console.log(`walked, event | from | who (| types | campaign states):\n${lines.join('\n')}`);
  expect(ROWS_TO_VISIT.filter((row) => !visits.has(row))).toEqual([]);
  expect([...visits.keys()].filter((row) => !ROWS_TO_VISIT.includes(row))).toEqual([]);
});

test('in every state with every reason, each event by each actor in each type is accepted only where a row lists it', () => {
  expect(tryCampaignEvents(EVERY_KEY) + tryPlacementEvents(EVERY_KEY)).toBe(90 * 4 * 4 * 33 + 90 * 4 * 10 * 4 * 22);
});
