import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { startCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent } from '#campaigns/life/events.ts';
import { BEGIN, drive, driveTo } from '#campaigns/testing/drive.ts';
import { allowedCalls, CAMPAIGN_CALLS, PREVIEWED_CALLS } from './allowed-calls.ts';

const callsAt = (...[milestone, type]: Parameters<typeof driveTo>) => allowedCalls(driveTo(milestone, type).campaign);

test('the calls that a state allows are those of its events, each once', () => {
  expect(allowedCalls(startCampaign(1, 'REACH', BEGIN))).toEqual(['updateCampaign', 'archiveCampaign']);
  const unpaid = ['updateCampaign', 'purchaseCampaign', 'cancelCampaign', 'setAutoReplace', 'archiveCampaign'];
  expect(callsAt('CREATED', 'REACH')).toEqual(unpaid);
  expect(callsAt('TO_PAY', 'REACH')).toEqual(unpaid);
  expect(callsAt('REVIEW', 'REACH')).toEqual(['cancelCampaign', 'setAutoReplace']);
  expect(callsAt('ASKED', 'INFLUENCE')).toEqual(['acceptOffers', 'refuseOffers', 'cancelCampaign', 'setAutoReplace']);
  expect(callsAt('LIVE', 'REACH')).toEqual(['stopCampaign', 'setAutoReplace']);
  expect(callsAt('LIVE', 'CPM')).toEqual(['pauseCampaign', 'stopCampaign', 'setAutoReplace']);
});

test('a pause can be taken back or ended, and a stopped campaign disputed, once at a time', () => {
  const driven = driveTo('LIVE', 'CPM');
  const after = (act: LifeEvent, hours: number) => {
    drive(driven, act, 'advertiser', BEGIN + hours * HOUR_MS);
    return allowedCalls(driven.campaign);
  };
  const planned = { event: 'plan_pause', pause_at: BEGIN + 80 * HOUR_MS, resume_at: null } as const;
  expect(after(planned, 50)).toEqual(['pauseCampaign', 'resumeCampaign', 'stopCampaign', 'setAutoReplace']);
  expect(after({ event: 'cancel_pause' }, 51)).toEqual(['pauseCampaign', 'stopCampaign', 'setAutoReplace']);
  expect(after({ event: 'pause' }, 52)).toEqual(['resumeCampaign', 'stopCampaign', 'setAutoReplace']);
  expect(after({ event: 'stop' }, 53)).toEqual(['openDispute', 'archiveCampaign']);
  expect(after({ event: 'dispute' }, 54)).toEqual(['archiveCampaign']);
});

test('the share of a publisher who fell out can be given to another or released', () => {
  const driven = driveTo('ASKED', 'REACH');
  drive(driven, { event: 'decline', placement: 1 }, 'publisher', BEGIN + HOUR_MS);
  expect(allowedCalls(driven.campaign)).toEqual(['cancelCampaign', 'replacePlacement', 'dropPlacement', 'setAutoReplace']);
});

test('an archived campaign can be restored, and nothing else', () => {
  expect(allowedCalls({ ...driveTo('CREATED', 'REACH').campaign, is_archived: true })).toEqual(['restoreCampaign']);
});

test('the calls that end or pause a campaign are calls of campaigns', () => {
  for (const call of PREVIEWED_CALLS) expect(CAMPAIGN_CALLS).toContain(call);
});
