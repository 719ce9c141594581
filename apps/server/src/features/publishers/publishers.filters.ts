import { decodePublisherFilters, type PublisherFilterView } from '@jarchi/domain/filters/publisher-filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { STORY_NUMBER_RANGES, STORY_NUMBERS, storyNumberOf, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { CONTENT_TYPES, MEDIA_TYPES, PLATFORM_PAIRS, type PlatformPair } from '@jarchi/domain/platforms/platforms.ts';

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

const WORDS_MAX = 8;
const WORD_LENGTH_MAX = 60;

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
  const wanted = storyNumberOf({ ...pair, story_number });
  return { ...pair, stories: wanted && STORY_NUMBER_RANGES[wanted] };
}

/** Who asks for which plans. The recommender is a switch of the panel: whoever knows its filter may use it. */
export function viewOf({ media_type, content_type }: PlanKind, isStaffView: boolean): PublisherFilterView {
  return { media_type, content_type, isStaffView, flags: { 'panel-recommender-toggle': true } };
}

/** Reads the repeated filter parameter for a pair, within its limits; what is broken, unknown or for others than the caller is dropped. */
export function readPlanFilters(texts: readonly string[], pair: PlanKind, isStaffView = false): PlanFilters {
  const { filters } = decodePublisherFilters(texts, viewOf(pair, isStaffView));
  const list = (key: string): readonly string[] | undefined => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : undefined;
  };
  const range = (key: string): NumberRange | undefined => {
    const value = filters[key];
    return value?.type === 'number' ? { from: value.from, to: value.to } : undefined;
  };
  const [story] = STORY_NUMBERS.filter((number) => list('storyNumber')?.includes(number));
  return {
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
  };
}

/** Whole numbers above zero among the texts. */
export function readIds(texts: readonly string[]): number[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => Number(foldForSearch(text) || Number.NaN))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** PostgreSQL has no text with U+0000. */
const dropNul = (text: string): string => text.replaceAll('\0', '');

/** Folded words of a search, without @ and U+0000: what a username or title has to hold. */
export function readWords(text: string): string[] {
  return foldForSearch(dropNul(text))
    .split(' ')
    .map((word) => word.replace(/^@/, '').slice(0, WORD_LENGTH_MAX))
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}
