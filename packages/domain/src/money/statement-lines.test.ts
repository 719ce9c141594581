import { expect, test } from 'vitest';
import { EMPTY_STATEMENT, sumLinesByDay, toStatementLines, type PostedMove, type StatementLine } from './statement-lines.ts';

/** Moves in the order of posting, numbered and summed up. */
function post(...given: readonly Partial<PostedMove>[]): PostedMove[] {
  let [moves, available_after, held_after] = [0, 0, 0];
  return given.map((move, index) => {
    const { available = 0, held = 100 } = move;
    moves += available !== 0 || held !== 0 ? 1 : 0;
    available_after += available;
    held_after += held;
    return {
      id: 1000 + index,
      number: index + 1,
      moves,
      kind: 'capture',
      at: new Date('2026-11-21T08:00:00Z'),
      campaign_id: 3,
      payment_id: null,
      money_request_id: null,
      placement_id: 30,
      units: 5,
      ...move,
      available,
      held,
      available_after,
      held_after,
    };
  });
}

const linesOf = (...given: readonly Partial<PostedMove>[]) => toStatementLines(EMPTY_STATEMENT, post(...given));
const show = (lines: readonly StatementLine[]) => lines.map(({ line, kind, entries, held }) => [line, kind, entries, held]);

test('captures of one campaign and day that follow each other are one line, with the sums and the end of its moves', () => {
  expect(linesOf({}, { held: -40, at: new Date('2026-11-21T19:00:00Z') })).toEqual([
    {
      line: 1,
      begins: true,
      kind: 'capture',
      day: '2026-11-21',
      campaign_id: 3,
      payment_id: null,
      money_request_id: null,
      placement_id: 30,
      units: 10,
      first_moves: 1,
      last_moves: 2,
      entries: 2,
      transaction_id: 1001,
      number: 2,
      at: new Date('2026-11-21T19:00:00Z'),
      available: 0,
      held: 60,
      available_after: 0,
      held_after: 60,
    },
  ]);
});

test.each<[string, Partial<PostedMove>]>([
  ['another kind', { kind: 'release' }],
  ['another campaign', { campaign_id: 4 }],
  // 20:30 of the same day in UTC is the next day in Tehran.
  ['another Tehran day', { at: new Date('2026-11-21T20:30:00Z') }],
])('a move of %s begins a line', (_, other) => {
  expect(linesOf({}, other, {}).map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('moves of any other kind are lines of their own', () => {
  expect(show(linesOf({ kind: 'hold' }, { kind: 'hold' }, { kind: 'refund' }))).toEqual([
    [1, 'hold', 1, 100],
    [2, 'hold', 1, 100],
    [3, 'refund', 1, 100],
  ]);
});

test('a transaction that moves no own money is in no line, and parts none', () => {
  expect(show(linesOf({}, { held: 0, kind: 'adjustment' }, {}))).toEqual([[1, 'capture', 2, 200]]);
});

test('a line names its placement where all its moves do, and counts units where each says them', () => {
  const [line] = linesOf({}, { placement_id: 31 }, { units: null });
  expect(line).toMatchObject({ placement_id: null, units: null, entries: 3 });
  expect(linesOf({ units: null }, {})[0]).toMatchObject({ units: null, placement_id: 30 });
});

test('the first move joins the line that stands, and adds to it only what it moved', () => {
  const last = { line: 7, kind: 'capture', campaign_id: 3, day: '2026-11-21' } as const;
  const lines = toStatementLines(last, post({}, {}, { kind: 'hold' }));
  expect(lines.map(({ line, begins, entries, held }) => [line, begins, entries, held])).toEqual([
    [7, false, 2, 200],
    [8, true, 1, 100],
  ]);
});

test('lines are summed up by day, kind and campaign, in this order; a line that stood is counted no second time', () => {
  const last = { line: 7, kind: 'capture', campaign_id: 3, day: '2026-11-21' } as const;
  const lines = toStatementLines(
    last,
    post({}, { campaign_id: null }, { campaign_id: 2 }, { at: new Date('2026-11-20T08:00:00Z') }, { kind: 'hold', available: -100 }, {}),
  );
  expect(sumLinesByDay(lines)).toEqual([
    { day: '2026-11-20', kind: 'capture', campaign_id: 3, lines: 1, entries: 1, available: 0, held: 100 },
    { day: '2026-11-21', kind: 'capture', campaign_id: 0, lines: 1, entries: 1, available: 0, held: 100 },
    { day: '2026-11-21', kind: 'capture', campaign_id: 2, lines: 1, entries: 1, available: 0, held: 100 },
    { day: '2026-11-21', kind: 'capture', campaign_id: 3, lines: 1, entries: 2, available: 0, held: 200 },
    { day: '2026-11-21', kind: 'hold', campaign_id: 3, lines: 1, entries: 1, available: -100, held: 100 },
  ]);
});
