import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import { BEGIN, drive, driveTo, RICH } from '#campaigns/testing/drive.ts';
import { createOutside, type Outside } from '#campaigns/testing/outside.ts';
import { createRandom } from '#campaigns/testing/random.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { act } from './act.ts';
import { advance, type PlanSlots } from './advance.ts';
import { questionsFor } from './questions.ts';
import type { Sightings } from './sightings.ts';
import type { Turn } from './turn.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const planSlots: PlanSlots = (count, notBefore) => Array.from({ length: count }, (_, index) => notBefore + (index + 1) * HOUR_MS);
const listEvents = ({ facts }: Turn): string[] =>
  facts.map(({ event, placement, at }) => `${event} ${placement ?? '-'} ${(at - BEGIN) / HOUR_MS}`);
const listOrders = ({ orders }: Turn): string[] => orders.map(({ key }) => key);
const look = (...placements: Sightings['placements']): Sightings => ({ placements });

test('what was seen and what is due happen in the order of their instants', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const sightings = look(
    { placement: 1, asked_at: hour(30), answer: { answer: 'accepted', at: hour(9) } },
    { placement: 2, asked_at: hour(30) },
  );
  const turn = advance(campaign, sightings, hour(30), planSlots);
  expect(listEvents(turn)).toEqual(['accept 1 9', 'lapse_offer 2 24']);
  expect(turn.life).toMatchObject({ state: 'ACCEPTED', placements: [{ state: 'accepted' }, { state: 'declined', share: 'open' }] });
  const later = advance(turn.life, look(), hour(48), planSlots);
  expect(listEvents(later)).toEqual(['drop 2 48', 'assign_slot 1 48']);
  expect(later.life).toMatchObject({ state: 'SCHEDULED', placements: [{ slot_at: hour(49) }, { share: 'closed' }] });
  expect(listOrders(later)).toEqual(['publish:1']);
});

test('an outage declines no publisher who answered in time', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const silent = advance(campaign, look({ placement: 1, asked_at: hour(23) }), hour(27), planSlots);
  expect(listEvents(silent)).toEqual([]);
  const answers = [1, 2].map((placement) => ({ placement, asked_at: hour(27), answer: { answer: 'accepted', at: hour(23) } as const }));
  const turn = advance(silent.life, look(...answers), hour(27), planSlots);
  expect(turn.facts.map(({ event, seen_at }) => [event, seen_at])).toEqual([
    ['accept', hour(27)],
    ['accept', hour(27)],
    ['assign_slot', hour(27)],
    ['assign_slot', hour(27)],
  ]);
  expect(turn.life).toMatchObject({ state: 'SCHEDULED', placements: [{ slot_at: hour(28) }, { slot_at: hour(29) }] });
});

test("a content is owed from when it is ordered, however late its publisher's answer is heard", () => {
  const driven = driveTo('LIVE', 'INFLUENCE');
  const placements = driven.campaign.placements.map((item) =>
    item.id === 1 ? { ...item, state: 'offered' as const, offered_at: hour(48), owed_since: null, delivered_at: null } : item,
  );
  const heard = look({ placement: 1, asked_at: hour(200), answer: { answer: 'accepted', at: hour(50) } });
  const turn = advance({ ...driven.campaign, placements }, heard, hour(200), planSlots);
  expect(listEvents(turn)).toEqual(['accept 1 50', 'order_content 1 200']);
  expect(turn.life.placements[0]).toMatchObject({ state: 'content_pending', owed_since: hour(200) });
});

test('a post that went live in the last allowed instant is live, although its failure is due', () => {
  const { campaign } = driveTo('SCHEDULED', 'REACH');
  const turn = advance(campaign, look({ placement: 1, asked_at: hour(60), live_at: hour(54) }), hour(60), planSlots);
  expect(listEvents(turn)).toEqual(['see_live 1 54']);
  expect(listEvents(advance(campaign, look({ placement: 1, asked_at: hour(54) }), hour(60), planSlots))).toEqual(['fail 1 54']);
  expect(listEvents(advance(campaign, look({ placement: 1, asked_at: hour(54) - 1 }), hour(60), planSlots))).toEqual([]);
});

test('a reached goal ends a placement without an answer from outside', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'measure', placement: 1, hour: hour(48), accepted: 100_000 }, 'system', hour(49));
  expect(listEvents(advance(driven.campaign, look(), hour(50), planSlots))).toEqual(['end 1 49']);
  expect(listEvents(advance(driven.campaign, look(), hour(300), planSlots))).toEqual(['end 1 49']);
});

