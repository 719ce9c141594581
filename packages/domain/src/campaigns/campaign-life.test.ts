import { expect, test } from 'vitest';
import {
  allowedEvents,
  CAMPAIGN_STATES,
  findTransition,
  isEditable,
  STATE_REASONS,
  TRANSITIONS,
  type Actor,
  type CampaignEvent,
  type Lane,
  type StateKey,
} from './campaign-life.ts';

const ACTORS: readonly Actor[] = ['advertiser', 'operator', 'publisher', 'system'];
const LANES: readonly Lane[] = [1, 2];
const KEYS: readonly StateKey[] = CAMPAIGN_STATES.flatMap((state) => [null, ...STATE_REASONS].map((reason) => ({ state, reason })));
const EVENTS = [...new Set(TRANSITIONS.map((transition) => transition.event))];

/** event | from | to | who (A, O, P, S) | lanes | money: written by hand, apart from the code's own table. */
const LIFE = `
complete_steps         | CREATION                       | CREATED                  | A  | 12 | none
edit                   | CREATED                        | CREATED                  | A  | 12 | none
edit                   | TO_PAY.before_review           | CREATED                  | A  | 12 | none
edit                   | REJECTED                       | CREATED                  | A  | 12 | none
purchase               | CREATED                        | AWAITING_APPROVAL        | A  | 12 | hold
purchase_short         | CREATED                        | TO_PAY.before_review     | A  | 12 | none
pay                    | TO_PAY.before_review           | AWAITING_APPROVAL        | AS | 12 | hold
lapse_quote            | TO_PAY.before_review           | CREATED                  | S  | 12 | none
reject                 | AWAITING_APPROVAL              | REJECTED                 | O  | 12 | release_all
approve                | AWAITING_APPROVAL              | ACCEPTED                 | O  | 1  | none
approve_to_negotiation | AWAITING_APPROVAL              | NEGOTIATION              | O  | 2  | none
accept_list            | NEGOTIATION                    | ACCEPTED                 | A  | 2  | hold_difference
accept_list_short      | NEGOTIATION                    | TO_PAY.after_negotiation | A  | 2  | none
pay_difference         | TO_PAY.after_negotiation       | ACCEPTED                 | AS | 2  | hold_difference
drop_list              | TO_PAY.after_negotiation       | NEGOTIATION              | AS | 2  | none
end_negotiation        | NEGOTIATION                    | REJECTED                 | AS | 2  | release_all
schedule               | ACCEPTED                       | SCHEDULED                | S  | 12 | release_shares
withdraw               | SCHEDULED                      | ACCEPTED                 | P  | 12 | none
end_unfilled           | ACCEPTED                       | INACTIVE.unfilled        | S  | 12 | release_all
end_unfilled           | SCHEDULED                      | INACTIVE.unfilled        | S  | 12 | release_all
go_live                | SCHEDULED                      | PUBLISHING               | S  | 12 | release_shares
pause                  | PUBLISHING                     | INACTIVE.paused          | AO | 1  | none
resume                 | INACTIVE.paused                | PUBLISHING               | AO | 1  | none
complete               | PUBLISHING                     | INACTIVE.completed       | S  | 12 | capture_and_release
complete               | INACTIVE.paused                | INACTIVE.completed       | S  | 12 | capture_and_release
stop                   | PUBLISHING                     | INACTIVE.stopped         | AO | 12 | capture_and_release
stop                   | INACTIVE.paused                | INACTIVE.stopped         | AO | 12 | capture_and_release
refund                 | INACTIVE.completed             | INACTIVE.completed       | O  | 12 | refund
refund                 | INACTIVE.stopped               | INACTIVE.stopped         | O  | 12 | refund
cancel                 | CREATED                        | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | TO_PAY.before_review           | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | TO_PAY.after_negotiation       | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | AWAITING_APPROVAL              | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | NEGOTIATION                    | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | REJECTED                       | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | ACCEPTED                       | INACTIVE.cancelled       | A  | 12 | release_less_late_half
cancel                 | SCHEDULED                      | INACTIVE.cancelled       | A  | 12 | release_less_late_half
`;

const nameOf = ({ state, reason }: StateKey): string => (reason === null ? state : `${state}.${reason}`);

interface Step {
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly lanes: string;
  readonly money: string;
}

const STEPS: readonly Step[] = LIFE.trim()
  .split('\n')
  .map((row) => {
    const [event = '', from = '', to = '', by = '', lanes = '', money = ''] = row.split('|').map((cell) => cell.trim());
    return { event, from, to, by, lanes, money };
  });

