import type { CartContents } from '#features/publishers/cart/state/contents.ts';
import type { SuggestionsAnswer } from '#data/publishers/packages.ts';

export const SUGGESTION_KEYS = ['most_reach', 'least_cost', 'most_reach_in_categories'] as const;
export type SuggestionKey = (typeof SUGGESTION_KEYS)[number];

const isSameSet = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id) => b.includes(id));

function isInCart(answer: SuggestionsAnswer, key: SuggestionKey, { plans, bundles }: CartContents): boolean {
  const one = answer[key];
  return (
    one?.found === true &&
    one.plans.length + one.bundles.length > 0 &&
    isSameSet(
      one.plans.map(({ id }) => id),
      plans,
    ) &&
    isSameSet(
      one.bundles.map(({ id }) => id),
      bundles,
    )
  );
}

/** The chosen card: the one that equals the cart, else the one that was picked last and changed since. */
export function findPicked(answer: SuggestionsAnswer, contents: CartContents, last: SuggestionKey | null) {
  const keys = last === null ? SUGGESTION_KEYS : [last, ...SUGGESTION_KEYS];
  const whole = keys.find((key) => isInCart(answer, key, contents));
  if (whole !== undefined) return { key: whole, isChanged: false };
  const isEmpty = contents.plans.length + contents.bundles.length === 0;
  return last === null || isEmpty || answer[last]?.found !== true ? undefined : { key: last, isChanged: true };
}
