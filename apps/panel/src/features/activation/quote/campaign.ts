import type { CallAnswer } from '@jarchi/contract/types.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

/** The price without VAT, discounts and services. */
export function getNetPrice({ quote, services }: Pick<Campaign, 'quote' | 'services'>): number {
  return quote.price - services.reduce((sum, { price }) => sum + price, 0);
}

/** Whether the campaign can be bought: not if another window or a charge bought it, nor if it is a list that waits for its difference. */
export function canBuy({ allowed, list }: Pick<Campaign, 'allowed' | 'list'>): boolean {
  return list === null && allowed.includes('purchaseCampaign');
}
