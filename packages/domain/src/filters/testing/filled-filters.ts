import { SEARCH_MAX, type FilterField, type Filters, type FilterValue } from '#filters/filters.ts';

/** Sets every filter of some fields to its largest value: all choices, the whole range, the longest search. */
export function fillFilters(fields: readonly FilterField[]): Filters {
  return Object.fromEntries(fields.map((field) => [field.key, fill(field)]));
}

function fill(field: FilterField): FilterValue {
  switch (field.type) {
    case 'number':
      return { type: 'number', from: field.limits.from, to: field.limits.to };
    case 'date':
      return { type: 'date', range: 'select', from: '2026-03-21', to: '2027-03-20' };
    case 'search':
      return { type: 'search', text: 'کافه، «۱۲» & 100%, \\'.padEnd(SEARCH_MAX, 'ی') };
    case 'select': {
      const options = typeof field.options === 'string' ? ['1', '7', '999999999999999'] : field.options;
      return { type: 'select', values: field.isMultiple ? options : options.slice(0, 1) };
    }
  }
}