const initialOf = (actor: Actor): string => actor.charAt(0).toUpperCase();

function stepsFrom(from: StateKey, actor: Actor, lane: Lane): Step[] {
  return STEPS.filter((step) => step.from === nameOf(from) && step.by.includes(initialOf(actor)) && step.lanes.includes(String(lane)));
}

function tryEverything(check: (from: StateKey, event: CampaignEvent, actor: Actor, lane: Lane) => void): void {
  for (const from of KEYS)
    for (const event of EVENTS) for (const actor of ACTORS) for (const lane of LANES) check(from, event, actor, lane);
}

test('every event of the decisions exists in code, and no other', () => {
  expect(EVENTS.toSorted()).toEqual([...new Set(STEPS.map((step) => step.event))].toSorted());
});

test('a listed transition leads where the decisions say, with their effect on money', () => {
  let found = 0;
  tryEverything((from, event, actor, lane) => {
    const step = stepsFrom(from, actor, lane).find((candidate) => candidate.event === event);
    if (!step) return;
    const result = findTransition(from, event, actor, lane);
    if (!result.ok) throw new Error(`${actor} may ${event} in ${nameOf(from)} on lane ${lane}`);
    expect({ ...step, to: nameOf(result.value.to), money: result.value.money }).toEqual(step);
    found++;
  });
  expect(found).toBe(STEPS.reduce((sum, step) => sum + step.by.length * step.lanes.length, 0));
});

test('every other combination of state, event, actor and lane is refused with what is allowed', () => {
  tryEverything((from, event, actor, lane) => {
    const steps = stepsFrom(from, actor, lane);
    if (steps.some((step) => step.event === event)) return;
    const result = findTransition(from, event, actor, lane);
    if (result.ok) throw new Error(`${actor} must not ${event} in ${nameOf(from)} on lane ${lane}`);
    const { allowed, ...rest } = result.error;
    expect(rest).toEqual({ code: 'transition_refused', state: from.state });
    expect(allowed.toSorted()).toEqual(steps.map((step) => step.event).toSorted());
  });
});

test('what any actor may do is what the actors may do together', () => {
  for (const from of KEYS)
    for (const lane of LANES)
      expect(new Set(allowedEvents(from, lane))).toEqual(new Set(ACTORS.flatMap((actor) => allowedEvents(from, lane, actor))));
});

test('a state, an event, an actor and a lane have one transition at most', () => {
  for (const from of KEYS)
    for (const actor of ACTORS)
      for (const lane of LANES) {
        const events = allowedEvents(from, lane, actor);
        expect(events).toHaveLength(new Set(events).size);
      }
});

test('the allowed events keep the order of the table', () => {
  expect(allowedEvents({ state: 'CREATED', reason: null }, 1, 'advertiser')).toEqual(['edit', 'purchase', 'purchase_short', 'cancel']);
});

test.each<[Lane, CampaignEvent[]]>([
  [1, ['approve', 'pause', 'resume']],
  [2, ['approve_to_negotiation', 'accept_list', 'accept_list_short', 'pay_difference', 'drop_list', 'end_negotiation']],
])('lane %d alone has its own events', (lane, events) => {
  const own = TRANSITIONS.filter((transition) => transition.lanes.length === 1 && transition.lanes[0] === lane);
  expect(own.map((transition) => transition.event)).toEqual(events);
});

test('ready content never reaches negotiation', () => {
  const reached = new Set(['CREATION']);
  for (let size = 0; size < reached.size;) {
    size = reached.size;
    for (const step of STEPS) if (step.lanes.includes('1') && reached.has(step.from)) reached.add(step.to);
  }
  expect([...reached].filter((name) => name === 'NEGOTIATION' || name === 'TO_PAY.after_negotiation')).toEqual([]);
});

test('nothing follows a campaign that is cancelled or unfilled', () => {
  for (const reason of ['cancelled', 'unfilled'] as const)
    for (const lane of LANES) expect(allowedEvents({ state: 'INACTIVE', reason }, lane)).toEqual([]);
});

test('a campaign is edited in CREATION, CREATED, TO_PAY before review and REJECTED only', () => {
  expect(
    KEYS.filter(isEditable)
      .filter((key) => key.reason === null || key.state === 'TO_PAY')
      .map(nameOf),
  ).toEqual(['CREATION', 'CREATED', 'REJECTED', 'TO_PAY.before_review']);
});
