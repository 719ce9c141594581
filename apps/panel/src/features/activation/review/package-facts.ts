import { getMeasure, getTarget, getUnitCost } from '@jarchi/domain/campaigns/goals.ts';
import { costPerThousand } from '@jarchi/domain/money/money.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { estimatePackage } from '@jarchi/domain/publishers/estimates.ts';
import { estimatePackageRange } from '@jarchi/domain/publishers/package-range.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { goalText } from '#features/activation/payment/price-rows.ts';
import { getNetPrice, type Campaign } from '#features/activation/quote/campaign.ts';

/** A publisher of a package, with the fields that the review shows. */
export interface ReviewedPublisher {
  /** The id of the placement or plan, because one publisher may be bought twice. */
  readonly id: number;
  readonly publisher_id: number;
  readonly category_id?: number | null | undefined;
  readonly title: string;
  readonly availability_hours: number;
  readonly reach: number;
  /** Undefined if the plan is no longer sold, or not loaded yet. */
  readonly reach_low?: number | undefined;
  readonly reach_high?: number | undefined;
  readonly price: number;
}

export interface PackageFact {
  readonly label: string;
  readonly text: string;
  /** A smaller text after it: the bounds of an estimate. */
  readonly note?: string;
}

const NO_BREAK = '\u00a0';

/** «۹ ناشر ۲۴ ساعت، ۲ ناشر ۴۸ ساعت», with line breaks only between the parts. */
function hoursText(publishers: readonly ReviewedPublisher[]): string {
  const byHours = new Map<number, number>();
  for (const { availability_hours: hours } of publishers) byHours.set(hours, (byHours.get(hours) ?? 0) + 1);
  return [...byHours]
    .toSorted((a, b) => b[1] - a[1])
    .map(([hours, count]) => fa.hoursOf(formatNumber(count), formatNumber(hours)).replaceAll(' ', NO_BREAK))
    .join(fa.comma);
}

/** The likely range that the cart shows; only where every publisher has one. */
function likelyText(media_type: Campaign['media_type'], publishers: readonly ReviewedPublisher[]): string | undefined {
  const plans = publishers.flatMap(({ reach: mid, reach_low: low, reach_high: high, price }) =>
    low === undefined || high === undefined ? [] : [{ media_type, price, range: { low, mid, high } }],
  );
  if (plans.length < publishers.length) return undefined;
  const { low, high } = estimatePackageRange(plans);
  const pair = formatScaledPair(low, high);
  return fa.range(pair.part, pair.whole);
}

function reachFacts({ media_type }: Campaign, publishers: readonly ReviewedPublisher[], priceToman: number | null): PackageFact[] {
  if (publishers.length === 0) return [];
  const estimate = estimatePackage(publishers.map(({ reach, price }) => ({ media_type, reach, price })));
  // From the plain sum, as in the cart.
  const cost = priceToman === null ? null : costPerThousand(priceToman, estimate.reach_at_most);
  const note = likelyText(media_type, publishers);
  return [
    {
      label: fa.facts.reach,
      text: formatScaledText(estimate.reach_model),
      ...(note === undefined ? {} : { note }),
    },
    ...(priceToman === null ? [] : [{ label: fa.facts.hours, text: hoursText(publishers) }]),
    ...(cost === null ? [] : [{ label: fa.facts.cost, text: fa.toman(formatToman(cost)) }]),
  ];
}

/** The facts of a package by campaign type: publishers with their reach, invited publishers under a ceiling, or views and clicks with their price. */
export function packageFacts(campaign: Campaign, draft: CampaignDraft, publishers: readonly ReviewedPublisher[]): PackageFact[] {
  const price = getNetPrice(campaign);
  const { campaign_type, bundles } = campaign;
  const alternatives = draft.alternative_media_plans.length;
  const others: PackageFact[] = [
    ...(bundles.length > 0 ? [{ label: fa.facts.bundles, text: bundles.map(({ title }) => title).join(fa.comma) }] : []),
    ...(alternatives > 0 && networkPlanField(draft) === undefined
      ? [{ label: fa.facts.alternatives, text: fa.publishers(formatNumber(alternatives)) }]
      : []),
  ];
  if (campaign_type === 'REACH') return [...reachFacts(campaign, publishers, price), ...others];
  if (campaign_type === 'INFLUENCE')
    return [
      { label: fa.facts.ceiling, text: fa.netToman(formatToman(price)) },
      { label: fa.facts.answers, text: fa.answersIn },
      ...reachFacts(campaign, publishers, null),
      ...others,
    ];
  const isViews = campaign_type === 'CPM';
  const unitPrice = getUnitCost(getMeasure(campaign_type), price, getTarget(campaign) ?? 0);
  const network = networkPlanField(draft) === undefined ? undefined : publishers[0];
  return [
    { label: isViews ? fa.facts.views : fa.facts.clicks, text: goalText(campaign) },
    ...(unitPrice === null
      ? []
      : [{ label: isViews ? fa.facts.perThousandViews : fa.facts.perClick, text: fa.netToman(formatToman(unitPrice)) }]),
    ...(campaign.goal_cover ? [{ label: fa.facts.viewsEstimate, text: formatScaledText(campaign.goal_cover.expected) }] : []),
    ...(network ? [{ label: fa.facts.network, text: network.title }] : []),
    ...others,
  ];
}
