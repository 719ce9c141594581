import { expect, test } from 'vitest';
import { isPlacementOver, movePlacement, mustBecome, PLACEMENT_STATES, wasSeenLive, type PlacementState } from './placements.ts';

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

const follows = (from: PlacementState) => PLACEMENT_STATES.filter((to) => EDGES[from].split(' ').includes(to));
const byOrder = (states: readonly PlacementState[]) => PLACEMENT_STATES.filter((state) => states.includes(state));

test('a placement moves along the listed edges only; a refusal names the allowed states', () => {
  for (const from of PLACEMENT_STATES)
    for (const to of PLACEMENT_STATES) {
      const moved = movePlacement(from, to);
      const said = moved.ok ? [moved.value] : ['refused', moved.error.code, moved.error.from, ...byOrder(moved.error.allowed)];
      expect(said).toEqual(follows(from).includes(to) ? [to] : ['refused', 'placement_refused', from, ...follows(from)]);
    }
});

test('an edge that code took for granted and that does not exist throws', () => {
  expect(mustBecome('scheduled', 'live')).toBe('live');
  expect(() => mustBecome('ended', 'live')).toThrow('ended cannot become live');
});

test('every placement starts as an offer, and none returns to an earlier state', () => {
  const reach = (from: PlacementState): PlacementState[] => follows(from).flatMap((to) => [to, ...reach(to)]);
  expect(new Set(reach('offered')).size).toBe(PLACEMENT_STATES.length - 1);
  for (const state of PLACEMENT_STATES) expect(reach(state)).not.toContain(state);
});

test('a placement is over once it is declined, failed, ended or cut short', () => {
  expect(PLACEMENT_STATES.filter(isPlacementOver)).toEqual(['declined', 'ended', 'cut_short', 'failed']);
});

test('a post was seen live when its placement is live, ended or cut short', () => {
  expect(PLACEMENT_STATES.filter(wasSeenLive)).toEqual(['live', 'ended', 'cut_short']);
});
