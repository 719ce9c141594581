import { expect, test } from 'vitest';
import { driveTo } from '#campaigns/testing/drive.ts';
import { allowedCalls, CAMPAIGN_CALLS, PREVIEWED_CALLS } from './allowed-calls.ts';

const callsAt = (...[milestone, type]: Parameters<typeof driveTo>) => allowedCalls(driveTo(milestone, type).campaign);

test('the calls that a state allows are those of its events, each once', () => {
  expect(callsAt('CREATED', 'REACH')).toEqual(['updateCampaign', 'purchaseCampaign', 'cancelCampaign', 'archiveCampaign']);
  expect(callsAt('TO_PAY', 'REACH')).toEqual(['updateCampaign', 'purchaseCampaign', 'cancelCampaign', 'archiveCampaign']);
  expect(callsAt('REVIEW', 'REACH')).toEqual(['cancelCampaign']);
  expect(callsAt('ASKED', 'INFLUENCE')).toEqual(['acceptOffers', 'refuseOffers', 'cancelCampaign']);
  expect(callsAt('LIVE', 'CPM')).toEqual([]);
});

test('an archived campaign can be restored, and nothing else', () => {
  expect(allowedCalls({ ...driveTo('CREATED', 'REACH').campaign, is_archived: true })).toEqual(['restoreCampaign']);
});

test('the calls that end a campaign are calls of campaigns', () => {
  for (const call of PREVIEWED_CALLS) expect(CAMPAIGN_CALLS).toContain(call);
});
