import type { Campaign } from '#data/campaigns/campaigns.ts';

export function canPay({ allowed }: Pick<Campaign, 'allowed'>): boolean {
  return allowed.includes('purchaseCampaign');
}
