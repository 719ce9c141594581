import type { CallAnswer } from '@jarchi/contract/types.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

/** Net of VAT and before discounts, without the services. */
export function getNetPrice({ quote, services }: Pick<Campaign, 'quote' | 'services'>): number {
  return quote.price - services.reduce((sum, { price }) => sum + price, 0);
}

/** Whether it is still to be bought: what another window or a charge bought already is not, nor is a list that waits for its difference. */
export function canBuy({ allowed, list }: Pick<Campaign, 'allowed' | 'list'>): boolean {
  return list === null && allowed.includes('purchaseCampaign');
}
