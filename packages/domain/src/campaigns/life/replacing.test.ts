import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { BEGIN, drive, driveTo, getPlacement, RICH, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import { advance } from '#campaigns/turn/advance.ts';
import { questionsFor } from '#campaigns/turn/questions.ts';
import { listReminders, nextReminderAt } from '#campaigns/waits/reminders.ts';

const at = (hours: number): number => BEGIN + hours * HOUR_MS;
const noSlots = () => [];

/** The first publisher declines at the second hour: the share waits until the 26th. */
function driveToLost(change: Partial<LifeCampaign> = {}): Driven {
  const driven = driveTo('ASKED', 'REACH');
  drive(driven, { event: 'accept', placement: 2, line: null }, 'publisher', at(1));
  drive(driven, { event: 'decline', placement: 1 }, 'publisher', at(2));
  driven.campaign = { ...driven.campaign, ...change };
  return driven;
}

const replace = (price: number) => ({ event: 'replace', placement: 1, replacement: getPlacement(3, 'REACH', price), funds: RICH }) as const;
const seen = (price: number | null, hours: number) => ({
  placements: [{ placement: 1, asked_at: at(hours), replacement: price === null ? null : getPlacement(3, 'REACH', price) }],
});

test('a replacement is taken until its deadline, and needs a day of the period', () => {
  expect(tryAct(driveToLost(), replace(1_000_000), 'advertiser', at(26) - 1)).toBe('ACCEPTED');
  expect(tryAct(driveToLost(), replace(1_000_000), 'advertiser', at(26))).toBe('too_late');
  const short = driveToLost({ publish_until: at(30) });
  expect(tryAct(short, replace(1_000_000), 'advertiser', at(6))).toBe('ACCEPTED');
  expect(tryAct(short, replace(1_000_000), 'advertiser', at(6) + 1)).toBe('period_leaves_a_day');
});

test('the system gives a share away at its deadline only where it was asked to, and only to one who costs no more', () => {
  const auto = driveToLost({ is_auto_replace: true });
  const cheap = { ...replace(900_000), funds: { available: 0, debt_limit: 0 } };
  expect(tryAct(auto, cheap, 'system', at(26) - 1)).toBe('too_early');
  expect(tryAct(auto, cheap, 'system', at(26))).toBe('ACCEPTED');
  expect(tryAct(auto, { ...cheap, replacement: getPlacement(3, 'REACH', 1_000_000) }, 'system', at(26))).toBe('ACCEPTED');
  expect(tryAct(auto, { ...cheap, replacement: getPlacement(3, 'REACH', 1_000_001) }, 'system', at(26))).toBe('not_dearer');
  expect(tryAct(driveToLost(), cheap, 'system', at(26))).toBe('not_dearer');
});

test('the market is asked at the deadline, and the share waits for its answer', () => {
  const { campaign } = driveToLost({ is_auto_replace: true });
  const asked = (life: LifeCampaign, now: number) => questionsFor(life, now).filter(({ ask }) => ask === 'replacement');
  expect(asked(campaign, at(26) - 1)).toEqual([]);
  expect(asked(campaign, at(26))).toEqual([{ ask: 'replacement', placement: 1 }]);
  expect(asked(driveToLost().campaign, at(26))).toEqual([]);
  const unasked = { placements: [{ placement: 1, asked_at: at(27) }] };
  expect(advance(campaign, unasked, at(27), noSlots).facts).toEqual([]);
  const taken = advance(campaign, seen(900_000, 27), at(27), noSlots);
  expect(taken.facts.map(({ event, by, at: when }) => [event, by, when])).toEqual([['replace', 'system', at(26)]]);
  expect(taken.life.placements[2]).toMatchObject({ state: 'offered', share: 'open', offered_at: at(26) });
  expect(taken.orders).toMatchObject([{ order: 'ask_publisher', placement: 3 }]);
  expect(taken.life.released).toBe(110_000);
});

test.each([
  ['dearer', 1_100_000],
  ['not there', null],
])('a share whose nearest publisher is %s is released at its deadline', (_, price) => {
  const turn = advance(driveToLost({ is_auto_replace: true }).campaign, seen(price, 27), at(27), () => [at(60)]);
  expect(turn.facts.map(({ event, by, at: when }) => [event, by, when])).toMatchObject([
    ['drop', 'system', at(26)],
    ['assign_slot', 'system', at(27)],
  ]);
  expect(turn.life.released).toBe(1_100_000);
});

test('an advertiser whose shares go to others by themselves is not reminded of them', () => {
  expect(listReminders(driveToLost().campaign, at(21))).toHaveLength(1);
  expect(listReminders(driveToLost({ is_auto_replace: true }).campaign, at(21))).toEqual([]);
  expect(nextReminderAt(driveToLost().campaign, at(3))).toBeDefined();
  expect(nextReminderAt(driveToLost({ is_auto_replace: true }).campaign, at(3))).toBeUndefined();
});
