import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { BEGIN, drive, driveTo, getQuote, RICH, tryAct, type Driven } from '#campaigns/testing/drive.ts';
import { act } from '#campaigns/turn/act.ts';
import { makePreview } from '#campaigns/turn/preview.ts';
import { getLeaveOutAct } from './buying.ts';
import { openHold } from './campaign.ts';
import { dueEvents } from './clock.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;
const leaveOut = (placement: number) => ({ event: 'leave_out', placement }) as const;

/** A list that both publishers of a campaign accepted after an hour; a ceiling of 3,300,000 toman is held. */
function driveToList(answers: readonly ('accept' | 'decline')[] = ['accept', 'accept']): Driven {
  const driven = driveTo('ASKED', 'INFLUENCE');
  for (const [index, event] of answers.entries()) drive(driven, { event, placement: index + 1, line: null }, 'publisher', hour(1));
  return driven;
}

test('a publisher who is left out is out of the list, and the hold stays until the list is accepted at its total', () => {
  const driven = driveToList();
  const [before] = dueEvents(driven.campaign);
  drive(driven, leaveOut(1), 'advertiser', hour(2));
  expect(driven.campaign).toMatchObject({ state: 'NEGOTIATION', held: 3_300_000, released: 0 });
  expect(driven.campaign.placements[0]).toMatchObject({ state: 'declined', out_reason: 'left_out', out_at: hour(2), share: 'none' });
  expect(dueEvents(driven.campaign)[0]).toEqual(before);
  drive(driven, { event: 'accept_list', funds: RICH }, 'advertiser', hour(3));
  expect(driven.campaign).toMatchObject({ state: 'ACCEPTED', held: 3_300_000, released: 2_200_000 });
  expect(openHold(driven.campaign)).toBe(1_100_000);
  expect(driven.campaign.placements.map(({ share }) => share)).toEqual(['none', 'open']);
});

test('the publisher is told that they are not needed, once', () => {
  const driven = driveToList();
  const turn = act(driven.campaign, { command: leaveOut(2), by: 'advertiser', now: hour(2) }, () => []);
  expect(turn.ok && turn.value.orders).toEqual([{ order: 'call_off', placement: 2, key: 'call_off:2' }]);
  const refused = turn.ok && act(turn.value.life, { command: { event: 'end_negotiation' }, by: 'advertiser', now: hour(3) }, () => []);
  expect(refused && refused.ok && refused.value.orders).toEqual([{ order: 'call_off', placement: 1, key: 'call_off:1' }]);
});

test.each([
  ['the last publisher', driveToList(['accept', 'decline']), 1, 'advertiser', 2, 'another_accepted'],
  ['a publisher who declined', driveToList(['accept', 'decline']), 2, 'advertiser', 2, 'transition_refused'],
  ['while an offer is open', driveToList(['accept']), 1, 'advertiser', 2, 'offers_answered'],
  ['by the operator', driveToList(), 1, 'operator', 2, 'transition_refused'],
  ['once the list has lapsed', driveToList(), 1, 'advertiser', 73, 'too_late'],
  ['before anyone is asked', driveTo('REVIEW', 'INFLUENCE'), 1, 'advertiser', 2, 'transition_refused'],
  ['of a campaign of ready content', driveTo('ASKED', 'REACH'), 1, 'advertiser', 2, 'transition_refused'],
] as const)('leaving out %s is refused', (_name, driven, placement, actor, hours, refusal) => {
  expect(tryAct(driven, leaveOut(placement), actor, hour(hours))).toBe(refusal);
});

test('a publisher is left out at the last instant before the list lapses', () => {
  expect(tryAct(driveToList(), leaveOut(1), 'advertiser', hour(73) - 1)).toBe('NEGOTIATION');
});

test('leaving out the last publisher refuses the list, and its preview releases the whole hold', () => {
  const driven = driveToList();
  expect(getLeaveOutAct(driven.campaign, 1)).toEqual(leaveOut(1));
  drive(driven, getLeaveOutAct(driven.campaign, 1), 'advertiser', hour(2));
  const last = getLeaveOutAct(driven.campaign, 2);
  expect(last).toEqual({ event: 'end_negotiation' });
  const turn = act(driven.campaign, { command: last, by: 'advertiser', now: hour(3) }, () => []);
  expect(turn.ok && makePreview(driven.campaign, turn.value)).toMatchObject({ captured: 0, released: 3_300_000 });
  expect(turn.ok && turn.value.life).toMatchObject({ state: 'REJECTED' });
});

test('a publisher who is already out, or a list that still waits for answers, never refuses the whole list', () => {
  const one = driveToList(['accept', 'decline']);
  expect(getLeaveOutAct(one.campaign, 2)).toEqual(leaveOut(2));
  expect(getLeaveOutAct(driveToList(['accept']).campaign, 1)).toEqual(leaveOut(1));
  const over = driveTo('REVIEW', 'INFLUENCE');
  expect(getLeaveOutAct(over.campaign, getQuote('INFLUENCE').placements[0]!.id)).toEqual(leaveOut(1));
});
