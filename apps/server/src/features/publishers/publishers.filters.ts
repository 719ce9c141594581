import { decodeFilters, PLAN_FILTER_FIELDS, type FilterValue, type NumberOperator } from '@jarchi/domain/filters/filters.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { CONTENT_TYPES, MEDIA_TYPES, PLATFORM_PAIRS, type PlatformPair } from '@jarchi/domain/platforms/platforms.ts';

export interface NumberFilter {
  readonly operator: NumberOperator;
  readonly value: number;
}

/** What a list of plans is narrowed by; undefined narrows nothing. */
export interface PlanFilters {
  /** Folded words that all have to occur in the title or the username. */
  readonly words: readonly string[];
  readonly price: NumberFilter | undefined;
  readonly followers: NumberFilter | undefined;
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

/** Reads the repeated filter parameter; what is broken or unknown is dropped. */
export function readPlanFilters(texts: readonly string[]): PlanFilters {
  const { filters } = decodeFilters(texts, PLAN_FILTER_FIELDS);
  const list = (key: string): readonly string[] | undefined => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : undefined;
  };
  const numbers = (key: string): readonly number[] | undefined => {
    const ids = readIds(list(key) ?? []);
    return ids.length > 0 ? ids : undefined;
  };
  return {
    words: readWords(filters['search']),
    price: readNumber(filters['price']),
    followers: readNumber(filters['followers']),
    categories: numbers('categories'),
    pageType: list('pageType')?.map(dropNul),
    availabilityHours: numbers('availabilityHours'),
    isRecommendedOnly: isOn(list('recommendedOnly')),
    isInsightOnly: isOn(list('willProvideInsight')),
  };
}

/** Whole numbers above zero among the texts. */
export function readIds(texts: readonly string[]): number[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => Number(foldForSearch(text) || Number.NaN))
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

const isOn = (values: readonly string[] | undefined): boolean => values !== undefined && (values[0] === 'true' || values[0] === '1');

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

/** Prices and followers are whole numbers: a fraction moves to the whole number that compares the same. */
function readNumber(value: FilterValue | undefined): NumberFilter | undefined {
  if (value?.type !== 'number') return undefined;
  const { operator } = value;
  const whole = operator === 'lt' ? Math.ceil(value.value) : Math.floor(value.value);
  if (operator === 'eq' && whole !== value.value) return { operator, value: -1 };
  return { operator, value: Math.max(-1, Math.min(whole, Number.MAX_SAFE_INTEGER)) };
}
