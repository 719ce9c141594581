import type { Combination } from '@jarchi/domain/drafts/drafts.ts';

/** How publishers are paid: the price of their plan, a price to be agreed with each, or a price for views. */
export type SaleMode = 'price' | 'invite' | 'views';

export function getSaleMode({ campaign_type }: Pick<Combination, 'campaign_type'>): SaleMode {
  if (campaign_type === 'INFLUENCE') return 'invite';
  return campaign_type === 'CPM' || campaign_type === 'CPC' ? 'views' : 'price';
}
