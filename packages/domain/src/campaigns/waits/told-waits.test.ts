import { expect, test } from 'vitest';
import { BEGIN, drive, driveTo } from '#campaigns/testing/drive.ts';
import { HOUR_MS } from '#calendar/durations.ts';
import { getWaitsOfTurn, keysOfReminder } from './told-waits.ts';

const hour = (hours: number): number => BEGIN + hours * HOUR_MS;

function driveToList() {
  const driven = driveTo('ASKED', 'INFLUENCE');
  drive(driven, { event: 'accept', placement: 1, line: null }, 'publisher', hour(1));
  const before = driven.campaign;
  drive(driven, { event: 'accept', placement: 2, line: null }, 'publisher', hour(1));
  return { before, driven };
}

test('a wait that begins is told by the message of its beginning, and by no other', () => {
  const { before, driven } = driveToList();
  const waits = getWaitsOfTurn(before, driven.campaign);
  expect([waits.open, waits.over]).toEqual([['list'], []]);
  expect([waits.toldBy('campaign_list_ready'), waits.toldBy('campaign_to_pay'), waits.toldBy('campaign_live')]).toEqual([['list'], [], []]);
});

test('a wait that was answered is over, and nothing is told of a wait that goes on', () => {
  const { driven } = driveToList();
  const before = driven.campaign;
  expect(getWaitsOfTurn(before, before).toldBy('campaign_list_ready')).toEqual([]);
  drive(driven, { event: 'end_negotiation' }, 'advertiser', hour(2));
  expect(getWaitsOfTurn(before, driven.campaign)).toMatchObject({ open: [], over: ['list'] });
});

test('an archived campaign waits for nobody', () => {
  const { driven } = driveToList();
  expect(getWaitsOfTurn(driven.campaign, { ...driven.campaign, is_archived: true })).toMatchObject({ open: [], over: ['list'] });
});

test('a reminder names its placements, or the campaign itself', () => {
  expect(keysOfReminder('content', [3, 4])).toEqual(['content:3', 'content:4']);
  expect(keysOfReminder('list', [])).toEqual(['list']);
});
