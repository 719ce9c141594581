import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, SEARCH_MAX, type FilterField, type Filters } from '@jarchi/domain/filters/filters.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { PAGE_SIZES } from '@jarchi/ui/navigation/page-sizes.ts';
import type { AddressPart, AddressTexts } from './address-parts.ts';

export type Parts = Readonly<Record<string, AddressPart<unknown>>>;
type ValueOf<Part> = Part extends { readonly first: infer Value } ? Value : never;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: ValueOf<P[K]> };
type WrittenBy<Part> = Part extends { write(value: never): infer Address } ? Address : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void ? Every : never;

/** The orders, filters, sizes and other choices of a list. */
export interface ListRules<Ordering extends string, P extends Parts> {
  /** The first one is the order of an address without one. */
  readonly orderings?: readonly [Ordering, ...Ordering[]] | undefined;
  /** A field of the type `search` has the parameter of its own name, all others the repeated `filter`. May depend on the other choices. */
  readonly filters?: readonly FilterField[] | ((choices: ValuesOf<P>) => readonly FilterField[]) | undefined;
  /** The sizes of a page that the reader may choose; one size is fixed. */
  readonly sizes?: readonly [number, ...number[]] | undefined;
  /** 10, or the one size, unless set. */
  readonly defaultSize?: number | undefined;
  readonly parts?: P | undefined;
}

/** The view of a list: its state, filters, order and page. */
export interface ListState<Ordering extends string = string> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly ordering: Ordering;
  readonly filters: Filters;
  /** The count of unreadable parts of the address, which got their defaults. */
  readonly dropped: number;
}

/** The parameters that every list has; a broken one may be any text. */
export interface ListParameters<Ordering extends string = string> {
  readonly page?: string;
  readonly 'page-size'?: string;
  readonly ordering?: Ordering;
  readonly search?: string;
  readonly filter?: readonly string[];
}

export interface List<State extends ListState = ListState, Written extends object = object> {
  readonly sizes: readonly number[];
  /** Any address can be read; what is broken gets its default and is counted. */
  read(address: object): State;
  /** The address of a state, without defaults. */
  write(state: Omit<State, 'dropped'>): Written;
  /** Whether a tab, a filter or another choice narrows the list. */
  isChosen(state: Omit<State, 'dropped'>): boolean;
  /** The first page of the list without any choice, in the same order and size. */
  clear(state: State): State;
  /** The most characters of the search of a state. */
  getSearchMax(state: Omit<State, 'dropped'>): number;
}

export type StateOf<L> = L extends { read(address: never): infer State } ? State : never;
export type AddressOf<L> = L extends { write(state: never): infer Written } ? Written : never;

const DEFAULT_SIZE = 10;

/** A text, a number, or the first of several texts; undefined for a blank one. */
function findText(value: unknown): string | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof one === 'number' ? String(one) : one;
  return typeof text === 'string' && text.trim() !== '' ? toLatinDigits(text).trim() : undefined;
}

function listTexts(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((item) => typeof item === 'string').filter((text) => text.trim() !== '');
}

const findPage = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/**
 * A list: reads its state from an address and writes it back. Every list of every app spells `page`, `page-size`, `ordering`, `search` and
 * `filter` alike; `parts` are the choices that it has besides.
 */
export function defineList<const Ordering extends string = string, const P extends Parts = { readonly [K in never]: AddressPart<unknown> }>(
  rules: ListRules<Ordering, P>,
): List<ListState<Ordering> & ValuesOf<P>, ListParameters<Ordering> & All<WrittenBy<P[keyof P]>>>;
export function defineList(rules: ListRules<string, Parts>): List {
  const { orderings = [''], filters = [], sizes = PAGE_SIZES, parts = {} } = rules;
  const { defaultSize = sizes.length === 1 ? sizes[0] : DEFAULT_SIZE } = rules;
  const listFields = (choices: object) => (typeof filters === 'function' ? filters({ ...choices }) : filters);
  const firstChoices = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part.first]));
  return {
    sizes,
    read(given) {
      const address: Readonly<Record<string, unknown>> = { ...given };
      let dropped = 0;
      const read = <T>(name: string, find: (text: string) => T | undefined, fallback: T): T => {
        const text = findText(address[name]);
        const found = text === undefined ? fallback : find(text);
        if (found === undefined) dropped += 1;
        return found ?? fallback;
      };
      const readPart = (part: AddressPart<unknown>): unknown => {
        const texts: AddressTexts = Object.fromEntries(part.names.map((name) => [name, findText(address[name])]));
        if (part.names.every((name) => texts[name] === undefined)) return part.first;
        const value = part.read(texts);
        if (value === undefined) dropped += 1;
        return value ?? part.first;
      };
      const choices = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, readPart(part)]));
      const fields = listFields(choices);
      const searched = listTexts(address['search']).map((text) => `search,${text}`);
      const decoded = decodeFilters([...listTexts(address['filter']), ...searched], fields);
      dropped += decoded.notices.length;
      return {
        page: read('page', findPage, 1),
        pageSize: read('page-size', (text) => sizes.find((size) => String(size) === text), defaultSize),
        ordering: read('ordering', (text) => orderings.find((ordering) => ordering === text), orderings[0]),
        filters: decoded.filters,
        ...choices,
        dropped,
      };
    },
    write(state) {
      const { search, ...others } = state.filters;
      const text = search?.type === 'search' ? search.text.trim() : '';
      const filter = encodeFilters(others, listFields(state));
      const choices: Readonly<Record<string, unknown>> = { ...state };
      const own = Object.entries(parts).flatMap(([key, part]) => Object.entries<unknown>({ ...part.write(choices[key]) }));
      return {
        ...Object.fromEntries(own),
        ...(text !== '' && { search: text }),
        ...(filter.length > 0 && { filter }),
        ...(state.ordering !== orderings[0] && { ordering: state.ordering }),
        ...(state.page > 1 && { page: String(state.page) }),
        ...(state.pageSize !== defaultSize && { 'page-size': String(state.pageSize) }),
      };
    },
    isChosen(state) {
      const choices: Readonly<Record<string, unknown>> = { ...state };
      return Object.keys(state.filters).length > 0 || Object.entries(firstChoices).some(([key, first]) => choices[key] !== first);
    },
    clear: (state) => ({ ...state, ...firstChoices, filters: {}, page: 1 }),
    getSearchMax: (state) => listFields(state).find((field) => field.type === 'search')?.max ?? SEARCH_MAX,
  };
}

/** A page as `limit` and `offset` of the request. */
export function getWindow({ page, pageSize }: Pick<ListState, 'page' | 'pageSize'>): { readonly limit: number; readonly offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The parameters of a list's request. */
export function getListQuery<Ordering extends string>(state: ListState<Ordering>, fields: readonly FilterField[]) {
  return { ...getWindow(state), ordering: state.ordering, filter: encodeFilters(state.filters, fields) };
}

/** The last page, if the list no longer has the page of the address; else undefined. */
export function findLastPage({ page, pageSize }: Pick<ListState, 'page' | 'pageSize'>, count: number): number | undefined {
  const last = Math.max(1, Math.ceil(count / pageSize));
  return page > last ? last : undefined;
}