test('a publisher who leaves before the system orders anything gets no order', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const seen = { placement: 1, asked_at: hour(9), answer: { answer: 'accepted', at: hour(2) }, withdrawn_at: hour(3) } as const;
  const turn = advance(campaign, look(seen, { ...seen, placement: 2 }), hour(9), planSlots);
  expect(listEvents(turn)).toEqual(['accept 1 2', 'accept 2 2', 'withdraw 1 3', 'withdraw 2 3']);
  expect(listOrders(turn)).toEqual([]);
});

test('a sighting that is repeated, or no longer fits, is dropped', () => {
  const { campaign } = driveTo('SCHEDULED', 'REACH');
  const sightings = look({ placement: 1, asked_at: hour(50), live_at: hour(49), answer: { answer: 'declined', at: hour(1) } });
  const turn = advance(campaign, sightings, hour(50), planSlots);
  expect(listEvents(turn)).toEqual(['see_live 1 49']);
  expect(advance(turn.life, sightings, hour(50), planSlots)).toEqual({ life: turn.life, facts: [], postings: [], orders: [] });
});

test.each([
  ['approve', 'REACH', 240, 'ACCEPTED'],
  ['approve', 'INFLUENCE', 240, 'NEGOTIATION'],
  ['approve', 'REACH', 20, 'AWAITING_APPROVAL'],
  ['reject', 'REACH', 240, 'REJECTED'],
] as const)('the verdict «%s» on a %s campaign that ends in %i hours leads to %s', (verdict, type, hours, state) => {
  const campaign = { ...driveTo('REVIEW', type).campaign, publish_until: hour(hours) };
  const review = verdict === 'reject' ? { verdict, reason: 'the caption', at: hour(1) } : { verdict, at: hour(1) };
  const turn = advance(campaign, { review, placements: [] }, hour(2), planSlots);
  expect(turn.life).toMatchObject({ state, state_since: hour(1) });
  const asked = turn.orders.filter(({ order }) => order === 'ask_publisher');
  expect(asked).toHaveLength(state === 'ACCEPTED' || state === 'NEGOTIATION' ? 2 : 0);
});

test.each(['REACH', 'INFLUENCE'] as const)(
  'a %s campaign with a field that cannot be used goes back whole, whatever its reviewer says',
  (type) => {
    const campaign = { ...driveTo('REVIEW', type).campaign, publish_until: hour(240) };
    const unusable = { at: hour(2), reason: 'the link' };
    const review = { verdict: 'approve', at: hour(2) } as const;
    const turn = advance(campaign, { unusable, review, placements: [] }, hour(2), planSlots);
    expect(turn.facts.map(({ event, by, act: acted }) => [event, by, acted])).toEqual([
      ['reject', 'system', { event: 'reject', comment: 'the link' }],
    ]);
    expect(turn.life).toMatchObject({ state: 'REJECTED', released: campaign.held });
    expect(turn.orders).toEqual([]);
    expect(advance(turn.life, { unusable, placements: [] }, hour(3), planSlots).facts).toEqual([]);
  },
);

test('a campaign that was approved is not sent back', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  expect(advance(campaign, { unusable: { at: hour(2), reason: 'the link' }, placements: [] }, hour(2), planSlots).facts).toEqual([]);
});

test('a person acts with everything that follows at once', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  const answered = advance(
    driven.campaign,
    look(...[1, 2].map((placement) => ({ placement, asked_at: hour(5), answer: { answer: 'accepted', at: hour(4) } as const }))),
    hour(5),
    planSlots,
  );
  const taken = act(answered.life, { command: { event: 'accept_list', funds: RICH }, by: 'advertiser', now: hour(6) }, planSlots);
  expect(taken.ok && listEvents(taken.value)).toEqual(['accept_list - 6', 'order_content 1 6', 'order_content 2 6']);
  expect(taken.ok && listOrders(taken.value)).toEqual(['content:1:1', 'content:2:1']);
  const refused = act(answered.life, { command: { event: 'pause' }, by: 'advertiser', now: hour(6) }, planSlots);
  expect(refused).toMatchObject({ ok: false, error: { code: 'transition_refused' } });
});

