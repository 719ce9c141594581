import type { CartContents } from '#features/publishers/cart/state/contents.ts';

export const SUGGESTION_KEYS = ['most_reach', 'least_cost', 'most_reach_in_categories'] as const;
export type SuggestionKey = (typeof SUGGESTION_KEYS)[number];

export const VIEWS_KEYS = ['best_fit', 'fewest_publishers', 'only_fitting'] as const;
export type ViewsKey = (typeof VIEWS_KEYS)[number];

interface Listed {
  readonly id: number;
}

export interface FoundPackage {
  readonly found: true;
  readonly plans: readonly Listed[];
  /** Absent where no bundles are sold. */
  readonly bundles?: readonly Listed[];
}

/** Suggested packages by their keys; null where an answer is missing that it needs. */
export type PackagesOf<K extends string> = Readonly<Record<K, FoundPackage | { readonly found: false } | null>>;

const NONE: readonly never[] = [];
const isSameSet = (a: readonly Listed[], b: readonly number[]) => a.length === b.length && a.every(({ id }) => b.includes(id));

function isInCart<K extends string>(answer: PackagesOf<K>, key: K, { plans, bundles }: CartContents): boolean {
  const one = answer[key];
  if (one?.found !== true) return false;
  const own = one.bundles ?? NONE;
  return one.plans.length + own.length > 0 && isSameSet(one.plans, plans) && isSameSet(own, bundles);
}

/** The chosen card: the one that equals the cart, else the one that was picked last and changed since. */
export function findPicked<K extends string>(answer: PackagesOf<K>, keys: readonly K[], contents: CartContents, last: K | null) {
  const whole = (last === null ? keys : [last, ...keys]).find((key) => isInCart(answer, key, contents));
  if (whole !== undefined) return { key: whole, isChanged: false };
  const isEmpty = contents.plans.length + contents.bundles.length === 0;
  return last === null || isEmpty || answer[last]?.found !== true ? undefined : { key: last, isChanged: true };
}
