import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import type { CampaignDraft, Combination } from '@jarchi/domain/drafts/drafts.ts';
import { STORY_NUMBERS } from '@jarchi/domain/platforms/plan-options.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES, type CampaignType, type ContentType, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { PlatformGlyph, platformName } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';
import { closeToast, toast } from '@jarchi/ui/toasts/toast.ts';
import { Eye, Image, Megaphone, MessageSquareText, MousePointerClick, Pin, Smartphone, Star, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { listLabel } from '#features/drafts/draft-texts.ts';
import { draftsFa } from '#features/drafts/drafts.fa.ts';
import { FormSection } from '#features/drafts/general/FormSection.tsx';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import {
  chooseCombination,
  chooseStoryNumber,
  listFormats,
  listPlatforms,
  listTypes,
  type CombinationChoice,
} from './combination-choice.ts';

const fa = generalFa.format;
const typeIcons: Record<CampaignType, LucideIcon> = { REACH: Megaphone, INFLUENCE: Star, CPM: Eye, CPC: MousePointerClick };
const formatIcons: Record<ContentType, LucideIcon> = { POST: Image, STORY: Smartphone, PIN: Pin, IN_CHANNEL: MessageSquareText };

interface FormatSectionProps {
  data: CampaignDraft;
  onChange: (patch: Partial<CampaignDraft>) => void;
}

/** «فقط در سروش», with the platforms' logos. */
function OnlyIn({ platforms }: { platforms: readonly MediaType[] }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      {fa.onlyIn}
      {platforms.map((platform) => (
        <PlatformGlyph key={platform} platform={platform} size={16} label="" />
      ))}
      {listLabel(platforms.map(platformName))}
    </span>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5">
      <span aria-hidden className="text-md font-medium">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Shows a toast of what was dropped, with an undo; returns the toast's id. */
function announceDropped(before: CampaignDraft, { dropped, undo }: CombinationChoice, onChange: FormatSectionProps['onChange']) {
  if (dropped.length === 0) return undefined;
  const names = dropped.map((part) => {
    if (part === 'campaign_type') return fa.dropped.campaign_type(draftsFa.types[before.campaign_type]);
    return part === 'content_type' ? fa.dropped.content_type(getFormatTitle(before)) : fa.dropped[part];
  });
  return toast.notify(fa.droppedTitle(listLabel(names)), fa.droppedText, { label: fa.undo, onPress: () => onChange(undo) });
}

/** Platform, type and format. Only combinations on sale can be chosen; the others tell where they are sold. */
export function FormatSection({ data, onChange }: FormatSectionProps) {
  const lastToast = useRef<number>(undefined);
  const take = (choice: CombinationChoice) => {
    onChange(choice.patch);
    // The last toast belongs to an earlier choice.
    if (lastToast.current !== undefined) closeToast(lastToast.current);
    lastToast.current = announceDropped(data, choice, onChange);
  };
  const choose = (wish: Partial<Combination>) => take(chooseCombination(data, wish));
  const types = listTypes(data.media_type);
  const isStory = data.media_type === 'INSTAGRAM' && data.content_type === 'STORY';
  return (
    <FormSection title={fa.title}>
      <RadioCards<MediaType>
        variant="tiles"
        label={fa.platform}
        isLabelHidden
        value={data.media_type}
        onChange={(media_type) => choose({ media_type })}
        options={MEDIA_TYPES.map((media_type) => ({
          value: media_type,
          label: platformName(media_type),
          media: <PlatformGlyph platform={media_type} size={24} label="" />,
        }))}
      />
      <RadioCards<CampaignType>
        variant="strip"
        label={fa.type}
        isLabelHidden
        value={data.campaign_type}
        onChange={(campaign_type) => choose({ campaign_type })}
        options={CAMPAIGN_TYPES.map((type) => ({
          value: type,
          label: draftsFa.types[type],
          text: fa.typeTexts[type],
          icon: typeIcons[type],
          isDisabled: !types.includes(type),
          disabledText: <OnlyIn platforms={listPlatforms(type)} />,
        }))}
      />
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:flex-col max-sm:items-stretch">
        <Row label={fa.format}>
          <Segmented
            label={fa.format}
            value={data.content_type}
            onChange={(content_type) => choose({ content_type })}
            className="max-sm:flex max-sm:[&>*]:flex-1"
            options={listFormats(data).map(({ content_type, isAllowed, types: soldAs }) => ({
              value: content_type,
              label: getFormatTitle({ ...data, content_type }),
              icon: formatIcons[content_type],
              isDisabled: !isAllowed,
              disabledReason: fa.soldAs(listLabel(soldAs.map((type) => draftsFa.types[type]))),
            }))}
          />
        </Row>
        {isStory && (
          <Row label={fa.storyCount}>
            <Segmented
              label={fa.storyCount}
              value={data.story_number}
              onChange={(story_number) => take(chooseStoryNumber(data, story_number))}
              className="max-sm:flex max-sm:[&>*]:flex-1"
              options={STORY_NUMBERS.map((value) => ({ value, label: draftsFa.stories[value] }))}
            />
          </Row>
        )}
      </div>
    </FormSection>
  );
}
