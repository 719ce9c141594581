import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, RICH } from '#campaigns/testing/drive.ts';
import { createOutside } from '#campaigns/testing/outside.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';
import { advance, type PlanSlots } from './advance.ts';
import { countedUntil, nextLookAt, questionsFor } from './questions.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const getAsked = (driven: ReturnType<typeof driveTo>, now: number): string[] =>
  questionsFor(driven.campaign, now).map((question) => `${question.ask} ${'placement' in question ? question.placement : '-'}`);
const nobody = { placements: new Map<number, number>() };

test('only those that a campaign waits for are asked', () => {
  expect(getAsked(driveTo('CREATED', 'REACH'), hour(1))).toEqual([]);
  expect(getAsked(driveTo('REVIEW', 'REACH'), hour(1))).toEqual(['review -']);
  const undated = driveTo('REVIEW', 'REACH');
  undated.campaign = { ...undated.campaign, publish_until: hour(2) };
  drive(undated, { event: 'ask_new_dates' }, 'operator', hour(1));
  expect(getAsked(undated, hour(2))).toEqual([]);
  expect(getAsked(driveTo('ASKED', 'INFLUENCE'), hour(1))).toEqual(['answer 1', 'answer 2']);
  expect(getAsked(driveTo('SCHEDULED', 'REACH'), hour(48) - 1)).toEqual(['stay 1', 'stay 2']);
  expect(getAsked(driveTo('SCHEDULED', 'REACH'), hour(48))).toEqual(['stay 1', 'post 1', 'stay 2', 'post 2']);
  const declined = driveTo('ASKED', 'REACH');
  drive(declined, { event: 'decline', placement: 1 }, 'publisher', hour(1));
  expect(getAsked(declined, hour(2))).toEqual(['answer 2']);
});

test('a publisher is asked for a content while it is owed, and the operator after two rejections', () => {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const placement of [1, 2]) drive(driven, { event: 'accept', placement, line: null }, 'publisher', hour(1));
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', hour(1));
  drive(driven, { event: 'order_content', placement: 1 }, 'system', hour(1));
  expect(questionsFor(driven.campaign, hour(2))).toEqual([
    { ask: 'stay', placement: 1 },
    { ask: 'content', placement: 1, attempt: 1, owed_since: hour(1) },
    { ask: 'stay', placement: 2 },
  ]);
  for (const attempt of [1, 2]) {
    drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', hour(attempt * 10));
    expect(getAsked(driven, hour(attempt * 10))).toEqual(['stay 1', 'stay 2']);
    drive(driven, { event: 'reject_content', placement: 1 }, 'advertiser', hour(attempt * 10 + 1));
  }
  drive(driven, { event: 'deliver_content', placement: 1 }, 'publisher', hour(30));
  expect(questionsFor(driven.campaign, hour(31))).toContainEqual({ ask: 'verdict', placement: 1, delivered_at: hour(30) });
  const { placements } = driven.campaign;
  const unordered = { ...driven.campaign, placements: placements.map((item) => ({ ...item, delivered_at: null, owed_since: null })) };
  expect(questionsFor(unordered, hour(31)).filter(({ ask }) => ask !== 'stay')).toEqual([]);
});

test('figures are requested by the hour of Tehran, up to the hour in which a post ends', () => {
  const driven = driveTo('LIVE', 'CPM');
  const first = startOfTehranHour(hour(48));
  const figures = (now: number) => questionsFor(driven.campaign, now).filter(({ ask }) => ask === 'figures');
  expect(figures(hour(48))).toEqual([]);
  expect(figures(first + 3 * HOUR_MS)).toContainEqual({ ask: 'figures', placement: 1, from: first, to: first + 3 * HOUR_MS });
  drive(driven, { event: 'measure', placement: 1, hour: first, accepted: 5 }, 'system', first + HOUR_MS);
  expect(figures(first + 3 * HOUR_MS)).toContainEqual({ ask: 'figures', placement: 1, from: first + HOUR_MS, to: first + 3 * HOUR_MS });
  drive(driven, { event: 'cut_short', placement: 1, removed_at: hour(50) }, 'system', hour(60));
  const last = startOfTehranHour(hour(50) - 1) + HOUR_MS;
  expect(questionsFor(driven.campaign, hour(90))[0]).toEqual({ ask: 'figures', placement: 1, from: first + HOUR_MS, to: last });
  const hours = driveTo('LIVE', 'REACH');
  drive(hours, { event: 'end', placement: 1 }, 'system', hour(72));
  expect(getAsked(hours, hour(90))).toEqual(['figures 1', 'post 2', 'figures 2']);
  const unseen = { ...driven.campaign, placements: driven.campaign.placements.map((item) => ({ ...item, live_at: null })) };
  expect(questionsFor(unseen, hour(90)).filter(({ ask }) => ask === 'figures')).toEqual([]);
});

