import type { FilterField, Filters, FilterValue, NumberFilter } from '@jarchi/domain/filters/filters.ts';
import type { LucideIcon } from 'lucide-react';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** One filter of a bar: the domain's field and its texts. */
export interface FilterSpec {
  readonly field: FilterField;
  readonly label: string;
  /** After a number: «تومان». */
  readonly unit?: string | undefined;
  /** One line of explanation of a switch. */
  readonly hint?: string | undefined;
  /** Next to the label in the list of all filters: who sees it. */
  readonly tag?: string | undefined;
  /** The options of a select, with their texts. */
  readonly options?: readonly FilterOption[] | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Behind «+ فیلتر» until it is set. */
  readonly isExtra?: boolean | undefined;
}

export type SelectSpec = FilterSpec & { readonly field: Extract<FilterField, { type: 'select' }> };
export type NumberSpec = FilterSpec & { readonly field: Extract<FilterField, { type: 'number' }> };

/** A select with one value only is on or off. */
export function isSwitch({ field }: FilterSpec): boolean {
  return field.type === 'select' && !field.isMultiple && field.options.length === 1;
}

/** The filters with one changed; an empty filter is removed. */
export function withFilter(filters: Filters, key: string, value: FilterValue | undefined): Filters {
  const { [key]: _, ...rest } = filters;
  if (value === undefined) return rest;
  if (value.type === 'search' && value.text.trim() === '') return rest;
  if (value.type === 'select' && value.values.length === 0) return rest;
  return { ...rest, [key]: value };
}

/** The filters without those that have a chip; the search stays. */
export function withoutChips(filters: Filters): Filters {
  const { search } = filters;
  return search === undefined ? {} : { search };
}

export function getSelected(filters: Filters, key: string): readonly string[] {
  const value = filters[key];
  return value?.type === 'select' ? value.values : [];
}

export function searchText(filters: Filters): string {
  const value = filters['search'];
  return value?.type === 'search' ? value.text : '';
}

interface ListAddress {
  readonly page: number;
  readonly filters: Filters;
}

/** How a change of a list goes into the browser's history: typing in the search is one step, not one for each letter. Another page begins at its top. */
export function getListStep(before: ListAddress, after: ListAddress): { readonly replace: boolean; readonly resetScroll: boolean } {
  const [from, to] = [searchText(before.filters), searchText(after.filters)];
  return { replace: from !== to && from !== '' && to !== '', resetScroll: after.page !== before.page };
}

/** The count of set filters, without the search. */
export function countSet(filters: Filters): number {
  return Object.keys(filters).filter((key) => key !== 'search').length;
}

/** The range typed as «از» and «تا»; empty is an open end, the smaller number is the start, two equal numbers mean that number. */
export function findRange(fromDigits: string, toDigits: string): NumberFilter | undefined {
  const from = fromDigits === '' ? null : Number(fromDigits);
  const to = toDigits === '' ? null : Number(toDigits);
  if (from === null && to === null) return undefined;
  if (from !== null && to !== null && from > to) return { type: 'number', from: to, to: from };
  return { type: 'number', from, to };
}
