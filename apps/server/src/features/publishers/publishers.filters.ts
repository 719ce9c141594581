import type { FilterValue } from '@jarchi/domain/filters/filters.ts';
import { decodePublisherFilters } from '@jarchi/domain/filters/publisher-filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { CONTENT_TYPES, MEDIA_TYPES, PLATFORM_PAIRS, type PlatformPair } from '@jarchi/domain/platforms/platforms.ts';

/** Both ends included; null leaves an end open. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
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
  readonly isRecommendedOnly: boolean;
  readonly isInsightOnly: boolean;
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

// Every caller is an ordinary advertiser, for whom the recommender is on.
const VIEW = { isStaffView: false, flags: { 'panel-recommender-toggle': true } } as const;

/** Reads the repeated filter parameter for a pair, within its limits; what is broken, unknown or for staff is dropped. */
export function readPlanFilters(texts: readonly string[], pair: Pick<PlatformPair, 'media_type' | 'content_type'>): PlanFilters {
  const { filters } = decodePublisherFilters(texts, { ...VIEW, media_type: pair.media_type, content_type: pair.content_type });
  const list = (key: string): readonly string[] | undefined => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : undefined;
  };
  const range = (key: string): NumberRange | undefined => {
    const value = filters[key];
    return value?.type === 'number' ? { from: value.from, to: value.to } : undefined;
  };
  return {
    words: readWords(filters['search']),
    price: range('price'),
    followers: range('followers'),
    categories: list('categories')?.map(Number),
    pageType: list('pageType'),
    availabilityHours: list('availabilityHours')?.map(Number),
    isRecommendedOnly: list('recommendedOnly') !== undefined,
    isInsightOnly: list('willProvideInsight') !== undefined,
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

function readWords(value: FilterValue | undefined): string[] {
  if (value?.type !== 'search') return [];
  return foldForSearch(dropNul(value.text))
    .split(' ')
    .map((word) => word.replace(/^@/, '').slice(0, WORD_LENGTH_MAX))
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}
