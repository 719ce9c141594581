export const STORY_NUMBERS = ['single', 'double', 'multiple'] as const;
export type StoryNumber = (typeof STORY_NUMBERS)[number];

/** How many stories in a row each option means; `to` is null where there is no most. */
export const STORY_NUMBER_RANGES: Readonly<Record<StoryNumber, { readonly from: number; readonly to: number | null }>> = {
  single: { from: 1, to: 1 },
  double: { from: 2, to: 2 },
  multiple: { from: 3, to: null },
};

/** Orders of the publishers' list, as the server reads them: most suitable, most expensive, most members. */
export const PLAN_SORTS = ['suitable', '-price', '-followers'] as const;
export type PlanSort = (typeof PLAN_SORTS)[number];

/** What the recommender switches on: «مناسب‌ترین» and the filter for recommended publishers. */
export interface RecommenderFlags {
  readonly 'panel-recommender-toggle': boolean;
}

/** The orders on offer, the one that a list begins with first. */
export function listPlanSorts(flags: RecommenderFlags): readonly PlanSort[] {
  return flags['panel-recommender-toggle'] ? PLAN_SORTS : ['-followers', '-price'];
}
