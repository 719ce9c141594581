import type { Combination } from '@jarchi/domain/drafts/drafts.ts';

/** How publishers are paid: at the price of their plan, at one to be agreed with each, or together by the view. */
export type SaleMode = 'price' | 'invite' | 'views';

export function getSaleMode({ campaign_type }: Pick<Combination, 'campaign_type'>): SaleMode {
  if (campaign_type === 'INFLUENCE') return 'invite';
  return campaign_type === 'CPM' || campaign_type === 'CPC' ? 'views' : 'price';
}
