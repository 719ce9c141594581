import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { dueEvents } from '#campaigns/life/clock.ts';
import { BEGIN, drive, driveTo, getQuote, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import { settle } from '#campaigns/turn/advance.ts';
import { nextLookAt } from '#campaigns/turn/questions.ts';
import type { LifeEvent } from './events.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const END = getQuote('CPM').publish_until;
const noSlots = () => [];
const asAdvertiser = (driven: Driven, act: LifeEvent, hours: number) => tryAct(driven, act, 'advertiser', at(hours));

test('a pause of posts that are paid by hours is refused', () => {
  for (const type of ['REACH', 'INFLUENCE'] as const)
    expect(asAdvertiser(driveTo('LIVE', type), { event: 'pause' }, 50)).toBe('transition_refused');
});

test.each([
  [at(50), null, 'pause_in_period'],
  [at(50) + 1, null, 'PUBLISHING'],
  [END - 1, null, 'PUBLISHING'],
  [END, null, 'pause_in_period'],
  [at(60), at(60), 'pause_in_period'],
  [at(60), at(60) + 1, 'PUBLISHING'],
  [at(60), END - 1, 'PUBLISHING'],
  [at(60), END, 'pause_in_period'],
])('a pause planned for %d that ends at %d is %s at the fiftieth hour', (pause_at, resume_at, outcome) => {
  expect(asAdvertiser(driveTo('LIVE', 'CPC'), { event: 'plan_pause', pause_at, resume_at }, 50)).toBe(outcome);
});

test.each([
  [at(50), 'pause_in_period'],
  [at(50) + 1, 'INACTIVE.paused'],
  [END, 'pause_in_period'],
])('a pause of now that ends at %d is %s', (resume_at, outcome) => {
  expect(asAdvertiser(driveTo('LIVE', 'CPM'), { event: 'pause', resume_at }, 50)).toBe(outcome);
});

test('a planned pause comes and goes by itself at its instants, however late they are seen', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'plan_pause', pause_at: at(60.5), resume_at: at(70.5) }, 'advertiser', at(50));
  expect(dueEvents(driven.campaign)[0]).toEqual({ event: 'pause', placement: null, at: at(60.5) });
  expect(nextLookAt(driven.campaign, { placements: new Map() }, at(60))).toBe(at(60.5));
  expect(settle(driven.campaign, at(60.5) - 1, noSlots).facts).toEqual([]);
  const paused = settle(driven.campaign, at(60.5), noSlots).life;
  expect([paused.state, paused.reason, paused.pause_at, paused.resume_at]).toEqual(['INACTIVE', 'paused', null, at(70.5)]);
  const late = settle(driven.campaign, at(100), noSlots);
  expect(late.facts.map(({ event, by, at: when }) => [event, by, when])).toEqual([
    ['pause', 'system', at(60.5)],
    ['resume', 'system', at(70.5)],
  ]);
  expect(late.life).toMatchObject({ state: 'PUBLISHING', pauses: [{ from: at(60.5), to: at(70.5) }], pause_at: null, resume_at: null });
  expect(late.orders).toMatchObject([{ is_on: false }, { is_on: false }, { is_on: true }, { is_on: true }]);
});

test('the hour in which a pause was pressed is paid, and no hour that begins in it', () => {
  const driven = driveTo('LIVE', 'CPM');
  drive(driven, { event: 'pause' }, 'advertiser', at(50.2));
  for (const hour of [50, 51, 52]) drive(driven, { event: 'measure', placement: 1, hour: at(hour), accepted: 100 }, 'system', at(hour + 1));
  drive(driven, { event: 'resume' }, 'advertiser', at(53.2));
  for (const hour of [53, 54]) drive(driven, { event: 'measure', placement: 1, hour: at(hour), accepted: 100 }, 'system', at(hour + 1));
  expect(driven.campaign.placements[0]).toMatchObject({ delivered_units: 200, measured_until: at(55) });
  expect(driven.campaign.captured).toBe(2_200);
  expect(driven.campaign.publish_until).toBe(END);
});

test('a plan is replaced by another, taken back, and gone once the campaign pauses, resumes or ends', () => {
  const planned = () => {
    const driven = driveTo('LIVE', 'CPC');
    drive(driven, { event: 'plan_pause', pause_at: at(60), resume_at: at(70) }, 'advertiser', at(50));
    return driven;
  };
  const plan = ({ campaign }: Driven) => [campaign.pause_at, campaign.resume_at];
  const again = planned();
  drive(again, { event: 'plan_pause', pause_at: at(80), resume_at: null }, 'advertiser', at(51));
  expect(plan(again)).toEqual([at(80), null]);
  drive(again, { event: 'cancel_pause' }, 'advertiser', at(52));
  expect(plan(again)).toEqual([null, null]);
  expect(asAdvertiser(again, { event: 'cancel_pause' }, 53)).toBe('pause_planned');
  const early = planned();
  drive(early, { event: 'pause', resume_at: null }, 'advertiser', at(51));
  expect(plan(early)).toEqual([null, null]);
  const resumed = planned();
  drive(resumed, { event: 'pause' }, 'advertiser', at(51));
  expect(plan(resumed)).toEqual([null, at(70)]);
  drive(resumed, { event: 'resume' }, 'advertiser', at(52));
  expect(plan(resumed)).toEqual([null, null]);
  const stopped = planned();
  drive(stopped, { event: 'stop' }, 'advertiser', at(51));
  expect(plan(stopped)).toEqual([null, null]);
});

test('a second pause leaves the end of the first one as it was', () => {
  const driven = driveTo('LIVE', 'CPM');
  for (const [event, hours] of [
    ['pause', 50],
    ['resume', 51],
    ['pause', 52],
    ['resume', 53],
  ] as const)
    drive(driven, { event }, 'advertiser', at(hours));
  expect(driven.campaign.pauses).toEqual([
    { from: at(50), to: at(51) },
    { from: at(52), to: at(53) },
  ]);
});
