import { CAMPAIGN_STATES } from '#campaigns/campaign-life.ts';
import { CAMPAIGN_TYPES, MEDIA_TYPES } from '#platforms/platforms.ts';

export const NUMBER_OPERATORS = ['gt', 'eq', 'lt'] as const;

export const DATE_PRESETS = ['today', 'last_7_days', 'last_30_days'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** The most characters of a search: a longer text is not a name. */
export const SEARCH_MAX = 100;

/** The most characters of a search through what people wrote: names, phones, subjects. */
export const TEXT_SEARCH_MAX = 120;

/** Both ends are included; null leaves an end open, and at least one end is set. */
export interface NumberFilter {
  readonly type: 'number';
  readonly from: number | null;
  readonly to: number | null;
}

/** A range of days: counted back from today, or from one YYYY-MM-DD to another, both included. */
export type DateFilter =
  | { readonly type: 'date'; readonly range: DatePreset }
  | { readonly type: 'date'; readonly range: 'select'; readonly from: string; readonly to: string };

export type FilterValue =
  | NumberFilter
  | DateFilter
  | { readonly type: 'select'; readonly values: readonly string[] }
  | { readonly type: 'search'; readonly text: string };

export type FilterField =
  | { readonly key: string; readonly type: 'date' }
  | {
      readonly key: string;
      readonly type: 'search';
      /** Characters; SEARCH_MAX unless set. */
      readonly max?: number;
    }
  | {
      readonly key: string;
      readonly type: 'number';
      readonly isWhole: boolean;
      /** Both ends included. */
      readonly limits: { readonly from: number; readonly to: number };
    }
  | {
      readonly key: string;
      readonly type: 'select';
      readonly isMultiple: boolean;
      /** The options: some texts, whole numbers above zero, or anything. */
      readonly options: readonly string[] | 'ids' | 'any';
    };

export type Filters = Readonly<Record<string, FilterValue>>;

/** A comma separates values; inside a value, commas and backslashes are escaped with a backslash. */
const escapeValue = (value: string): string => value.replace(/[\\,]/g, '\\$&');

function listTexts(value: FilterValue): string[] {
  switch (value.type) {
    case 'number': {
      const { from, to } = value;
      if (from !== null && from === to) return [`eq,${from}`];
      return [...(from === null ? [] : [`gt,${from}`]), ...(to === null ? [] : [`lt,${to}`])];
    }
    case 'date':
      return [value.range === 'select' ? `select,${value.from},${value.to}` : value.range];
    case 'select': {
      const values = value.values.filter((text) => text !== '');
      return values.length === 0 ? [] : [values.map(escapeValue).join(',')];
    }
    case 'search': {
      const text = value.text.trim();
      return text === '' ? [] : [text];
    }
  }
}

/**
 * Filters as the repeated parameter, in the order of the fields: «price,gt,20000», «categories,3,7», «created,last_7_days». `gt` and `lt`
 * include their number («from … to …»); a range has both, a single number is `eq`.
 * An empty filter (no values, a blank search) is not written.
 */
export function encodeFilters(filters: Filters, fields: readonly FilterField[]): string[] {
  return fields.flatMap(({ key }) => {
    const value = filters[key];
    return value ? listTexts(value).map((text) => `${key},${text}`) : [];
  });
}

/** Such a search, for a list without other filters of a request. */
export const TEXT_SEARCH: FilterField = { key: 'search', type: 'search', max: TEXT_SEARCH_MAX };

/** The campaign list's filters. */
export const CAMPAIGN_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'state', type: 'select', isMultiple: true, options: CAMPAIGN_STATES },
  { key: 'media_type', type: 'select', isMultiple: true, options: MEDIA_TYPES },
  { key: 'campaign_type', type: 'select', isMultiple: true, options: CAMPAIGN_TYPES },
  { key: 'created', type: 'date' },
];
