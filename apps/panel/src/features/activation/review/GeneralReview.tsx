import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { useCategories } from '#data/publishers/plans.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { goalText } from '#features/activation/payment/price-rows.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { draftsFa, formatLabel } from '#features/drafts/public.ts';

interface GeneralReviewProps {
  data: CampaignDraft;
  draftId: number;
}

/** Platform, type, audience and budget. */
export function GeneralReview({ data, draftId }: GeneralReviewProps) {
  const categories = useCategories().data ?? [];
  const isByUnits = data.campaign_type === 'CPM' || data.campaign_type === 'CPC';
  const money = [
    ...(data.budget === null || isByUnits ? [] : [fa.toman(formatScaledText(data.budget))]),
    ...(data.goal_total_reach === null ? [] : [goalText(data)]),
  ].join(fa.comma);
  const names = categories.filter(({ id }) => data.ad_categories.includes(id)).map(({ title_fa }) => title_fa);
  const unnamed = data.ad_categories.length - names.length;
  const format = (
    <span className="flex items-center gap-2">
      <PlatformGlyph platform={data.media_type} size={18} />
      {formatLabel(data)}
    </span>
  );
  return (
    <ReviewSection
      title={fa.general}
      editTo="/campaign/general-information"
      draftId={draftId}
      facts={[
        { label: fa.facts.format, value: format },
        { label: fa.facts.type, value: draftsFa.types[data.campaign_type] },
        { label: fa.facts.goal, value: draftsFa.goals[data.campaign_quality_goal] },
        { label: fa.facts.money, value: money, isWide: true },
        { label: fa.facts.location, value: data.execution_locations.join(fa.comma) || draftsFa.brief.everywhere },
        {
          label: fa.facts.categories,
          value: names.join(fa.comma) || (unnamed > 0 ? formatNumber(unnamed) : draftsFa.brief.allCategories),
        },
      ]}
    />
  );
}
