import { getOverBudget } from '@jarchi/domain/pricing/quote.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { paymentFa as fa } from './payment.fa.ts';

/** Tells before the purchase that a package costs more than its budget. A brief has a ceiling instead, and views and clicks have their goal. */
export function OverBudget({ campaign_type, budget, quote }: Pick<Campaign, 'campaign_type' | 'budget' | 'quote'>) {
  const over = campaign_type === 'REACH' ? getOverBudget(budget, quote) : 0;
  if (over === 0 || budget === null) return null;
  return <Notice tone="warning">{fa.overBudget(formatToman(over), formatToman(budget))}</Notice>;
}
