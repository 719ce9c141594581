import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { isShortOfGoal } from '@jarchi/domain/publishers/goal-cover.ts';
import { formatNumber, formatPercent, formatToman } from '@jarchi/ui/format/format.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import { DatesStrip } from '#features/activation/DatesStrip.tsx';
import { ServicesSection } from '#features/activation/extras/ServicesSection.tsx';
import { goalText } from '#features/activation/payment/price-rows.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { RefundRules } from '#features/activation/RefundRules.tsx';
import { formatLabel, hoursLabel, periodLabel } from '#features/drafts/public.ts';
import { ContentReview } from './ContentReview.tsx';
import { GeneralReview } from './GeneralReview.tsx';
import type { ReviewedPublisher } from './package-facts.ts';
import { PackageReview } from './PackageReview.tsx';

export interface ReviewBodyProps {
  draft: CampaignDraft;
  draftId: number;
  today: string;
  campaign: Campaign;
  publishers: readonly ReviewedPublisher[];
  /** The money that is missing to buy it, or 0. */
  shortfall: number;
  onServices: (chosen: CampaignDraft['additional_services']) => void;
}

/** «۱۲ تا ۲۳ آبان، ۱۸ تا ۲۳» */
function publishingText(data: CampaignDraft): string {
  const period = periodLabel(data.publish_period_start, data.publish_period_end);
  return `${period}${fa.comma}${hoursLabel(data.preferred_publish_start_hour, data.preferred_publish_end_hour)}`;
}

function Headline({ draft, campaign, shortfall, publishers }: Pick<ReviewBodyProps, 'draft' | 'campaign' | 'shortfall' | 'publishers'>) {
  const isShort = shortfall > 0;
  const cover = campaign.goal_cover;
  const isBelow = isShortOfGoal(cover);
  const ready = isBelow ? fa.shortOfGoal(formatPercent(cover.percent / 100)) : fa.ready;
  const texts = isBelow ? fa.shortOfGoalText : fa.readyText;
  const facts = {
    publishers: formatNumber(publishers.length || campaign.publishers),
    day: formatWeekdayDayMonth(tehranInstant(campaign.publish_period_start)),
    hour: formatNumber(campaign.preferred_publish_start_hour),
    format: formatLabel(draft),
    goal: goalText(campaign),
  };
  return (
    <div className="border-b pt-6 pb-4">
      <h1 className="text-2xl font-bold">{isShort ? fa.short : ready}</h1>
      <p className="mt-1 text-md text-text-2">{isShort ? fa.shortText(formatToman(shortfall)) : texts[campaign.campaign_type](facts)}</p>
    </div>
  );
}

/** Every answer with a link back to its step, the four dates, and the rules of refunds. */
export function ReviewBody(props: ReviewBodyProps) {
  const { draft, draftId, today, campaign, publishers, onServices } = props;
  return (
    <>
      <Headline {...props} />
      <GeneralReview data={draft} draftId={draftId} />
      <ContentReview data={draft} draftId={draftId} />
      <PackageReview campaign={campaign} draft={draft} publishers={publishers} draftId={draftId} />
      <ServicesSection data={draft} onChange={onServices} />
      <DatesStrip type={draft.campaign_type} today={today} end={campaign.publish_period_end} publishing={publishingText(draft)} />
      <RefundRules type={draft.campaign_type} />
    </>
  );
}
