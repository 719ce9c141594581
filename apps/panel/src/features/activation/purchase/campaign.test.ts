import { expect, test } from 'vitest';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { canBuy } from './campaign.ts';

const list = { price: 10, discount: 0, vat: 1, total: 11, difference: 1, until: null };

test.each([
  ['a campaign that may be purchased', sampleCampaign({ allowed: ['purchaseCampaign', 'cancelCampaign'] }), true],
  ['a campaign that was bought', sampleCampaign({ allowed: ['cancelCampaign'] }), false],
  ['a list that waits for its difference', sampleCampaign({ allowed: ['purchaseCampaign', 'dropOffers'], list }), false],
])('%s is still to be bought or not', (_, campaign, isToBuy) => {
  expect(canBuy(campaign)).toBe(isToBuy);
});