test('a post that is live is looked at every six hours, however late its publisher wishes to be asked again', () => {
  const { campaign } = driveTo('LIVE', 'REACH');
  const late = { placements: new Map(campaign.placements.map(({ id }) => [id, hour(90)])) };
  expect(nextLookAt(campaign, late, hour(49))).toBe(hour(55));
});

test('a campaign is looked at again when something is due, or when the outside asked for it', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  expect(nextLookAt(campaign, nobody, hour(1))).toBe(hour(7));
  expect(nextLookAt(campaign, { placements: new Map([[1, hour(3)]]) }, hour(1))).toBe(hour(3));
  expect(nextLookAt(campaign, nobody, hour(23))).toBe(hour(24));
  expect(nextLookAt(campaign, nobody, hour(25))).toBe(hour(25) + HOUR_MS / 6);
  expect(nextLookAt(driveTo('CREATED', 'REACH').campaign, nobody, hour(1))).toBeUndefined();
  // The advertiser is reminded at half of the wait and 6 hours before its end.
  for (const [now, next] of [
    [1, 36],
    [36, 66],
    [66, 72],
  ] as const)
    expect(nextLookAt(driveTo('TO_PAY', 'REACH').campaign, nobody, hour(now))).toBe(hour(next));
  expect(nextLookAt(driveTo('REVIEW', 'REACH').campaign, { ...nobody, review: hour(2) }, hour(1))).toBe(hour(2));
  expect(nextLookAt(driveTo('SCHEDULED', 'REACH').campaign, nobody, hour(3))).toBe(hour(48));
  expect(nextLookAt(driveTo('SCHEDULED', 'REACH').campaign, { placements: new Map([[2, hour(30)]]) }, hour(3))).toBe(hour(30));
});

const planSlots: PlanSlots = (count, notBefore) => Array.from({ length: count }, (_, index) => notBefore + (index + 1) * HOUR_MS);

test.each(CAMPAIGN_TYPES)('%s: looking at the times of `nextLookAt` brings a campaign to its end', (type) => {
  for (let seed = 1; seed <= 6; seed++) {
    let { campaign: life } = driveTo('SCHEDULED', type);
    let looks = 0;
    for (let now: number | undefined = hour(3); now !== undefined; now = nextLookAt(life, nobody, now), looks++)
      life = advance(life, createOutside(seed).look(life, now), now, planSlots).life;
    expect(life.state, `seed ${seed}`).toBe('INACTIVE');
    expect(looks).toBeLessThan(200);
  }
});

test('the hour in which a post ended is looked at once it is over, not only when everything is settled', () => {
  const driven = driveTo('LIVE', 'REACH');
  const { campaign } = driven;
  const removed_at = campaign.placements[0]!.live_at! + 100 * 60_000;
  const placements = campaign.placements.map(
    (item) => ({ ...item, state: 'cut_short', ended_at: removed_at, measured_until: null }) as const,
  );
  const whole = startOfTehranHour(removed_at) + HOUR_MS;
  const measured = placements.map((item) => ({ ...item, measured_until: whole - HOUR_MS }));
  const look = (now: number) => nextLookAt({ ...campaign, placements: measured }, nobody, now);
  expect(look(removed_at)).toBe(whole);
  const counted = placements.map((item) => ({ ...item, measured_until: whole }));
  expect(nextLookAt({ ...campaign, placements: counted }, nobody, whole)).toBe(removed_at + 48 * HOUR_MS);
});

test('views are counted up to the earliest hour of a post that has no figures yet', () => {
  expect(countedUntil(driveTo('SCHEDULED', 'CPM').campaign, hour(47))).toBeUndefined();
  const driven = driveTo('LIVE', 'CPM');
  const live = Math.min(...driven.campaign.placements.map(({ live_at }) => live_at!));
  expect(countedUntil(driven.campaign, hour(50.5))).toBe(startOfTehranHour(live));
  const count = (placement: number, at: number) =>
    drive(driven, { event: 'measure', placement, hour: at, accepted: 10 }, 'system', hour(60));
  const first = startOfTehranHour(live);
  for (const at of [first, first + HOUR_MS]) count(1, at);
  expect(countedUntil(driven.campaign, hour(60))).toBe(first);
  count(2, first);
  expect(countedUntil(driven.campaign, hour(60))).toBe(first + HOUR_MS);
  for (const placement of [1, 2]) {
    const { measured_until } = driven.campaign.placements[placement - 1]!;
    for (let at = measured_until!; at + HOUR_MS <= hour(60); at += HOUR_MS) count(placement, at);
  }
  expect(countedUntil(driven.campaign, hour(60.2))).toBe(startOfTehranHour(hour(60.2)));
});
