import { expect, test } from 'vitest';
import { CAMPAIGN_STATES } from '#campaigns/campaign-life.ts';
import { campaignStateTitlesFa } from './campaign-states.fa.ts';

test('no two states of a campaign have the same title', () => {
  expect(new Set(CAMPAIGN_STATES.map((state) => campaignStateTitlesFa[state])).size).toBe(CAMPAIGN_STATES.length);
});
