import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { findStoryNumber, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** The plans that a campaign can buy. */
export interface PlanKind {
  /** For example instagram-story. */
  readonly kind: string;
  /** How many stories in a row; undefined for other formats. */
  readonly story_number?: StoryNumber | undefined;
}

export function getKind(media_type: MediaType, content_type: ContentType): string {
  return `${media_type}-${content_type}`.toLowerCase().replaceAll('_', '-');
}

export function planKind(draft: Pick<CampaignDraft, 'media_type' | 'content_type' | 'story_number'>): PlanKind {
  return { kind: getKind(draft.media_type, draft.content_type), story_number: findStoryNumber(draft) };
}
