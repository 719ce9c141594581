import { DATE_PRESETS, NUMBER_OPERATORS, SEARCH_MAX, type FilterField } from './filters.ts';

export type FilterIssueCode =
  | 'filter_unknown'
  | 'comparison_unknown'
  | 'number_invalid'
  | 'date_invalid'
  | 'range_reversed'
  /** A number beyond what the field allows. */
  | 'outside_limits'
  | 'value_unknown'
  /** A choice of nothing, or nothing between two commas. */
  | 'value_missing'
  | 'value_twice'
  | 'one_value_only'
  | 'text_too_long'
  /** A filter that is there twice. */
  | 'repeated';

/** What may stand in a filter. */
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

/** One thing that is wrong with a filter, and what may stand in its place. */
export interface FilterIssue {
  readonly key: string;
  readonly code: FilterIssueCode;
  /** What of the filter it is about, as it was sent. */
  readonly values: readonly string[];
  readonly allowed: FilterAllowed;
}

const DATE_CHOICES = [...DATE_PRESETS, 'select,YYYY-MM-DD,YYYY-MM-DD'];

/** What a field takes. */
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
