import { changeCombination } from '@jarchi/domain/drafts/change-combination.ts';
import type { CampaignDraft, DraftField } from '@jarchi/domain/drafts/drafts.ts';
import {
  contentTypesOf,
  isAllowedCombination,
  MEDIA_TYPES,
  type CampaignType,
  type ContentType,
  type MediaType,
} from '@jarchi/domain/platforms/platforms.ts';

/** What is sold now: ready content by reach. */
const SOLD_CAMPAIGN_TYPES: readonly CampaignType[] = ['REACH'];

const findSoldType = (media_type: MediaType, content_type: ContentType): CampaignType | undefined =>
  SOLD_CAMPAIGN_TYPES.find((campaign_type) => isAllowedCombination(media_type, content_type, campaign_type));

/** The formats that exist on a platform, and whether they can be bought now. */
export function listFormats(media_type: MediaType): { content_type: ContentType; isSold: boolean }[] {
  return contentTypesOf(media_type).map((content_type) => ({ content_type, isSold: findSoldType(media_type, content_type) !== undefined }));
}

export const platforms: readonly { media_type: MediaType; isSold: boolean }[] = MEDIA_TYPES.map((media_type) => ({
  media_type,
  isSold: listFormats(media_type).some((format) => format.isSold),
}));

export interface PlatformChange {
  readonly patch: Partial<CampaignDraft>;
  readonly dropped: readonly ('content_type' | 'selectedPlans')[];
}

/** Keeps every answer that is still allowed: publishers belong to one platform and format. */
export function choosePlace(draft: CampaignDraft, media_type: MediaType, wished: ContentType): PlatformChange {
  const sold = listFormats(media_type).filter((format) => format.isSold);
  const content_type = (sold.find((format) => format.content_type === wished) ?? sold[0])?.content_type;
  if (content_type === undefined) return { patch: {}, dropped: [] };
  const campaign_type = findSoldType(media_type, content_type);
  const { draft: next, reset } = changeCombination(draft, { media_type, content_type, campaign_type });
  const changed = (Object.keys(next) as DraftField[]).filter((field) => next[field] !== draft[field]);
  return {
    patch: Object.fromEntries(changed.map((field) => [field, next[field]])),
    dropped: [
      ...(content_type !== wished ? (['content_type'] as const) : []),
      ...(reset.includes('selectedPlans') ? (['selectedPlans'] as const) : []),
    ],
  };
}
