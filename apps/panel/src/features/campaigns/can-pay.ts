import type { Campaign } from './campaigns.queries.ts';

export function canPay({ allowed }: Pick<Campaign, 'allowed'>): boolean {
  return allowed.includes('purchaseCampaign');
}