test('a rejected content is ordered again, and the operator decides on the third', () => {
  let { campaign } = driveTo('ASKED', 'INFLUENCE');
  const live = (sightings: Sightings, now: number) => {
    const turn = advance(campaign, sightings, now, planSlots);
    campaign = turn.life;
    return turn;
  };
  const press = (event: 'accept_list' | 'reject_content', now: number) => {
    const command = event === 'accept_list' ? ({ event, funds: RICH } as const) : ({ event, placement: 1 } as const);
    const turn = act(campaign, { command, by: 'advertiser', now }, planSlots);
    if (!turn.ok) throw new Error(turn.error.code);
    campaign = turn.value.life;
    return turn.value;
  };
  live(
    look(
      { placement: 1, asked_at: hour(2), answer: { answer: 'accepted', at: hour(1) } },
      { placement: 2, asked_at: hour(2), answer: { answer: 'declined', at: hour(1) } },
    ),
    hour(2),
  );
  press('accept_list', hour(2));
  for (const attempt of [1, 2]) {
    const before = { placement: 1, asked_at: hour(9 * attempt), content: { attempt: attempt - 1, at: hour(9 * attempt) } };
    expect(listEvents(live(look(before), hour(9 * attempt)))).toEqual([]);
    live(look({ placement: 1, asked_at: hour(10 * attempt), content: { attempt, at: hour(10 * attempt) } }), hour(10 * attempt));
    expect(listOrders(press('reject_content', hour(10 * attempt + 1)))).toEqual([`content:1:${attempt + 1}`]);
  }
  live(look({ placement: 1, asked_at: hour(30), content: { attempt: 3, at: hour(29) } }), hour(30));
  const early = live(look({ placement: 1, asked_at: hour(30), verdict: { verdict: 'approve', at: hour(28) } }), hour(30));
  expect(listEvents(early)).toEqual([]);
  const turn = live(look({ placement: 1, asked_at: hour(31), verdict: { verdict: 'approve', at: hour(31) } }), hour(31));
  expect(listEvents(turn)).toEqual(['confirm_content 1 31', 'assign_slot 1 31']);
});

test('networks are told of a pause, of its end, and to stop at the goal or at a stop', () => {
  const { campaign } = driveTo('LIVE', 'CPM');
  const press = (life: LifeCampaign, event: 'pause' | 'resume' | 'stop', now: number) => {
    const turn = act(life, { command: { event }, by: 'advertiser', now }, planSlots);
    if (!turn.ok) throw new Error(turn.error.code);
    return turn.value;
  };
  const paused = press(campaign, 'pause', hour(50));
  expect(listOrders(paused)).toEqual(['delivery:1:1:off', 'delivery:2:1:off']);
  const resumed = press(paused.life, 'resume', hour(51));
  expect(listOrders(resumed)).toEqual(['delivery:1:1:on', 'delivery:2:1:on']);
  const reached = advance(
    resumed.life,
    look({ placement: 1, asked_at: hour(60), hours: [{ hour: hour(52), accepted: 100_000 }] }),
    hour(60),
    planSlots,
  );
  expect(listEvents(reached)).toEqual(['measure 1 53', 'end 1 53']);
  expect(listOrders(reached)).toEqual(['take_down:1']);
  expect(listOrders(press(reached.life, 'stop', hour(61)))).toEqual(['take_down:2']);
});

test('when a campaign ends, each publisher who was asked is called off, and each slot is taken down', () => {
  const press = (life: LifeCampaign, event: 'cancel' | 'end_negotiation', now: number) => {
    const turn = act(life, { command: { event }, by: 'advertiser', now }, planSlots);
    if (!turn.ok) throw new Error(turn.error.code);
    return turn.value;
  };
  expect(listOrders(press(driveTo('REVIEW', 'REACH').campaign, 'cancel', hour(1)))).toEqual([]);
  expect(listOrders(press(driveTo('ASKED', 'REACH').campaign, 'cancel', hour(1)))).toEqual(['call_off:1', 'call_off:2']);
  expect(listOrders(press(driveTo('SCHEDULED', 'REACH').campaign, 'cancel', hour(3)))).toEqual(['take_down:1', 'take_down:2']);
  const negotiated = driveTo('ASKED', 'INFLUENCE');
  drive(negotiated, { event: 'decline', placement: 1 }, 'publisher', hour(1));
  const ended = press(negotiated.campaign, 'end_negotiation', hour(2));
  expect(ended.orders).toEqual([{ order: 'call_off', placement: 2, key: 'call_off:2' }]);
  expect(listOrders(press(ended.life, 'cancel', hour(3)))).toEqual([]);
});

