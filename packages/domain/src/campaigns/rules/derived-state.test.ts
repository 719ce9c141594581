import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAllOver, deriveState, eventsBetween, INTENTS, getIntent, type PlacementSummary } from './derived-state.ts';
import { PLACEMENT_STATES } from '#campaigns/placements.ts';
import { REAL_KEYS } from '#campaigns/testing/every-event.ts';
import { LIFE_ROWS, getName } from '#campaigns/testing/life-table.ts';

/** `declined?`: fallen out, and can still be replaced. */
const read = (words: string): PlacementSummary[] =>
  words.split(' ').map((word) => ({
    state: PLACEMENT_STATES.find((state) => word === state || word === `${state}?`)!,
    isReplaceable: word.endsWith('?'),
  }));

const placement = fc.constantFrom(...PLACEMENT_STATES.map((state) => ({ state, isReplaceable: false })), {
  state: 'declined' as const,
  isReplaceable: true,
});

test.each([
  ['offered', 'ACCEPTED'],
  ['offered scheduled', 'ACCEPTED'],
  ['accepted', 'ACCEPTED'],
  ['accepted scheduled', 'ACCEPTED'],
  ['content_pending scheduled', 'ACCEPTED'],
  ['content_confirmed scheduled', 'ACCEPTED'],
  ['scheduled', 'SCHEDULED'],
  ['scheduled declined', 'SCHEDULED'],
  ['scheduled failed declined', 'SCHEDULED'],
  ['scheduled declined?', 'ACCEPTED'],
  ['offered declined', 'ACCEPTED'],
  ['declined', 'INACTIVE.unfilled'],
  ['declined?', 'ACCEPTED'],
  ['declined? declined', 'ACCEPTED'],
  ['declined failed', 'INACTIVE.unfilled'],
  ['failed', 'INACTIVE.unfilled'],
  ['scheduled live', 'PUBLISHING'],
  ['failed live', 'PUBLISHING'],
  ['offered live', 'PUBLISHING'],
  ['declined? live', 'PUBLISHING'],
  ['ended', 'PUBLISHING'],
  ['cut_short failed', 'PUBLISHING'],
])('a bought campaign whose placements are %s is %s', (words, name) => {
  expect(getName(deriveState('bought', read(words)))).toBe(name);
});

test('before a campaign is bought, and once it is paused or over, its placements do not decide its state', () => {
  const states = INTENTS.filter((intent) => intent !== 'bought').map((intent) => {
    const names = ['offered', 'live', 'declined', 'scheduled'].map((words) => getName(deriveState(intent, read(words))));
    expect(new Set(names).size).toBe(1);
    expect(getIntent(deriveState(intent, []))).toBe(intent);
    return names[0];
  });
  expect(new Set(states).size).toBe(INTENTS.length - 1);
});

test('the intent of each possible state leads back to that state, or to its placements', () => {
  const bought = REAL_KEYS.filter((key) => getIntent(key) === 'bought').map(getName);
  expect(bought).toEqual(['ACCEPTED', 'SCHEDULED', 'PUBLISHING', 'INACTIVE.unfilled']);
});

test('the order and the number of placements in one state do not matter', () => {
  fc.assert(
    fc.property(fc.array(placement, { minLength: 1, maxLength: 12 }), (standings) => {
      const state = deriveState('bought', standings);
      expect(deriveState('bought', standings.toReversed())).toEqual(state);
      expect(deriveState('bought', [...standings, ...standings])).toEqual(state);
    }),
  );
});

test.each([
  ['ended', true],
  ['ended cut_short failed declined', true],
  ['ended declined?', false],
  ['ended live', false],
  ['ended scheduled', false],
  ['ended offered', false],
])('placements that are %s are all over: %s', (words, isOver) => {
  expect(areAllOver(read(words))).toBe(isOver);
});

test.each([
  ['ACCEPTED', 'ACCEPTED', ''],
  ['ACCEPTED', 'SCHEDULED', 'schedule'],
  ['SCHEDULED', 'ACCEPTED', 'withdraw'],
  ['SCHEDULED', 'PUBLISHING', 'go_live'],
  ['ACCEPTED', 'PUBLISHING', 'schedule go_live'],
  ['ACCEPTED', 'INACTIVE.unfilled', 'end_unfilled'],
  ['SCHEDULED', 'INACTIVE.unfilled', 'end_unfilled'],
  ['PUBLISHING', 'PUBLISHING', ''],
])('from %s to %s a campaign moves by %j, along listed transitions', (from, to, events) => {
  const keyOf = (name: string) => REAL_KEYS.find((key) => getName(key) === name)!;
  const walked = eventsBetween(keyOf(from), keyOf(to));
  expect(walked.join(' ')).toBe(events);
  let at = from;
  for (const event of walked) at = LIFE_ROWS.find((row) => row.event === event && row.from.includes(at))!.to;
  expect(at).toBe(to);
});
