import { isDay, type DayRange } from '@jarchi/domain/calendar/day-range.ts';

/** The parameters of an address that are one text each; an empty one is missing. */
export type AddressTexts = Readonly<Partial<Record<string, string>>>;

/** One choice of a list's reader, as the address has it: in one parameter, or in several that belong together. */
export interface AddressPart<Value, Address extends object = object> {
  /** The parameters. If all are missing, the choice is the first one. */
  readonly names: readonly string[];
  readonly first: Value;
  /** Undefined for texts that name no choice: they are dropped, and count as one dropped part. */
  read(texts: AddressTexts): Value | undefined;
  /** The parameters of a choice; the first choice has none. */
  write(value: Value): Address;
}

/** One of several words; the first choice is not written. */
export function oneOf<const Name extends string, const Word extends string>(
  name: Name,
  words: readonly Word[],
  first: NoInfer<Word>,
): AddressPart<Word, { readonly [N in Name]?: Word }>;
/** One of several words, or none. */
export function oneOf<const Name extends string, const Word extends string>(
  name: Name,
  words: readonly Word[],
): AddressPart<Word | undefined, { readonly [N in Name]?: Word }>;
export function oneOf(name: string, words: readonly string[], first?: string): AddressPart<string | undefined> {
  return {
    names: [name],
    first,
    read: (texts) => words.find((word) => word === texts[name]),
    write: (word) => (word === undefined || word === first ? {} : { [name]: word }),
  };
}

/** A whole number above zero, or none. */
export function oneNumber<const Name extends string>(name: Name): AddressPart<number | undefined, { readonly [N in Name]?: string }>;
export function oneNumber(name: string): AddressPart<number | undefined> {
  return {
    names: [name],
    first: undefined,
    read: ({ [name]: text = '' }) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
    write: (value) => (value === undefined ? {} : { [name]: String(value) }),
  };
}

/** Two days, the earlier one first, or none. `isAllowed` refuses days that nothing can be shown for. */
export function oneRange<const From extends string, const To extends string>(
  from: From,
  to: To,
  isAllowed: (range: DayRange) => boolean,
): AddressPart<DayRange | undefined, { readonly [N in From | To]?: string }>;
export function oneRange(from: string, to: string, isAllowed: (range: DayRange) => boolean): AddressPart<DayRange | undefined> {
  return {
    names: [from, to],
    first: undefined,
    read({ [from]: first, [to]: last }) {
      if (!isDay(first) || !isDay(last)) return undefined;
      const range = { from: first, to: last };
      return isAllowed(range) ? range : undefined;
    },
    write: (range) => (range === undefined ? {} : { [from]: range.from, [to]: range.to }),
  };
}
