import { costPerThousand, estimatePackage } from '@jarchi/domain/publishers/estimates.ts';
import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format.ts';
import { formatScaledPair } from '@jarchi/ui/format-pair.ts';
import { activationFa as fa } from './activation.fa.ts';
import { ReviewSection, type ReviewFact } from './ReviewSection.tsx';
import type { Campaign } from './useCampaignOfDraft.ts';

const SHOWN = 7;

/** «۹ ناشر ۲۴ ساعت، ۲ ناشر ۴۸ ساعت» */
function hoursSummary(placements: Campaign['placements']): string {
  const byHours = new Map<number, number>();
  for (const { availability_hours: hours } of placements) byHours.set(hours, (byHours.get(hours) ?? 0) + 1);
  return [...byHours]
    .toSorted((a, b) => b[1] - a[1])
    .map(([hours, count]) => fa.hoursOf(formatNumber(count), formatNumber(hours)))
    .join(fa.comma);
}

function Faces({ placements }: { placements: Campaign['placements'] }) {
  const rest = placements.length - SHOWN;
  return (
    <span className="flex shrink-0 items-center self-start ps-2">
      {placements.slice(0, SHOWN).map((placement) => (
        <span key={placement.id} title={placement.title} className="-ms-2 rounded-full border-2 border-surface">
          <Avatar id={String(placement.publisher_id)} size={36} />
        </span>
      ))}
      {rest > 0 && (
        <span className="-ms-2 grid size-10 place-items-center rounded-full border-2 border-surface bg-surface-press text-sm">
          {fa.more(formatNumber(rest))}
        </span>
      )}
    </span>
  );
}

/** The package as it was bought: the price is the quote's, the reach an estimate with its bounds. */
export function PackageReview({ campaign, draftId }: { campaign: Campaign; draftId: number }) {
  const { placements, media_type } = campaign;
  const estimate = estimatePackage(placements.map(({ reach_estimate: reach, price }) => ({ media_type, reach, price })));
  const range = formatScaledPair(estimate.reach_at_least, estimate.reach_at_most);
  const cost = costPerThousand(estimate.price, estimate.reach_model);
  const facts: ReviewFact[] = [
    {
      label: fa.facts.reach,
      value: (
        <>
          {formatScaledText(estimate.reach_model)}
          {placements.length > 1 && <span className="ms-1.5 text-sm font-normal text-text-3">{fa.range(range.part, range.whole)}</span>}
        </>
      ),
    },
    { label: fa.facts.hours, value: hoursSummary(placements) },
    { label: fa.facts.cost, value: cost === null ? fa.none : fa.budget(formatToman(cost)) },
  ];
  return (
    <ReviewSection
      title={fa.package}
      note={fa.publishers(formatNumber(placements.length))}
      editTo="/campaign/create-package"
      draftId={draftId}
      isMediaWide
      media={<Faces placements={placements} />}
      facts={facts}
    />
  );
}
