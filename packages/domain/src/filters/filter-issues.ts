import { DATE_PRESETS, NUMBER_OPERATORS, SEARCH_MAX, type FilterField } from './filters.ts';

export type FilterIssueCode =
  | 'filter_unknown'
  | 'comparison_unknown'
  | 'number_invalid'
  | 'date_invalid'
  /** Days of the Jalali calendar; days are Gregorian. */
  | 'jalali_year'
  | 'range_reversed'
  /** A number beyond what the field allows. */
  | 'outside_limits'
  | 'value_unknown'
  /** An empty choice, or nothing between two commas. */
  | 'value_missing'
  | 'value_twice'
  | 'one_value_only'
  | 'text_too_long'
  /** A filter that appears twice. */
  | 'repeated';

/** What a filter accepts. */
export type FilterAllowed =
  | { readonly type: 'keys'; readonly keys: readonly string[] }
  | {
      readonly type: 'number';
      readonly operators: readonly string[];
      readonly from: number;
      readonly to: number;
      readonly is_whole: boolean;
    }
  | { readonly type: 'select'; readonly is_multiple: boolean; readonly choices: readonly string[] }
  /** Whole numbers above zero. */
  | { readonly type: 'ids'; readonly is_multiple: boolean }
  | { readonly type: 'texts'; readonly is_multiple: boolean }
  | { readonly type: 'date'; readonly choices: readonly string[] }
  | { readonly type: 'search'; readonly longest: number };

/** One issue of a filter, and what it accepts instead. */
export interface FilterIssue {
  readonly key: string;
  readonly code: FilterIssueCode;
  /** The values that it concerns, as they were sent. */
  readonly values: readonly string[];
  readonly allowed: FilterAllowed;
}

const DATE_CHOICES = [...DATE_PRESETS, 'select,YYYY-MM-DD,YYYY-MM-DD'];

/** What a field accepts. */
export function getAllowed(field: FilterField): FilterAllowed {
  switch (field.type) {
    case 'number': {
      const { limits, isWhole } = field;
      return { type: 'number', operators: NUMBER_OPERATORS, from: limits.from, to: limits.to, is_whole: isWhole };
    }
    case 'date':
      return { type: 'date', choices: DATE_CHOICES };
    case 'search':
      return { type: 'search', longest: SEARCH_MAX };
    case 'select': {
      const { options, isMultiple: is_multiple } = field;
      if (options === 'ids') return { type: 'ids', is_multiple };
      return options === 'any' ? { type: 'texts', is_multiple } : { type: 'select', is_multiple, choices: options };
    }
  }
}
