import { changeCombination, changeStoryNumber, type CombinationChange } from '@jarchi/domain/drafts/change-combination.ts';
import type { CampaignDraft, Combination, DraftField } from '@jarchi/domain/drafts/drafts.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import {
  listContentTypes,
  isAllowedCombination,
  MEDIA_TYPES,
  PLATFORM_PAIRS,
  type CampaignType,
  type ContentType,
  type MediaType,
} from '@jarchi/domain/platforms/platforms.ts';

/** The platforms that have a campaign type. */
export function listPlatforms(campaign_type: CampaignType): readonly MediaType[] {
  return MEDIA_TYPES.filter((media_type) => listTypes(media_type).includes(campaign_type));
}

/** The campaign types of a platform, in any of its formats. */
export function listTypes(media_type: MediaType): readonly CampaignType[] {
  return PLATFORM_PAIRS.filter((pair) => pair.media_type === media_type).flatMap((pair) => pair.campaign_types);
}

export interface FormatChoice {
  readonly content_type: ContentType;
  readonly isAllowed: boolean;
  /** The campaign types in which this platform sells the format. */
  readonly types: readonly CampaignType[];
}

/** The formats of a platform, and whether the campaign type is sold in them. */
export function listFormats({ media_type, campaign_type }: Omit<Combination, 'content_type'>): FormatChoice[] {
  return listContentTypes(media_type).map((content_type) => ({
    content_type,
    isAllowed: isAllowedCombination(media_type, content_type, campaign_type),
    types: PLATFORM_PAIRS.find((pair) => pair.media_type === media_type && pair.content_type === content_type)?.campaign_types ?? [],
  }));
}

/** Dropped answers of the advertiser; prices are not listed, because they are requested again. */
type Dropped = 'campaign_type' | 'content_type' | 'package' | 'goal_total_reach' | 'telegram';

const NAMES: Partial<Record<DraftField, Dropped>> = {
  selectedPlans: 'package',
  alternative_media_plans: 'package',
  selectedBundles: 'package',
  rubika_selected_media_plan: 'package',
  soroush_selected_media_plan: 'package',
  goal_total_reach: 'goal_total_reach',
  is_telegram_forward_post: 'telegram',
  is_telegram_hyperlinks_utm_enabled: 'telegram',
};

export interface CombinationChoice {
  readonly patch: Partial<CampaignDraft>;
  /** Restores what the patch dropped. */
  readonly undo: Partial<CampaignDraft>;
  readonly dropped: readonly Dropped[];
}

/** Chooses another platform, type or format, and keeps every answer that is still allowed. */
export function chooseCombination(draft: CampaignDraft, wish: Partial<Combination>): CombinationChoice {
  return getChoice(draft, changeCombination(draft, wish), wish);
}

/** Chooses another number of stories in a row. */
export function chooseStoryNumber(draft: CampaignDraft, story_number: StoryNumber): CombinationChoice {
  return getChoice(draft, changeStoryNumber(draft, story_number), {});
}

function getChoice(draft: CampaignDraft, { draft: next, reset }: CombinationChange, wish: Partial<Combination>): CombinationChoice {
  const changed = (Object.keys(next) as DraftField[]).filter((field) => next[field] !== draft[field]);
  const pick = (from: CampaignDraft) => Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<CampaignDraft>;
  const unasked = (['campaign_type', 'content_type'] as const).filter((field) => wish[field] === undefined && changed.includes(field));
  return { patch: pick(next), undo: pick(draft), dropped: [...new Set([...unasked, ...reset.flatMap((field) => NAMES[field] ?? [])])] };
}
