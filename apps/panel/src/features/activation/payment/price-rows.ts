import { getTarget } from '@jarchi/domain/campaigns/goals.ts';
import { formatNumber, formatPercent, formatScaledText } from '@jarchi/ui/format/format.ts';
import type { SumRow } from '@jarchi/ui/figures/Rows.tsx';
import { activationFa } from '#features/activation/activation.fa.ts';
import { getNetPrice, type Campaign } from '#features/activation/quote/campaign.ts';
import { paymentFa as fa } from './payment.fa.ts';

type PricedCampaign = Pick<
  Campaign,
  'campaign_type' | 'goal_total_reach' | 'publishers' | 'placements' | 'bundles' | 'services' | 'discounts' | 'quote'
>;

/** «۵۰۰ هزار بازدید», «۱۴٬۰۰۰ کلیک»; the goal of views is stored in thousands. */
export function goalText({ campaign_type, goal_total_reach: goal }: Pick<Campaign, 'campaign_type' | 'goal_total_reach'>): string {
  const target = getTarget({ campaign_type, goal_total_reach: goal });
  if (target === null) return '';
  return activationFa.goals[campaign_type](campaign_type === 'CPC' ? formatNumber(target) : formatScaledText(target));
}

/** The bought items at net prices: single publishers and each bundle; a ceiling; or views and clicks. */
function boughtRows(campaign: PricedCampaign, format: string): SumRow[] {
  const net = getNetPrice(campaign);
  if (campaign.campaign_type === 'INFLUENCE') return [{ key: 'net', label: fa.lines.ceiling, amountToman: net }];
  if (campaign.campaign_type !== 'REACH') return [{ key: 'net', label: goalText(campaign), amountToman: net }];
  const { bundles, placements } = campaign;
  const bundled = new Set(bundles.flatMap(({ plan_ids }) => plan_ids));
  const single = placements.filter(({ plan_id }) => !bundled.has(plan_id)).length;
  const rest = net - bundles.reduce((sum, { price }) => sum + price, 0);
  return [
    ...(single > 0 || bundles.length === 0
      ? [{ key: 'net', label: fa.lines.publishers(formatNumber(single || campaign.publishers), format), amountToman: rest }]
      : []),
    ...bundles.map(({ id, title, price, plan_ids }) => ({
      key: `bundle ${id}`,
      label: fa.lines.bundle(title, formatNumber(plan_ids.length)),
      amountToman: price,
    })),
  ];
}

/** One row for each discount; one for all if the codes are not known. */
function discountRows({ quote, discounts }: PricedCampaign): SumRow[] {
  const style = { isSigned: true, tone: 'success' } as const;
  if (quote.discount === 0) return [];
  if (discounts.length === 0) return [{ key: 'discount', label: fa.discount, amountToman: -quote.discount, ...style }];
  return discounts.map(({ discount_code, amount, percent, is_capped }) => ({
    key: `discount ${discount_code}`,
    label: fa.discountOf(discount_code, percent === null ? undefined : formatPercent(percent / 100), is_capped),
    amountToman: -amount,
    ...style,
  }));
}

/** Net price, services, discounts and VAT, whose sum is the campaign's total. */
export function priceRows(campaign: PricedCampaign, format: string): SumRow[] {
  const { quote, services, campaign_type } = campaign;
  return [
    ...boughtRows(campaign, format),
    ...services.map(({ key, title_fa, price }) => ({ key: `service ${key}`, label: fa.lines.service(title_fa), amountToman: price })),
    ...discountRows(campaign),
    { key: 'vat', label: fa.vat(formatPercent(quote.vat_percent / 100)), amountToman: quote.vat },
    {
      key: 'total',
      label: campaign_type === 'INFLUENCE' ? fa.totalOfCeiling : fa.total,
      amountToman: quote.total,
      kind: 'total',
    },
  ];
}
