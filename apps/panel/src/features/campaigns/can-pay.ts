import type { Campaign } from './campaigns.queries.ts';

const PAYMENTS = ['purchase', 'pay', 'pay_difference'];

export function canPay(campaign: Pick<Campaign, 'allowed'>): boolean {
  return PAYMENTS.some((event) => campaign.allowed.includes(event));
}
