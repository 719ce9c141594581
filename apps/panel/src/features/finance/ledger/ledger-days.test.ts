import { expect, test } from 'vitest';
import { sampleLine } from '#testing/sample-finance.fa.ts';
import { listDays, listLate } from './ledger-days.ts';
import type { LedgerEvent } from '#data/finance/ledger.ts';

const event = (id: number, at: string, balance: number): LedgerEvent => sampleLine(id, { at, balance, amount: 1, available: 1 });
/** The second event is after midnight in Tehran, but not in London. */
const events = [
  event(3, '2026-11-10T21:00:00.000Z', 300),
  event(2, '2026-11-10T20:40:00.000Z', 200),
  event(1, '2026-11-10T20:00:00.000Z', 100),
];

test('events are grouped by Tehran day, with the day’s closing balance', () => {
  expect(listDays(events, true).map(({ day, closing, events: { length } }) => [day, closing, length])).toEqual([
    ['2026-11-11', 300, 2],
    ['2026-11-10', 100, 1],
  ]);
});

test('events that took effect before one that was posted earlier are late, and no others', () => {
  const posted = [
    event(5, '2026-11-10T22:00:00.000Z', 0),
    event(4, '2026-11-10T07:00:00.000Z', 0),
    event(3, '2026-11-10T21:00:00.000Z', 0),
    event(2, '2026-11-10T21:00:00.000Z', 0),
    event(1, '2026-11-10T20:00:00.000Z', 0),
  ];
  expect([...listLate(posted)]).toEqual([4]);
  expect([...listLate([])]).toEqual([]);
});

test('a day that starts on the previous page has no closing balance', () => {
  expect(listDays(events, false).map(({ closing }) => closing)).toEqual([null, 100]);
  expect(listDays([], true)).toEqual([]);
});

test('an event that was posted late stands where it was posted, and its day has no closing balance', () => {
  const late = [event(4, '2026-11-10T15:00:00.000Z', 50), ...events];
  expect(listDays(late, true).map(({ day, closing, events: { length } }) => [day, closing, length])).toEqual([
    ['2026-11-10', null, 1],
    ['2026-11-11', null, 2],
    ['2026-11-10', null, 1],
  ]);
});
