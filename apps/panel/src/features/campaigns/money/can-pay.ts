import type { Campaign } from '#features/campaigns/campaigns.queries.ts';

export function canPay({ allowed }: Pick<Campaign, 'allowed'>): boolean {
  return allowed.includes('purchaseCampaign');
}
