import { expect, test } from 'vitest';
import { describeAct, sumActs } from './staff-acts.ts';

test.each([
  ['campaigns.purchaseCampaign', 'purchase'],
  ['campaigns.stopCampaign', 'campaign'],
  ['drafts.updateDraft', 'draft'],
  ['moneyRequests.saveMoneyRequest', 'money'],
  ['newcomers.greet', 'other'],
  ['', 'other'],
])('%s is an act of %s', (call, act) => {
  expect(describeAct(call)).toBe(act);
});

test('acts of one kind are counted together, in their order', () => {
  const calls = [
    { call: 'finance.createOnlinePayment', count: 1 },
    { call: 'drafts.createDraft', count: 1 },
    { call: 'drafts.updateDraft', count: 5 },
  ];
  expect(sumActs(calls)).toEqual([
    { act: 'draft', count: 6 },
    { act: 'money', count: 1 },
  ]);
  expect(sumActs([])).toEqual([]);
});
