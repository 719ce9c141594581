import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { STORY_NUMBERS } from '@jarchi/domain/platforms/plan-options.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph, platformName } from '@jarchi/ui/PlatformGlyph.tsx';
import { RadioCards } from '@jarchi/ui/RadioCards.tsx';
import { Segmented } from '@jarchi/ui/Segmented.tsx';
import { toast } from '@jarchi/ui/toast.ts';
import { Image, Megaphone, Smartphone } from 'lucide-react';
import { draftsFa as fa } from '../drafts.fa.ts';
import { FormSection } from './FormSection.tsx';
import { choosePlace, listFormats, platforms } from './platform-choice.ts';

const icons: Partial<Record<ContentType, typeof Image>> = { POST: Image, STORY: Smartphone };

interface PlaceSectionProps {
  data: CampaignDraft;
  onChange: (patch: Partial<CampaignDraft>) => void;
}

/** Platform, type and format; only the pairs that are sold can be chosen. */
export function PlaceSection({ data, onChange }: PlaceSectionProps) {
  const choose = (media_type: MediaType, content_type: ContentType) => {
    const { patch, dropped } = choosePlace(data, media_type, content_type);
    onChange(patch);
    const names = dropped.map((field) => (field === 'content_type' ? fa.formats[content_type] : fa.droppedPackage));
    if (names.length > 0) toast.info(fa.dropped(names.join(fa.comma)));
  };
  const isStory = data.media_type === 'INSTAGRAM' && data.content_type === 'STORY';
  return (
    <FormSection title={fa.whereAndHow}>
      <RadioCards<MediaType>
        look="tiles"
        label={fa.platform}
        isLabelHidden
        value={data.media_type}
        onChange={(media_type) => choose(media_type, data.content_type)}
        options={platforms.map(({ media_type, isSold }) => ({
          value: media_type,
          label: platformName(media_type),
          isDisabled: !isSold,
          disabledText: fa.onlyInfluence,
          media: <PlatformGlyph platform={media_type} size={24} label="" className={isSold ? undefined : 'opacity-40'} />,
        }))}
      />
      <div className="flex items-start gap-3 rounded-lg border border-line-strong bg-row-selected px-4 py-3">
        <div className="min-w-0 flex-1">
          <p className="text-md font-semibold">{fa.types.REACH}</p>
          <p className="text-sm text-text-3">{fa.reachText}</p>
        </div>
        <Megaphone aria-hidden size={20} className="mt-0.5 text-action-soft-text" />
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:flex-col max-sm:items-stretch">
        <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5">
          <span aria-hidden className="text-md font-medium">
            {fa.format}
          </span>
          <Segmented
            label={fa.format}
            value={data.content_type}
            onChange={(content_type) => choose(data.media_type, content_type)}
            className="max-sm:flex max-sm:[&>*]:flex-1"
            options={listFormats(data.media_type).map(({ content_type, isSold }) => ({
              value: content_type,
              label: fa.formats[content_type],
              icon: icons[content_type],
              isDisabled: !isSold,
              disabledReason: fa.formatElsewhere,
            }))}
          />
        </div>
        {isStory && (
          <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5">
            <span aria-hidden className="text-md font-medium">
              {fa.storyCount}
            </span>
            <Segmented
              label={fa.storyCount}
              value={data.story_number}
              onChange={(story_number) => onChange({ story_number })}
              className="max-sm:flex max-sm:[&>*]:flex-1"
              options={STORY_NUMBERS.map((value) => ({ value, label: fa.stories[value] }))}
            />
          </div>
        )}
      </div>
    </FormSection>
  );
}
