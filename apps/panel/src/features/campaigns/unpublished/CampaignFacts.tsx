import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { periodText } from '../campaign-dates.ts';
import { goalText, unitPriceFacts } from '../goal-texts.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { statusFa } from '../status/status.fa.ts';

const fa = statusFa.facts;
const hourText = (hour: number) => toPersianDigits(`${hour}:00`);

/** A summary of the order. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const estimate = campaign.placements.reduce((sum, item) => sum + item.reach_estimate, 0);
  const goal = goalText(campaign.goal);
  return (
    <section aria-labelledby="facts" className="border-b border-line px-(--gutter) py-5">
      <h2 id="facts" className="mb-1 text-lg font-bold">
        {fa.title}
      </h2>
      <DefinitionRows
        className="max-w-form"
        rows={[
          {
            label: fa.period,
            value: periodText(campaign.publish_period_start, campaign.publish_period_end),
          },
          {
            label: fa.hours,
            value: fa.hoursOf(hourText(campaign.preferred_publish_start_hour), hourText(campaign.preferred_publish_end_hour)),
          },
          { label: fa.publishers, value: formatNumber(campaign.placements.length) },
          ...(goal === '' ? [] : [{ label: fa.goal, value: goal }]),
          { label: fa.estimate, value: formatScaledText(estimate) },
          { label: fa.price, value: fa.toman(formatToman(campaign.price)) },
          ...unitPriceFacts(campaign),
        ]}
      />
    </section>
  );
}
