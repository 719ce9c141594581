import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import { isForwarded } from '@jarchi/domain/drafts/steps/content-step.ts';
import { creativesFa as fa } from './creatives.fa.ts';
import type { PartProps } from './form-props.ts';
import { MediaPart } from './MediaPart.tsx';
import { AdFields } from './fields/AdFields.tsx';
import { BriefPart } from './fields/BriefPart.tsx';
import { GuideField } from './upload/GuideField.tsx';
import { TelegramSource } from './fields/TelegramSource.tsx';
import { PostFields } from './fields/PostFields.tsx';

interface ContentFormProps extends PartProps {
  draftId: number | null;
  campaignId: number | null;
  onUnfinishedFiles: (count: number) => void;
  onUnfinishedGuide: (count: number) => void;
}

/** Shows only the fields of the combination: a network's ad, a forwarded post, a brief, or a post. */
export function ContentForm({ draftId, campaignId, onUnfinishedFiles, onUnfinishedGuide, ...part }: ContentFormProps) {
  const { data } = part;
  const { media_type, content_type } = data;
  const media = <MediaPart {...part} key={`${media_type} ${content_type}`} draftId={draftId} onUnfinished={onUnfinishedFiles} />;
  if (findAdTextLimits(media_type, content_type))
    return (
      <>
        {media}
        <AdFields {...part} />
      </>
    );
  const way = media_type === 'TELEGRAM' && <TelegramSource {...part} />;
  if (isForwarded(data)) return way;
  return (
    <>
      {way}
      {data.campaign_type === 'INFLUENCE' && (
        <BriefPart {...part}>
          <div>
            <p className="mb-1.5 text-md font-medium">{fa.guide}</p>
            <GuideField data={data} onChange={part.onChange} draftId={draftId} label={fa.guide} onUnfinished={onUnfinishedGuide} />
          </div>
        </BriefPart>
      )}
      {media}
      <PostFields {...part} campaignId={campaignId} />
    </>
  );
}