test('a publisher who leaves, and one who is refused, lose their share when no replacement is picked', () => {
  const { campaign } = driveTo('SCHEDULED', 'REACH');
  const turn = advance(
    campaign,
    look({ placement: 1, asked_at: hour(9), withdrawn_at: hour(8) }, { placement: 77, asked_at: hour(9) }),
    hour(9),
    planSlots,
  );
  expect(listEvents(turn)).toEqual(['withdraw 1 8']);
  expect(turn.life.state).toBe('ACCEPTED');
  const dropped = advance(turn.life, look(), hour(32), planSlots);
  expect(listEvents(dropped)).toEqual(['drop 1 32']);
  expect(dropped.life).toMatchObject({ state: 'SCHEDULED', released: 1_100_000 });
  const disputed = driveTo('ASKED', 'INFLUENCE');
  drive(disputed, { event: 'accept', placement: 1, line: null }, 'publisher', hour(1));
  drive(disputed, { event: 'decline', placement: 2 }, 'publisher', hour(1));
  const taken = act(disputed.campaign, { command: { event: 'accept_list', funds: RICH }, by: 'advertiser', now: hour(1) }, planSlots);
  if (!taken.ok) throw new Error(taken.error.code);
  const placements = taken.value.life.placements.map((item) => (item.id === 1 ? { ...item, delivered_at: hour(2), rejections: 2 } : item));
  const verdict = { verdict: 'reject', reason: 'the picture', at: hour(3) } as const;
  const refused = advance({ ...taken.value.life, placements }, look({ placement: 1, asked_at: hour(3), verdict }), hour(3), planSlots);
  expect(listEvents(refused)).toEqual(['refuse_content 1 3']);
});

test('views with missing figures are settled once the network was asked again', () => {
  const driven = driveTo('LIVE', 'CPM');
  for (const placement of [1, 2]) drive(driven, { event: 'end', placement }, 'system', hour(240));
  const { life } = advance(driven.campaign, look({ placement: 1, asked_at: hour(300) }), hour(300), planSlots);
  expect(life.state).toBe('PUBLISHING');
  const asked = look({ placement: 1, asked_at: hour(288) }, { placement: 2, asked_at: hour(288) });
  expect(listEvents(advance(life, asked, hour(300), planSlots))).toEqual(['complete - 288']);
  const placements = life.placements.map((item) => ({ ...item, measured_until: hour(240) }));
  expect(listEvents(advance({ ...life, placements }, look(), hour(300), planSlots))).toEqual(['complete - 288']);
});

test('views that could be shown in no hour, because the period was over as they began, have no figures to wait for', () => {
  const { campaign } = driveTo('SCHEDULED', 'CPM');
  const until = hour(48.5);
  const late = { live_at: hour(49.5), asked_at: hour(49.5) };
  const life = { ...campaign, publish_until: until };
  const turn = advance(life, look({ placement: 1, ...late }, { placement: 2, ...late }), hour(50), planSlots);
  expect(turn.life.placements.map(({ state, ended_at }) => [state, ended_at])).toEqual([1, 2].map(() => ['ended', hour(49.5)]));
  const later = hour(49.5 + 48);
  expect(questionsFor(turn.life, later)).toEqual([]);
  expect(listEvents(advance(turn.life, look(), later, planSlots))).toEqual(['complete - 97.5']);
});

/** Looks at a campaign until its end, every `gap()` ms, each time at the placements that `isReached()` lets through. */
function liveOn(from: LifeCampaign, outside: Outside, gap: () => number, isReached: () => boolean): Turn[] {
  const turns: Turn[] = [];
  let life = from;
  for (let now = from.changed_at; life.state !== 'INACTIVE'; now += gap()) {
    const { placements } = outside.look(life, now);
    const turn = advance(life, { placements: placements.filter(isReached) }, now, planSlots);
    turns.push(turn);
    life = turn.life;
  }
  return turns;
}

const getMoney = (turns: readonly Turn[]) =>
  turns.flatMap(({ postings }) => postings.map(({ key, entries }) => [key, entries] as const)).toSorted(([a], [b]) => (a < b ? -1 : 1));

test.each(CAMPAIGN_TYPES)('%s: late, rare and incomplete looks lead to the same life, to the toman', (type) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { campaign } = driveTo('SCHEDULED', type);
    const outside = createOutside(seed);
    const prompt = liveOn(
      campaign,
      outside,
      () => 2 * HOUR_MS,
      () => true,
    );
    const random = createRandom(seed);
    const late = liveOn(
      campaign,
      outside,
      () => random.between(1, 30 * HOUR_MS),
      () => random.chance(0.7),
    );
    expect(late.at(-1)?.life, `seed ${seed}`).toEqual(prompt.at(-1)?.life);
    expect(getMoney(late), `seed ${seed}`).toEqual(getMoney(prompt));
    expect(prompt.at(-1)?.life.state).toBe('INACTIVE');
  }
});

test('facts applied again in their order give the same life', () => {
  const { campaign } = driveTo('SCHEDULED', 'CPM');
  const turns = liveOn(
    campaign,
    createOutside(5),
    () => 7 * HOUR_MS,
    () => true,
  );
  let life = campaign;
  for (const { act: again, by, at } of turns.flatMap(({ facts }) => facts)) {
    const outcome = applyEvent(life, again, by, at);
    if (!outcome.ok) throw new Error(outcome.error.code);
    life = outcome.value.campaign;
  }
  expect(life).toEqual(turns.at(-1)?.life);
});
