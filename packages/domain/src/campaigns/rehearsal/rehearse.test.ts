import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import { openHold, startCampaign, type LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { getIntent } from '#campaigns/rules/derived-state.ts';
import { createRandom } from '#campaigns/testing/random.ts';
import { act } from '#campaigns/turn/act.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { getHoldOutlook, HOLD_WAITS } from './hold-outlook.ts';
import { getIfRefusal } from './if-refusals.ts';
import { listBalancesAt, rehearse, type If, type Stage } from './rehearse.ts';
import { rehearseAndLive } from './testing/come-true.ts';
import { drawStage } from './testing/random-lives.ts';

const NOW = Date.UTC(2026, 10, 1, 7);
const RICH = { available: 10_000_000, debt_limit: 0 };
const line = { price: 100_000, discount: 0, vat: 10_000, total: 110_000, publisher_price: 50_000, net_step: 100 } as const;

/** A campaign of two placements that was just bought, or is still to be bought. */
function makeStage(campaign_type: CampaignType, isBought = true): Stage {
  const planSlots = (count: number, notBefore: number) => Array.from({ length: count }, () => notBefore + HOUR_MS);
  let life: LifeCampaign = startCampaign(1, campaign_type, NOW);
  const bought = campaign_type === 'CPM' || campaign_type === 'CPC' ? 1_000 : 24;
  const placements = [1, 2].map((id) => ({ id, bought, line }));
  const quote = { placements, ceiling: campaign_type === 'INFLUENCE' ? 300_000 : null, publish_until: NOW + 5 * DAY_MS };
  const commands: LifeEvent[] = [{ event: 'complete_steps', quote }];
  if (isBought) commands.push({ event: 'purchase', funds: RICH, expected_total: quote.ceiling ?? 220_000, fresh: null });
  for (const command of commands) {
    const done = act(life, { command, by: 'advertiser', now: NOW }, planSlots);
    if (!done.ok) throw new Error(done.error.code);
    life = done.value.life;
  }
  return { life, planSlots };
}

const rehearseOne = (stage: Stage, ifs: readonly If[], available = 1_000_000) =>
  rehearse({ balances: { available, held: openHold(stage.life) }, debt_limit: 0, stages: [stage] }, ifs, NOW);

test('random rehearsals come true, to the toman', () => {
  const counts = { ifs: 0, refused: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const { said, came, ifs, refused } = rehearseAndLive(seed);
    expect(came, `seed ${seed}`).toEqual(said);
    counts.ifs += ifs;
    counts.refused += refused;
  }
  expect(counts.ifs - counts.refused).toBeGreaterThan(300);
});

test('views of which a part is delivered are paid for in that part, and the rest comes back two days after the period', () => {
  const { after, moves } = rehearseOne(makeStage('CPM'), [{ if: 'end', campaign: 1, delivered_percent: 80 }]);
  expect(after).toEqual({ available: 1_044_000, held: 0 });
  expect(moves.map(({ kind, available, held }) => [kind, available, held])).toEqual([
    ['capture', 0, -88_000],
    ['capture', 0, -88_000],
    ['release', 22_000, -22_000],
    ['release', 22_000, -22_000],
  ]);
  expect(moves.at(-1)?.at).toBe(NOW + 7 * DAY_MS);
});

test('a campaign is bought and lived to its end in one rehearsal', () => {
  const stage = makeStage('REACH', false);
  const { after, refused } = rehearseOne(stage, [
    { if: 'buy', campaign: 1 },
    { if: 'end', campaign: 1, delivered_percent: 100 },
  ]);
  expect(refused.size).toBe(0);
  expect(after).toEqual({ available: 780_000, held: 0 });
});

test('a campaign that waits for its payment is paid for', () => {
  const { life, planSlots } = makeStage('REACH', false);
  const short = { event: 'purchase_short', funds: { available: 0, debt_limit: 0 }, expected_total: 220_000, fresh: null } as const;
  const waiting = act(life, { command: { ...short, is_auto_after_charge: false }, by: 'advertiser', now: NOW }, planSlots);
  if (!waiting.ok) throw new Error(waiting.error.code);
  const { after } = rehearseOne({ life: waiting.value.life, planSlots }, [{ if: 'buy', campaign: 1 }]);
  expect(after).toEqual({ available: 780_000, held: 220_000 });
});

test.each([
  ['that lasts to the end', null, 220_000],
  ['that is planned to end after the period', NOW + 6 * DAY_MS, 220_000],
  ['that ends within the period', NOW + 4 * DAY_MS, 220_000],
])('views are still delivered around a planned pause %s', (_, resume_at, captured) => {
  const { life, planSlots } = makeStage('CPM');
  const paused = { life: { ...life, pause_at: NOW + 3 * DAY_MS, resume_at }, planSlots };
  const { after } = rehearseOne(paused, [{ if: 'end', campaign: 1, delivered_percent: 100 }]);
  expect(after).toEqual({ available: 1_220_000 - captured, held: 0 });
});

test('a content that cannot be confirmed stops the rehearsal where it is', () => {
  const { life, planSlots } = makeStage('INFLUENCE');
  const [first, ...others] = life.placements;
  const delivered = { ...first!, state: 'content_pending', share: 'open', owed_since: NOW, delivered_at: NOW } as const;
  const accepted = { state: 'ACCEPTED', reason: null } as const;
  const archived = { ...life, ...accepted, intent: getIntent(accepted), is_archived: true, placements: [delivered, ...others] };
  const { refused } = rehearseOne({ life: archived, planSlots }, [{ if: 'end', campaign: 1, delivered_percent: 100 }]);
  expect(refused.get(0)).toEqual({ code: 'not_possible' });
});

test('a content that was rejected twice is approved by the operator, and one that was delivered is confirmed', () => {
  const { life, planSlots } = makeStage('INFLUENCE');
  const accepted = { state: 'ACCEPTED', reason: null } as const;
  const [twice, once] = life.placements.map(
    (item) => ({ ...item, state: 'content_pending', share: 'open', owed_since: NOW, delivered_at: NOW }) as const,
  );
  const placements = [{ ...twice!, rejections: 2 }, once!];
  const waiting: LifeCampaign = { ...life, ...accepted, intent: getIntent(accepted), placements };
  const { after, refused } = rehearseOne({ life: waiting, planSlots }, [{ if: 'end', campaign: 1, delivered_percent: 100 }]);
  expect(refused.size).toBe(0);
  expect(after).toEqual({ available: 1_080_000, held: 0 });
});

test('what does not come to pass is refused, and moves nothing', () => {
  const unknown: If[] = [
    { if: 'buy', campaign: 9 },
    { if: 'end', campaign: 9, delivered_percent: 100 },
    { if: 'fall_out', campaign: 1, placement: 9 },
  ];
  const { after, refused, moves } = rehearseOne(makeStage('REACH'), unknown);
  expect([...refused]).toEqual(expect.arrayContaining(unknown.map((_, index) => [index, { code: 'not_possible' }])));
  expect(moves).toEqual([]);
  expect(after).toEqual({ available: 1_000_000, held: 220_000 });
  const short = rehearseOne(makeStage('REACH', false), [{ if: 'buy', campaign: 1 }], 100_000);
  expect(short.refused.get(0)).toEqual({ code: 'spendable_short', shortfall: 120_000 });
});

test('the money at an instant is that after the last move by then', () => {
  const { moves } = rehearseOne(makeStage('CPM'), [{ if: 'end', campaign: 1, delivered_percent: 80 }]);
  const start = { available: 1_000_000, held: 220_000 };
  expect(listBalancesAt(start, moves, [NOW, NOW + 6 * DAY_MS, NOW + 8 * DAY_MS])).toEqual([
    start,
    { available: 1_000_000, held: 44_000 },
    { available: 1_044_000, held: 0 },
  ]);
});

test('refusals of a life have the words of a rehearsal', () => {
  expect(getIfRefusal({ code: 'spendable_short', shortfall: 1 })).toBe('spendable_short');
  expect(getIfRefusal({ code: 'quote_lapsed' })).toBe('quote_lapsed');
  expect(getIfRefusal({ code: 'condition_not_met', condition: 'period_leaves_a_day' })).toBe('period_too_short');
  expect(getIfRefusal({ code: 'condition_not_met', condition: 'share_open' })).toBe('not_possible');
  expect(getIfRefusal({ code: 'archived' })).toBe('not_possible');
});

test.each([
  ['REACH', 'review', 0],
  ['CPM', 'review', 2_000],
  ['INFLUENCE', 'review', 0],
] as const)('the hold of a %s campaign that was just bought waits for the %s', (type, waits_for, units_left) => {
  const { life, planSlots } = makeStage(type);
  const outlook = getHoldOutlook(life, planSlots, NOW);
  expect(outlook).toMatchObject({ amount: openHold(life), waits_for, units_left, lost: [] });
  // A list of offers is the advertiser's to accept.
  expect(outlook.settled_at === null).toBe(type === 'INFLUENCE');
});

test('the outlook of every hold of random lives says what it holds, and names every wait', () => {
  const waits = new Set<string>();
  for (let seed = 1; seed <= 2_000; seed++) {
    const { stage, now } = drawStage(createRandom(seed), 1, NOW);
    if (openHold(stage.life) === 0) continue;
    const { amount, waits_for, lost, settled_at } = getHoldOutlook(stage.life, stage.planSlots, now);
    expect(amount).toBe(openHold(stage.life));
    expect(lost.every((share) => share.amount > 0 && share.amount <= amount)).toBe(true);
    expect(settled_at ?? now).toBeGreaterThanOrEqual(now);
    waits.add(waits_for);
  }
  expect([...waits].toSorted()).toEqual(HOLD_WAITS.filter((wait) => wait !== 'difference').toSorted());
});

test('a list that costs more than the hold waits for the difference', () => {
  const { life, planSlots } = makeStage('INFLUENCE');
  const unpaid = { ...life, state: 'TO_PAY', reason: 'after_negotiation' } as const;
  expect(getHoldOutlook(unpaid, planSlots, NOW)).toMatchObject({ waits_for: 'difference', next_at: NOW + 3 * DAY_MS });
});
