import type { ContentType } from './platforms.ts';

export const STORY_NUMBERS = ['single', 'double', 'multiple'] as const;
export type StoryNumber = (typeof STORY_NUMBERS)[number];

/** The range of stories in a row for each option; `to` is null where there is no maximum. */
export const STORY_NUMBER_RANGES: Readonly<Record<StoryNumber, { readonly from: number; readonly to: number | null }>> = {
  single: { from: 1, to: 1 },
  double: { from: 2, to: 2 },
  multiple: { from: 3, to: null },
};

/** Whether a number of stories in a row belongs to an option. */
export function isStoryCountOf(story_number: StoryNumber, count: number): boolean {
  const { from, to } = STORY_NUMBER_RANGES[story_number];
  return count >= from && (to === null || count <= to);
}

/** The number of stories that a format is sold by; undefined for formats other than stories. */
export function findStoryNumber<T extends StoryNumber>({
  content_type,
  story_number,
}: {
  readonly content_type: ContentType;
  readonly story_number: T;
}): T | undefined {
  return content_type === 'STORY' ? story_number : undefined;
}

/** Orders of the publishers' list, as the server reads them: most suitable, most expensive, most members. */
export const PLAN_SORTS = ['suitable', '-price', '-followers'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** What the recommender switches on: «مناسب‌ترین» and the filter for recommended publishers. */
export interface RecommenderFlags {
  readonly 'panel-recommender-toggle': boolean;
}
