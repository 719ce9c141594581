import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canPlacementBecome, PLACEMENT_STATES, verdictOf, type PlacementState } from './placements.ts';

const EDGES: Record<PlacementState, string> = {
  offered: 'accepted declined',
  accepted: 'declined content_pending scheduled',
  declined: '',
  content_pending: 'declined content_confirmed',
  content_confirmed: 'declined scheduled',
  scheduled: 'declined live failed',
  live: 'ended cut_short',
  ended: '',
  cut_short: '',
  failed: '',
};

test('a placement goes along the listed edges only', () => {
  for (const from of PLACEMENT_STATES) {
    const reached = PLACEMENT_STATES.filter((to) => canPlacementBecome(from, to));
    expect(reached).toEqual(PLACEMENT_STATES.filter((to) => EDGES[from].split(' ').includes(to)));
  }
});

test('every placement comes from an offer, and none returns to where it was', () => {
  const reach = (from: PlacementState): PlacementState[] =>
    PLACEMENT_STATES.filter((to) => canPlacementBecome(from, to)).flatMap((to) => [to, ...reach(to)]);
  expect(new Set(reach('offered')).size).toBe(PLACEMENT_STATES.length - 1);
  for (const state of PLACEMENT_STATES) expect(reach(state)).not.toContain(state);
});

const text = (states: string): PlacementState[] => PLACEMENT_STATES.filter((state) => states.split(' ').includes(state));

test.each([
  ['ACCEPTED', 'offered', 'wait'],
  ['ACCEPTED', 'offered scheduled', 'wait'],
  ['ACCEPTED', 'accepted', 'wait'],
  ['ACCEPTED', 'accepted scheduled', 'wait'],
  ['ACCEPTED', 'content_pending scheduled', 'wait'],
  ['ACCEPTED', 'content_confirmed scheduled', 'wait'],
  ['ACCEPTED', 'scheduled', 'schedule'],
  ['ACCEPTED', 'scheduled declined', 'schedule'],
  ['ACCEPTED', 'scheduled failed declined', 'schedule'],
  ['ACCEPTED', 'offered declined', 'wait'],
  ['ACCEPTED', 'declined', 'end_unfilled'],
  ['ACCEPTED', 'declined failed', 'end_unfilled'],
  ['SCHEDULED', 'scheduled', 'wait'],
  ['SCHEDULED', 'scheduled failed', 'wait'],
  ['SCHEDULED', 'scheduled live', 'go_live'],
  ['SCHEDULED', 'failed live', 'go_live'],
  ['SCHEDULED', 'scheduled ended', 'go_live'],
  ['SCHEDULED', 'cut_short', 'go_live'],
  ['SCHEDULED', 'failed', 'end_unfilled'],
  ['SCHEDULED', 'failed declined', 'end_unfilled'],
  ['PUBLISHING', 'live', 'wait'],
  ['PUBLISHING', 'live ended', 'wait'],
  ['PUBLISHING', 'scheduled ended', 'wait'],
  ['PUBLISHING', 'ended', 'settle'],
  ['PUBLISHING', 'ended cut_short failed declined', 'settle'],
  ['PUBLISHING', 'failed declined', 'settle'],
] as const)('of a campaign that is %s, placements that are %s say %s', (campaign, states, verdict) => {
  expect(verdictOf(text(states), campaign)).toBe(verdict);
});

test('the order and the number of placements in one state do not matter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PLACEMENT_STATES), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('ACCEPTED', 'SCHEDULED', 'PUBLISHING'),
      (states, campaign) => {
        const verdict = verdictOf(states, campaign);
        expect(verdictOf(states.toReversed(), campaign)).toBe(verdict);
        expect(verdictOf([...new Set(states)], campaign)).toBe(verdict);
      },
    ),
  );
});
