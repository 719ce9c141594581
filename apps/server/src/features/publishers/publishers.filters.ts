import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import type { FilterField } from '@jarchi/domain/filters/filters.ts';
import { packageFilterFields, publisherFilterFields, type PublisherFilterView } from '@jarchi/domain/filters/publisher-filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { STORY_NUMBER_RANGES, STORY_NUMBERS, findStoryNumber, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { CONTENT_TYPES, MEDIA_TYPES, PLATFORM_PAIRS, type PlatformPair } from '@jarchi/domain/platforms/platforms.ts';
import { succeed, type Result } from '@jarchi/domain/result.ts';

/** Both ends included; null leaves an end open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a list of plans is of: a platform and format, and the stories in a row that a campaign has. */
export interface PlanKind extends Pick<PlatformPair, 'media_type' | 'content_type'> {
  /** Undefined where any number of stories will do. */
  readonly stories?: NumberRange | undefined;
}

/** What a list of plans is narrowed by; undefined narrows nothing. */
export interface PlanFilters {
  /** Folded words that all have to occur in the title or the username. */
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
  /** Only what the caller has chosen: the ids that come with the request. */
  readonly isSelectedOnly: boolean;
}

/** The pair that a kind such as instagram-story or soroush-in-channel names, or undefined when nothing of it can be bought. */
export function findPair(kind: string): PlatformPair | undefined {
  const [media, ...content] = kind.toUpperCase().split('-');
  const media_type = MEDIA_TYPES.find((candidate) => candidate === media);
  const content_type = CONTENT_TYPES.find((candidate) => candidate === content.join('_'));
  return PLATFORM_PAIRS.find((pair) => pair.media_type === media_type && pair.content_type === content_type);
}

/** Likewise, with the plans that a campaign of so many stories can buy; formats that are no stories have no number. */
export function findKind(kind: string, story_number: StoryNumber | undefined): PlanKind | undefined {
  const pair = findPair(kind);
  if (!pair || story_number === undefined) return pair;
  const wanted = findStoryNumber({ ...pair, story_number });
  return { ...pair, stories: wanted && STORY_NUMBER_RANGES[wanted] };
}

/** Who asks: some filters are there for staff only, and some while their switch is on. */
export type PlanViewer = Pick<PublisherFilterView, 'isStaffView' | 'flags'>;

/** Somebody of no special view, and no switch on. */
export const ANYBODY: PlanViewer = { isStaffView: false, flags: { 'panel-recommender-toggle': false } };

/** What a list of a kind may be filtered by. */
export const planFields = ({ media_type, content_type }: PlanKind, viewer: PlanViewer): readonly FilterField[] =>
  publisherFilterFields({ media_type, content_type, ...viewer });

/** Reads the repeated filter parameter of a list of plans, or says everything that is wrong with it. */
export function readPlanFilters(texts: readonly string[], kind: PlanKind, viewer: PlanViewer): Result<PlanFilters, FiltersRefused> {
  return readFields(texts, planFields(kind, viewer));
}

/** Likewise of a choice of packages. */
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

/** PostgreSQL has no text with U+0000. */
const dropNul = (text: string): string => text.replaceAll('\0', '');

/** Folded words of a search, without @ and U+0000: what a username or title has to hold. */
export function readWords(text: string): string[] {
  return foldForSearch(dropNul(text))
    .split(' ')
    .map((word) => word.replace(/^@/, ''))
    .filter((word) => word !== '');
}
