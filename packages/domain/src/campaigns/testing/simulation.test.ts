import { expect, test } from 'vitest';
import { EVERY_KEY, REAL_KEYS, tryCampaignEvents, tryPlacementEvents } from './every-event.ts';
import { ROWS_TO_VISIT, simulate } from './simulation.ts';

test('campaigns of several accounts agree with the model: states, money and allowed events', () => {
  const report = simulate(1, 5_000);
  expect(report.accepted).toBeGreaterThan(1_000);
  expect(report.refused).toBeGreaterThan(1_000);
  expect(report.accepted + report.refused).toBeGreaterThanOrEqual(5_000);
  expect(ROWS_TO_VISIT.filter((row) => report.visits.has(row)).length).toBeGreaterThan(ROWS_TO_VISIT.length / 2);
});

test('every step done again, on the life before it and on the life after it, posts nothing new', () => {
  const report = simulate(2, 2_000);
  expect(report.repeated).toBeGreaterThan(report.accepted);
});

test('the same seed lives the same lives', () => {
  expect([...simulate(7, 300).visits]).toEqual([...simulate(7, 300).visits]);
});

test("a campaign's event is accepted exactly where the table lists it", () => {
  expect(tryCampaignEvents(EVERY_KEY)).toBe(90 * 4 * 4 * 33);
});

test("a placement's event is accepted exactly where the table lists it", () => {
  expect(tryPlacementEvents(REAL_KEYS)).toBe(16 * 4 * 10 * 4 * 22);
});
