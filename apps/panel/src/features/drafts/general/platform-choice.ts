import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import {
  CONTENT_TYPES,
  MEDIA_TYPES,
  PLATFORM_PAIRS,
  isAllowedCombination,
  type ContentType,
  type MediaType,
} from '@jarchi/domain/platforms/platforms.ts';

/** What is sold now: ready content by reach. */
const SOLD = 'REACH';

const canChoosePlatform = (media_type: MediaType): boolean => listFormats(media_type).some((format) => format.isSold);

/** The formats that exist on a platform, and whether they can be bought by reach. */
export function listFormats(media_type: MediaType): { content_type: ContentType; isSold: boolean }[] {
  return CONTENT_TYPES.filter((content_type) =>
    PLATFORM_PAIRS.some((pair) => pair.media_type === media_type && pair.content_type === content_type),
  ).map((content_type) => ({ content_type, isSold: isAllowedCombination(media_type, content_type, SOLD) }));
}

export const platforms: readonly { media_type: MediaType; isSold: boolean }[] = MEDIA_TYPES.map((media_type) => ({
  media_type,
  isSold: canChoosePlatform(media_type),
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
  const hasMoved = media_type !== draft.media_type || content_type !== draft.content_type;
  const losesPlans = hasMoved && draft.selectedPlans.length > 0;
  return {
    patch: { media_type, content_type, ...(hasMoved ? { selectedPlans: [] } : {}) },
    dropped: [...(content_type !== wished ? (['content_type'] as const) : []), ...(losesPlans ? (['selectedPlans'] as const) : [])],
  };
}
