import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES, type CampaignType } from '#platforms/platforms.ts';
import { ACTORS, isEditable, isWithoutHold, getLane, type Actor, type CampaignEvent, type StateKey } from './campaign-life.ts';
import { TRANSITIONS } from './campaign-transitions.ts';
import { allowedEvents, findTransition } from './find-transition.ts';
import { EVERY_KEY } from '#campaigns/testing/every-event.ts';
import { LIFE_ROWS, getName, rowsFor, getTypeInitial } from '#campaigns/testing/life-table.ts';

const EVENTS = [...new Set(TRANSITIONS.map((transition) => transition.event))];
const sorted = (names: readonly string[]): string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

function tryEverything(check: (from: StateKey, event: CampaignEvent, actor: Actor, type: CampaignType) => void): void {
  for (const from of EVERY_KEY)
    for (const event of EVENTS) for (const actor of ACTORS) for (const type of CAMPAIGN_TYPES) check(from, event, actor, type);
}

test('the code has every event of the table written by hand, and no other', () => {
  expect(sorted(EVENTS)).toEqual(sorted([...new Set(LIFE_ROWS.map((row) => row.event))]));
});

test('a listed transition leads where the table says, with its deadline', () => {
  let found = 0;
  tryEverything((from, event, actor, type) => {
    const row = rowsFor(getName(from), actor, type).find((candidate) => candidate.event === event);
    if (!row) return;
    const result = findTransition(from, event, actor, type);
    if (!result.ok) throw new Error(`${actor} may ${event} in ${getName(from)} of ${type}`);
    const { to, clock } = result.value;
    const deadline = clock === undefined ? '-' : 'before' in clock ? `<${clock.before}` : `>${clock.after}`;
    expect([getName(to), deadline]).toEqual([row.to, row.clock]);
    found++;
  });
  expect(found).toBe(LIFE_ROWS.reduce((sum, row) => sum + row.from.length * row.by.length * row.types.length, 0));
});

test('every other combination of state, event, actor and type is refused with the allowed events', () => {
  const wrong: unknown[] = [];
  tryEverything((from, event, actor, type) => {
    const rows = rowsFor(getName(from), actor, type);
    if (rows.some((row) => row.event === event)) return;
    const result = findTransition(from, event, actor, type);
    const said = result.ok ? 'let in' : `${result.error.code} ${result.error.state} ${sorted(result.error.allowed).join(' ')}`;
    if (said !== `transition_refused ${from.state} ${sorted(rows.map((row) => row.event)).join(' ')}`)
      wrong.push([from, event, actor, type, said]);
  });
  expect(wrong).toEqual([]);
});

test('the events of any actor are those of all actors together', () => {
  for (const from of EVERY_KEY)
    for (const type of CAMPAIGN_TYPES)
      expect(new Set(allowedEvents(from, type))).toEqual(new Set(ACTORS.flatMap((actor) => allowedEvents(from, type, actor))));
});

test('a state, an event, an actor and a type have at most one transition', () => {
  const keys = TRANSITIONS.flatMap(({ event, from, by, types }) =>
    from.flatMap((key) => by.flatMap((actor) => types.map((type) => `${event} ${getName(key)} ${actor} ${type}`))),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['REACH', 1],
  ['CPM', 1],
  ['CPC', 1],
  ['INFLUENCE', 2],
] as const)('%s is of lane %d', (type, lane) => {
  expect(getLane(type)).toBe(lane);
});

test('only a rejection, and a cancellation by the operator, return the use of a discount code', () => {
  const events = TRANSITIONS.filter(({ follow }) => follow === 'return_discount_use').map(({ event, by }) => `${event} ${by.join()}`);
  expect(events).toEqual(['reject operator,system', 'cancel operator']);
});

test('the allowed events keep the order of the table', () => {
  expect(allowedEvents({ state: 'CREATED', reason: null }, 'REACH', 'advertiser')).toEqual([
    'edit',
    'purchase',
    'purchase_short',
    'cancel',
  ]);
});

test.each([
  ['REACH', false],
  ['INFLUENCE', false],
  ['CPM', true],
  ['CPC', true],
] as const)('a %s campaign can be paused: %s', (type, can) => {
  for (const actor of ['advertiser', 'operator'] as const) {
    expect(allowedEvents({ state: 'PUBLISHING', reason: null }, type, actor).includes('pause')).toBe(can);
    expect(allowedEvents({ state: 'INACTIVE', reason: 'paused' }, type, actor).includes('resume')).toBe(can);
  }
});

test('ready content never reaches negotiation', () => {
  for (const type of ['REACH', 'CPM', 'CPC'] as const) {
    const reached = new Set(['CREATION']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const row of LIFE_ROWS)
        if (row.types.includes(getTypeInitial(type)) && row.from.some((name) => reached.has(name))) reached.add(row.to);
    }
    expect([...reached].filter((name) => name === 'NEGOTIATION' || name === 'TO_PAY.after_negotiation')).toEqual([]);
    expect(reached.size).toBe(type === 'REACH' ? 13 : 14);
  }
});

test('nothing follows a campaign that is cancelled or unfilled', () => {
  for (const reason of ['cancelled', 'unfilled'] as const)
    for (const type of CAMPAIGN_TYPES) expect(allowedEvents({ state: 'INACTIVE', reason }, type)).toEqual([]);
});

test('a campaign is edited in CREATION, CREATED, TO_PAY before review and REJECTED only', () => {
  expect(
    EVERY_KEY.filter(isEditable)
      .filter((key) => key.reason === null || key.state === 'TO_PAY')
      .map(getName),
  ).toEqual(['CREATION', 'CREATED', 'REJECTED', 'TO_PAY.before_review']);
});

test('the table lets a campaign be edited in those states, and in no other', () => {
  const keys = EVERY_KEY.filter((key) => rowsFor(getName(key), 'advertiser', 'REACH').some(({ event }) => event === 'edit'));
  expect(keys.map(getName)).toEqual(['CREATION', 'CREATED', 'REJECTED', 'TO_PAY.before_review']);
  expect(keys.every(isEditable)).toBe(true);
});

test('a campaign has no hold before it is bought, after a rejection and after its end', () => {
  const reached = [...new Map(TRANSITIONS.flatMap(({ from, to }) => [...from, to]).map((key) => [getName(key), key])).values()];
  expect(sorted(reached.filter(isWithoutHold).map(getName))).toEqual([
    'CREATED',
    'CREATION',
    'INACTIVE.cancelled',
    'INACTIVE.completed',
    'INACTIVE.stopped',
    'INACTIVE.unfilled',
    'REJECTED',
    'TO_PAY.before_review',
  ]);
});
