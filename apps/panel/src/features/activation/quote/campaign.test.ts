import { expect, test } from 'vitest';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { canBuy } from './campaign.ts';

const list = { price: 10, discount: 0, vat: 1, total: 11, difference: 1, until: null };

test.each([
  ['a campaign that may be purchased', true, sampleCampaign({ allowed: ['purchaseCampaign', 'cancelCampaign'] })],
  ['a campaign that was bought', false, sampleCampaign({ allowed: ['cancelCampaign'] })],
  ['a list that waits for its difference', false, sampleCampaign({ allowed: ['purchaseCampaign', 'dropOffers'], list })],
])('%s can be bought: %s', (_, isToBuy, campaign) => {
  expect(canBuy(campaign)).toBe(isToBuy);
});
