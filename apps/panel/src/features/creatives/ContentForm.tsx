import { findAdTextLimits } from '@jarchi/domain/creatives/texts/ad-texts.ts';
import { isForwarded } from '@jarchi/domain/drafts/steps/content-step.ts';
import { lazy, Suspense } from 'react';
import { creativesFa as fa } from './creatives.fa.ts';
import type { PartProps } from './form-props.ts';
import { MediaPart } from './MediaPart.tsx';

const AdFields = lazy(async () => ({ default: (await import('./fields/AdFields.tsx')).AdFields }));
const BriefPart = lazy(async () => ({ default: (await import('./fields/BriefPart.tsx')).BriefPart }));
const GuideField = lazy(async () => ({ default: (await import('./upload/GuideField.tsx')).GuideField }));
const TelegramSource = lazy(async () => ({ default: (await import('./fields/TelegramSource.tsx')).TelegramSource }));
const PostFields = lazy(async () => ({ default: (await import('./fields/PostFields.tsx')).PostFields }));

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
        <Suspense>
          <AdFields {...part} />
        </Suspense>
      </>
    );
  const way = media_type === 'TELEGRAM' && (
    <Suspense>
      <TelegramSource {...part} />
    </Suspense>
  );
  if (isForwarded(data)) return way;
  return (
    <>
      {way}
      {data.campaign_type === 'INFLUENCE' && (
        <Suspense>
          <BriefPart {...part}>
            <div>
              <p className="mb-1.5 text-md font-medium">{fa.guide}</p>
              <GuideField data={data} onChange={part.onChange} draftId={draftId} label={fa.guide} onUnfinished={onUnfinishedGuide} />
            </div>
          </BriefPart>
        </Suspense>
      )}
      {media}
      <Suspense fallback={<div className="min-h-160" />}>
        <PostFields {...part} campaignId={campaignId} />
      </Suspense>
    </>
  );
}
