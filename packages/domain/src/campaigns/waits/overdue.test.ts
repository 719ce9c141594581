import { HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { BEGIN, driveTo } from '#campaigns/testing/drive.ts';
import { act } from '#campaigns/turn/act.ts';
import { nextLookAt } from '#campaigns/turn/questions.ts';
import { makePreview } from '#campaigns/turn/preview.ts';
import { returnsDiscountUses } from '#campaigns/turn/discount-uses.ts';
import { expect, test } from 'vitest';
import { findOverdue, findReleaseEvent, OPERATOR_HOURS, OVERDUE_AFTER_HOURS } from './overdue.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const noSlots = () => [];

test('a campaign whose next deadline passed a day ago is overdue, and not a millisecond earlier', () => {
  const { campaign } = driveTo('ASKED', 'REACH');
  const due = nextLookAt(campaign, { placements: new Map() }, campaign.changed_at)!;
  const answers = campaign.placements[0]!.offered_at! + 24 * HOUR_MS;
  expect(due).toBeLessThanOrEqual(answers);
  const late = answers + OVERDUE_AFTER_HOURS * HOUR_MS;
  expect(findOverdue(campaign, late - 1)).toBeUndefined();
  expect(findOverdue(campaign, late)).toEqual({ since: answers, awaited: 'deadline' });
});

test('a review that the operator does not answer is overdue after three days', () => {
  const { campaign } = driveTo('REVIEW', 'REACH');
  const late = campaign.state_since + OPERATOR_HOURS * HOUR_MS;
  expect(findOverdue(campaign, late - 1)).toBeUndefined();
  expect(findOverdue(campaign, late)).toEqual({ since: late, awaited: 'review' });
});

test('a campaign that waits for its advertiser alone, or is archived, is never overdue', () => {
  expect(findOverdue(driveTo('CREATED', 'REACH').campaign, hour(10_000))).toBeUndefined();
  expect(findOverdue({ ...driveTo('REVIEW', 'REACH').campaign, is_archived: true }, hour(10_000))).toBeUndefined();
});

test.each([
  ['AWAITING_APPROVAL', null, 'cancel'],
  ['SCHEDULED', null, 'cancel'],
  ['PUBLISHING', null, 'stop'],
  ['INACTIVE', 'paused', 'stop'],
  ['INACTIVE', 'completed', undefined],
  ['CREATION', null, undefined],
] as const)('the operator ends a campaign in %s %s by: %s', (state, reason, event) => {
  expect(findReleaseEvent({ state, reason }, 'CPM')).toBe(event);
});

test("a cancellation by the operator releases everything and returns the discount's use, where the advertiser's keeps half", () => {
  const { campaign } = driveTo('SCHEDULED', 'INFLUENCE');
  const cancel = (by: 'advertiser' | 'operator') => {
    const turn = act(campaign, { command: { event: 'cancel' }, by, now: hour(2) }, noSlots);
    if (!turn.ok) throw new Error(turn.error.code);
    const { captured, released, stays_held } = makePreview(campaign, turn.value);
    return { captured, released, stays_held, returns: returnsDiscountUses(turn.value.facts) };
  };
  expect(cancel('advertiser')).toEqual({ captured: 1_100_000, released: 1_100_000, stays_held: 0, returns: false });
  expect(cancel('operator')).toEqual({ captured: 0, released: 2_200_000, stays_held: 0, returns: true });
});

test('a dispute and a verdict that the operator owes are overdue after three days, and the longest wait is named', () => {
  const { campaign } = driveTo('LIVE', 'REACH');
  const placements = campaign.placements.map((item) => ({
    ...item,
    state: 'content_pending' as const,
    delivered_at: hour(2),
    rejections: 2,
  }));
  const waiting: LifeCampaign = { ...campaign, disputed_at: hour(1), placements };
  const late = (begin: number) => hour(begin + OPERATOR_HOURS);
  const found = (life: LifeCampaign, now: number) => findOverdue(life, now)?.awaited;
  expect(found({ ...waiting, placements: [] }, late(1) - 1)).toBeUndefined();
  expect(findOverdue({ ...waiting, placements: [] }, late(1))).toEqual({ since: late(1), awaited: 'dispute' });
  expect(findOverdue({ ...waiting, disputed_at: null }, late(2))).toMatchObject({ awaited: 'verdict' });
  expect(found(waiting, late(2))).toBe('dispute');
  const early = placements.map((item) => ({ ...item, rejections: 0 }));
  expect(['verdict', 'dispute']).not.toContain(found({ ...waiting, disputed_at: null, placements: early }, late(2)));
});

test('a campaign that waits for new dates does not wait for the operator', () => {
  const { campaign } = driveTo('REVIEW', 'REACH');
  expect(findOverdue({ ...campaign, reason: 'new_dates' }, hour(10_000))?.awaited).not.toBe('review');
});
