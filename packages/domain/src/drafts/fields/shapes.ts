import { findDayIssue } from '#calendar/given-dates.ts';

/** How a text is cleaned before it is kept: as a short one, as a long one, or not at all, since a program made it. */
export type TextKind = 'short' | 'long' | 'opaque';

/** What a value may look like, as plain data. Lengths and counts are the most that is stored, not the most that a campaign allows. */
type Kind =
  | { readonly kind: 'text'; readonly max: number; readonly as: TextKind }
  | { readonly kind: 'flag' }
  | { readonly kind: 'decimal' }
  | { readonly kind: 'whole'; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: 'day' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'nullable'; readonly of: Shape<unknown> }
  /** `optional`: parts that may be left out. */
  | { readonly kind: 'record'; readonly parts: Parts; readonly optional: Parts }
  /** `isDistinct`: each item appears once. */
  | { readonly kind: 'list'; readonly of: Shape<unknown>; readonly max: number; readonly isDistinct: boolean }
  /** Yes or no by key; any key is accepted. */
  | { readonly kind: 'flags'; readonly max: number; readonly keyMax: number };

/** The shape of a value, and its reader: returns the value if it has this shape, otherwise undefined. Readers cut nothing off. */
export type Shape<T> = Kind & { readonly read: (value: unknown) => T | undefined };

type Parts = Readonly<Record<string, Shape<unknown>>>;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: P[K] extends Shape<infer T> ? T : never };

/** A field of a draft: the shape of its values, and its default. */
export interface Field<T> {
  readonly is: Shape<T>;
  readonly initial: T;
}

/** A field that panels opened before its release do not send. */
export interface LaterField<T> extends Field<T> {
  readonly isLater: true;
}

export const field = <T>(is: Shape<T>, initial: NoInfer<T>): Field<T> => ({ is, initial });
export const laterField = <T>(is: Shape<T>, initial: NoInfer<T>): LaterField<T> => ({ is, initial, isLater: true });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (max: number, as: TextKind = 'short'): Shape<string> => ({
  kind: 'text',
  max,
  as,
  read: (value) => (typeof value === 'string' ? value : undefined),
});

export const flag: Shape<boolean> = { kind: 'flag', read: (value) => (typeof value === 'boolean' ? value : undefined) };

export const decimal: Shape<number> = { kind: 'decimal', read: (value) => (Number.isFinite(value) ? (value as number) : undefined) };

export const whole = (min?: number, max?: number): Shape<number> => ({
  kind: 'whole',
  min,
  max,
  read: (value) => {
    const number = Number.isSafeInteger(value) ? (value as number) : Number.NaN;
    return number >= (min ?? -Infinity) && number <= (max ?? Infinity) ? number : undefined;
  },
});

const isGivenDay = (value: unknown): value is string => typeof value === 'string' && findDayIssue(value) === undefined;

/** YYYY-MM-DD, Gregorian. */
export const day: Shape<string> = { kind: 'day', read: (value) => (isGivenDay(value) ? value : undefined) };

export const oneOf = <const T extends string>(options: readonly T[]): Shape<T> => ({
  kind: 'choice',
  options,
  read: (value) => options.find((option) => option === value),
});

export const nullable = <T>(of: Shape<T>): Shape<T | null> => ({
  kind: 'nullable',
  of,
  read: (value) => (value === null ? null : of.read(value)),
});

/** Unknown parts are dropped; one broken part makes the whole record invalid. */
export const record = <P extends Parts>(parts: P): Shape<ValuesOf<P>> => recordWith(parts, {});

/** The same with optional parts: a broken one is left out. */
export const recordWith = <P extends Parts, O extends Parts>(parts: P, optional: O): Shape<ValuesOf<P> & Partial<ValuesOf<O>>> => ({
  kind: 'record',
  parts,
  optional,
  read: (value) => {
    if (!isRecord(value)) return undefined;
    const readAll = (shapes: Parts) => Object.entries(shapes).map(([key, part]) => [key, part.read(value[key])] as const);
    const read = readAll(parts);
    if (read.some(([, part]) => part === undefined)) return undefined;
    const given = readAll(optional).filter(([, part]) => part !== undefined);
    return Object.fromEntries([...read, ...given]) as ValuesOf<P> & Partial<ValuesOf<O>>;
  },
});

/** The key of an item in a distinct list: a file's id, otherwise the item itself. */
export const getName = (item: unknown): unknown => (isRecord(item) ? item['id'] : item);

/** Broken items are removed; in a distinct list the first item with a key stays. */
const list = <T>(of: Shape<T>, max: number, isDistinct: boolean): Shape<readonly T[]> => ({
  kind: 'list',
  of,
  max,
  isDistinct,
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const seen = new Set();
    const isNew = (item: unknown) => seen.size < seen.add(getName(item)).size;
    return value.map(of.read).filter((item) => item !== undefined && (!isDistinct || isNew(item))) as T[];
  },
});

export const listOf = <T>(of: Shape<T>, max: number): Shape<readonly T[]> => list(of, max, false);
export const distinctListOf = <T>(of: Shape<T>, max: number): Shape<readonly T[]> => list(of, max, true);

export const flags = (max: number, keyMax: number): Shape<Readonly<Record<string, boolean>>> => ({
  kind: 'flags',
  max,
  keyMax,
  read: (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
      : undefined,
});
