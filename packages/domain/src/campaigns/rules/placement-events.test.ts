import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { ACTORS } from '#campaigns/campaign-life.ts';
import { findPlacementTransition, PLACEMENT_EVENTS, PLACEMENT_TRANSITIONS } from './placement-events.ts';
import { movePlacement, PLACEMENT_STATES } from '#campaigns/placements.ts';
import { REAL_KEYS } from '#campaigns/testing/every-event.ts';
import { getInitial, getName, PLACEMENT_ROWS, placementRowsFor, getTypeInitial } from '#campaigns/testing/life-table.ts';

test('an event of a placement leads where the hand-written table says; any other is refused with the allowed events', () => {
  const wrong: unknown[] = [];
  for (const during of REAL_KEYS)
    for (const from of PLACEMENT_STATES)
      for (const actor of ACTORS)
        for (const type of CAMPAIGN_TYPES) {
          const rows = placementRowsFor(getName(during), from, actor, type);
          const allowed = rows.map(({ event }) => event).join(' ');
          for (const event of PLACEMENT_EVENTS) {
            const found = findPlacementTransition({ ...during, campaign_type: type }, from, event, actor);
            const row = rows.find((candidate) => candidate.event === event);
            const said = found.ok ? (found.value.to ?? '-') : `${found.error.code} ${found.error.state} ${found.error.allowed.join(' ')}`;
            if (said !== (row ? row.to : `transition_refused ${during.state} ${allowed}`))
              wrong.push([during, from, actor, type, event, said]);
          }
        }
  expect(wrong).toEqual([]);
});

test('a transition of a placement has the deadline of the hand-written table', () => {
  const clocks = PLACEMENT_TRANSITIONS.flatMap(({ event, by, types, clock }) => {
    const deadline = clock === undefined ? '-' : 'before' in clock ? `<${clock.before}` : `>${clock.after}`;
    return types.map((type) => `${event} ${getInitial(by)} ${getTypeInitial(type)} ${deadline}`);
  });
  const byHand = PLACEMENT_ROWS.flatMap(({ event, by, types, clock }) => [...types].map((type) => `${event} ${by} ${type} ${clock}`));
  expect(new Set(clocks)).toEqual(new Set(byHand));
});

test('every transition of a placement follows its edges', () => {
  const moves = PLACEMENT_TRANSITIONS.flatMap(({ from, to }) => (to === null ? [] : from.map((state) => ({ state, to }))));
  expect(moves.filter(({ state, to }) => !movePlacement(state, to).ok)).toEqual([]);
  expect(moves.length).toBeGreaterThan(20);
});

test('every event has a transition', () => {
  expect(PLACEMENT_EVENTS.filter((event) => !PLACEMENT_TRANSITIONS.some((row) => row.event === event))).toEqual([]);
});
