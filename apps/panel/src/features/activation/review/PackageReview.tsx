import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { activationFa as fa } from '#features/activation/activation.fa.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { packageFacts, type ReviewedPublisher } from './package-facts.ts';
import { ReviewSection } from './ReviewSection.tsx';

const SHOWN = 7;

function Faces({ publishers }: { publishers: readonly ReviewedPublisher[] }) {
  const rest = publishers.length - SHOWN;
  return (
    <span className="flex shrink-0 items-center self-start ps-2">
      {publishers.slice(0, SHOWN).map(({ id, publisher_id, category_id, title }) => (
        <span key={id} title={title} className="-ms-2 rounded-full border-2 border-surface">
          <PublisherAvatar publisher_id={publisher_id} category_id={category_id} size={36} />
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

interface PackageReviewProps {
  campaign: Campaign;
  draft: CampaignDraft;
  publishers: readonly ReviewedPublisher[];
  draftId: number;
}

/** The package with the price of the quote, and its estimated reach with bounds. */
export function PackageReview({ campaign, draft, publishers, draftId }: PackageReviewProps) {
  const isNetwork = networkPlanField(draft) !== undefined;
  const title = isNetwork ? fa.network : campaign.campaign_type === 'INFLUENCE' ? fa.invited : fa.package;
  const note = [
    ...(publishers.length > 0 ? [fa.publishers(formatNumber(publishers.length))] : []),
    ...(campaign.bundles.length > 0 ? [fa.bundles(formatNumber(campaign.bundles.length))] : []),
  ].join(fa.comma);
  return (
    <ReviewSection
      title={title}
      note={isNetwork ? undefined : note}
      editTo="/campaign/create-package"
      draftId={draftId}
      isMediaWide
      media={isNetwork || publishers.length === 0 ? undefined : <Faces publishers={publishers} />}
      facts={packageFacts(campaign, draft, publishers).map(({ label, text, note: bounds }) => ({
        label,
        value: (
          <>
            {text}
            {bounds !== undefined && <span className="ms-1.5 text-sm font-normal text-text-3">{bounds}</span>}
          </>
        ),
      }))}
    />
  );
}
