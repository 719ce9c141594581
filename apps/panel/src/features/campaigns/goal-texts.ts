import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { getUnitCost, type CampaignGoal } from '@jarchi/domain/campaigns/goals.ts';
import { formatScaledPair } from '@jarchi/ui/format/format-pair.ts';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import type { CampaignRow } from '#data/campaigns/campaigns.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';

/** «۲۵۰ هزار بازدید»; empty without a goal. */
export function goalText({ measure, target }: CampaignGoal): string {
  return target === null ? '' : fa.counted(formatScaledText(target), measuresFa[measure].title);
}

/** «۱۵۰ از ۲۵۰ هزار بازدید», or only what there is. */
export function reachedText({ measure, target, reached }: CampaignGoal): string {
  const { title } = measuresFa[measure];
  if (target === null) return fa.counted(formatScaledText(reached), title);
  const pair = formatScaledPair(reached, target);
  return fa.counted(fa.of(pair.part, pair.whole), title);
}

/** The price of a thousand views or of a click, as bought; none where hours are bought. */
export function unitPriceFacts({ goal: { measure, target }, price }: Pick<CampaignRow, 'goal' | 'price'>) {
  const unitPrice = measure === 'reach' ? null : getUnitCost(measure, price, target ?? 0);
  return unitPrice === null ? [] : [{ label: measuresFa[measure].unitCost, value: fa.netToman(formatToman(unitPrice)) }];
}
