import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import {
  anyPublisherFilterFields,
  packageFilterFields,
  publisherFilterFields,
  type PublisherFilterView,
} from '@jarchi/domain/filters/publisher-filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { STORY_NUMBER_RANGES, STORY_NUMBERS, findStoryNumber, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { CONTENT_TYPES, MEDIA_TYPES, PLATFORM_PAIRS, type PlatformPair } from '@jarchi/domain/platforms/platforms.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';

/** Both ends are included; null leaves an end open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The kind of plans in a list: a platform and format, and the campaign's number of stories in a row. */
export interface PlanKind extends Pick<PlatformPair, 'media_type' | 'content_type'> {
  /** Undefined: any number of stories. */
  readonly stories?: NumberRange | undefined;
}

/** The filters of a list of plans; undefined does not narrow it. */
export interface PlanFilters {
  /** Words that must all occur in the title or the username. */
  readonly words: readonly string[];
  readonly price: NumberRange | undefined;
  readonly followers: NumberRange | undefined;
  readonly categories: readonly number[] | undefined;
  readonly pageType: readonly string[] | undefined;
  readonly availabilityHours: readonly number[] | undefined;
  /** Stories in a row. */
  readonly storyNumber: NumberRange | undefined;
  readonly score: NumberRange | undefined;
  readonly isRecommendedOnly: boolean;
  readonly isInsightOnly: boolean;
  readonly isReliableOnly: boolean;
  /** Only the caller's selection: the ids in the request. */
  readonly isSelectedOnly: boolean;
}

/** The pair behind a kind such as instagram-story or soroush-in-channel; undefined when nothing of it can be bought. */
export function findPair(kind: string): PlatformPair | undefined {
  const [media, ...content] = kind.toUpperCase().split('-');
  const media_type = MEDIA_TYPES.find((candidate) => candidate === media);
  const content_type = CONTENT_TYPES.find((candidate) => candidate === content.join('_'));
  return PLATFORM_PAIRS.find((pair) => pair.media_type === media_type && pair.content_type === content_type);
}

/** The same, with the number of stories of the campaign; other formats have no such number. */
export function findKind(kind: string, story_number: StoryNumber | undefined): PlanKind | undefined {
  const pair = findPair(kind);
  if (!pair || story_number === undefined) return pair;
  const wanted = findStoryNumber({ ...pair, story_number });
  return { ...pair, stories: wanted && STORY_NUMBER_RANGES[wanted] };
}

/** The viewer: some filters are for staff only, and some need their switch to be on. */
export type PlanViewer = Pick<PublisherFilterView, 'isStaffView' | 'flags'>;

/** A viewer who is not staff, with no switch on. */
export const ANYBODY: PlanViewer = { isStaffView: false, flags: { 'panel-recommender-toggle': false } };

/** The filters of lists of all kinds together. */
export const anyPlanFields = (viewer: PlanViewer): readonly FilterField[] => anyPublisherFilterFields(viewer);

/** The filters that a list of a kind has. */
export const planFields = ({ media_type, content_type }: PlanKind, viewer: PlanViewer): readonly FilterField[] =>
  publisherFilterFields({ media_type, content_type, ...viewer });

/** Reads the repeated filter parameter of a list of plans, or returns all that is wrong with it. */
export function readPlanFilters(texts: readonly string[], kind: PlanKind, viewer: PlanViewer): Result<PlanFilters, FiltersRefused> {
  return readFields(texts, planFields(kind, viewer));
}

/** The same for a choice of packages. */
export function readPackageFilters(
  texts: readonly string[],
  { media_type, content_type }: PlanKind,
  viewer: PlanViewer,
): Result<PlanFilters, FiltersRefused> {
  return readFields(texts, packageFilterFields({ media_type, content_type, ...viewer }));
}

function readFields(texts: readonly string[], fields: readonly FilterField[]): Result<PlanFilters, FiltersRefused> {
  const parsed = parseFilters(texts, fields);
  if (!parsed.ok) return parsed;
  const filters = parsed.value;
  const list = (key: string): readonly string[] | undefined => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : undefined;
  };
  const range = (key: string): NumberRange | undefined => {
    const value = filters[key];
    return value?.type === 'number' ? { from: value.from, to: value.to } : undefined;
  };
  const [story] = STORY_NUMBERS.filter((number) => list('storyNumber')?.includes(number));
  return succeed({
    words: filters['search']?.type === 'search' ? readWords(filters['search'].text) : [],
    price: range('price'),
    followers: range('followers'),
    categories: list('categories')?.map(Number),
    pageType: list('pageType'),
    availabilityHours: list('availabilityHours')?.map(Number),
    storyNumber: story && STORY_NUMBER_RANGES[story],
    score: range('score'),
    isRecommendedOnly: list('recommendedOnly') !== undefined,
    isInsightOnly: list('willProvideInsight') !== undefined,
    isReliableOnly: list('reliableOnly') !== undefined,
    isSelectedOnly: list('selectedOnly') !== undefined,
  });
}

/** The words of a search as they are typed, without @: a username or title must contain them. */
export function readWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map((word) => word.replace(/^\p{Cf}*@/u, ''))
    .filter((word) => foldForSearch(word) !== '');
}
