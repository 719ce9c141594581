import { expect, test } from 'vitest';
import { listMarks, type Happening } from './chart-marks.ts';

const happening = (at: number, kind: Happening<string>['kind'], what: string): Happening<string> => ({ at, kind, what });
const tell = (happenings: readonly Happening<string>[]) =>
  listMarks(happenings, [100, 200, 300], 400).map(({ number, at, kind, happenings: own }) => [
    number,
    at,
    kind,
    own.map(({ what }) => what),
  ]);

test('what happened in a day is one mark of each kind, events first, numbered along the axis', () => {
  expect(
    tell([happening(350, 'note', 'c'), happening(199, 'event', 'b'), happening(100, 'event', 'a'), happening(150, 'note', 'n')]),
  ).toEqual([
    [1, 100, 'event', ['a', 'b']],
    [2, 100, 'note', ['n']],
    [3, 300, 'note', ['c']],
  ]);
});

test('what happened before or after the chart has no mark', () => {
  expect(tell([happening(99, 'event', 'a'), happening(400, 'note', 'b')])).toEqual([]);
  expect(listMarks([happening(1, 'note', 'a')], [], 10)).toEqual([]);
});
