import type { ContentType, MediaType } from '#platforms/platforms.ts';
import { STORY_NUMBERS, type RecommenderFlags } from '#platforms/plan-options.ts';
import { PAGE_TYPES } from '#publishers/publishers.ts';
import type { FilterField } from './filters.ts';

/** What decides which publisher filters exist. */
export interface PublisherFilterView {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly isStaffView: boolean;
  readonly flags: RecommenderFlags;
}

/** The limits of the price filter. */
export const PLAN_PRICE_TOMAN = { from: 20_000, to: 500_000_000 };
const FOLLOWERS_MAX = 25_000_000;
const SCORE = { from: 0, to: 10 };

/** The hours of availability that are sold; on LinkedIn a post for a day or for a week. */
export function listAvailabilityHours(media_type: MediaType): readonly number[] {
  return media_type === 'LINKEDIN' ? [24, 168] : [12, 24, 48];
}

/** The lowest number of followers to filter by. */
export function getFollowersMinimum(media_type: MediaType, isStaffView: boolean): number {
  switch (media_type) {
    case 'INSTAGRAM':
      return isStaffView ? 2_000 : 10_000;
    case 'TELEGRAM':
      return 10_000;
    case 'LINKEDIN':
      return 1_000;
    case 'BALE':
    case 'SOROUSH':
    case 'EITAA':
    case 'RUBIKA':
      return 5_000;
  }
}

const number = (key: string, limits: { readonly from: number; readonly to: number }): FilterField => ({
  key,
  type: 'number',
  isWhole: true,
  limits,
});
const several = (key: string, options: readonly string[] | 'ids'): FilterField => ({ key, type: 'select', isMultiple: true, options });
const one = (key: string, options: readonly string[]): FilterField => ({ key, type: 'select', isMultiple: false, options });
const toggle = (key: string): FilterField => one(key, ['true']);

function listFields(followersMin: number, hours: readonly number[]): readonly FilterField[] {
  return [
    { key: 'search', type: 'search' },
    several('pageType', PAGE_TYPES),
    several('availabilityHours', hours.map(String)),
    number('price', PLAN_PRICE_TOMAN),
    number('followers', { from: followersMin, to: FOLLOWERS_MAX }),
    several('categories', 'ids'),
    toggle('selectedOnly'),
    one('storyNumber', STORY_NUMBERS),
    toggle('recommendedOnly'),
    number('score', SCORE),
    toggle('reliableOnly'),
    toggle('willProvideInsight'),
  ];
}

/** Every publisher filter, with limits and options wide enough for all platforms and views. */
export const PUBLISHER_FILTER_FIELDS: readonly FilterField[] = listFields(1_000, [12, 24, 48, 168]);

/** Filters that only staff see, and that only their requests may use. */
export const STAFF_FILTERS: readonly string[] = ['score', 'reliableOnly'];

/** The publisher filters of a platform's format, with its limits: those that a screen offers and a server accepts. */
export function publisherFilterFields({ media_type, content_type, ...viewer }: PublisherFilterView): readonly FilterField[] {
  const missing = media_type === 'INSTAGRAM' && content_type === 'STORY' ? [] : ['storyNumber'];
  const fields = listFields(getFollowersMinimum(media_type, viewer.isStaffView), listAvailabilityHours(media_type));
  return listSeen(fields, viewer).filter(({ key }) => !missing.includes(key));
}

/** The publisher filters of all platforms together, with their widest limits, for this viewer. */
export function anyPublisherFilterFields(viewer: Pick<PublisherFilterView, 'isStaffView' | 'flags'>): readonly FilterField[] {
  return listSeen(PUBLISHER_FILTER_FIELDS, viewer);
}

function listSeen(fields: readonly FilterField[], { isStaffView, flags }: Pick<PublisherFilterView, 'isStaffView' | 'flags'>) {
  const hidden = [...(isStaffView ? [] : STAFF_FILTERS), ...(flags['panel-recommender-toggle'] ? [] : ['recommendedOnly'])];
  return fields.filter(({ key }) => !hidden.includes(key));
}

/** The same for a choice of packages, which has no filter for what is already chosen. */
export function packageFilterFields(view: PublisherFilterView): readonly FilterField[] {
  return publisherFilterFields(view).filter(({ key }) => key !== 'selectedOnly');
}
