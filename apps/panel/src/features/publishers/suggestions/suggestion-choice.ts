import type { FoundPackage, PackagesOf } from './picked.ts';
import type { FoundSuggestion } from './suggestion-queries.ts';

export interface LeftOut<K extends string> {
  readonly key: K;
  /** The suggestion with the same publishers; null if an answer that it needs is missing. */
  readonly same: K | null;
}

function listIds({ plans, bundles = [] }: FoundPackage): string {
  const sort = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  return `${sort(plans.map(({ id }) => id))}|${sort(bundles.map(({ id }) => id))}`;
}

/** The suggestions that are shown, and those that cannot differ from a shown one or cannot be computed. */
export function chooseShown<K extends string>(answer: PackagesOf<K>, keys: readonly K[]): { shown: K[]; leftOut: LeftOut<K>[] } {
  const shown: K[] = [];
  const leftOut: LeftOut<K>[] = [];
  const seen = new Map<string, K>();
  for (const key of keys) {
    const one = answer[key];
    const ids = one?.found === true ? listIds(one) : undefined;
    const same = ids === undefined ? undefined : seen.get(ids);
    if (one === null) leftOut.push({ key, same: null });
    else if (same !== undefined) leftOut.push({ key, same });
    else {
      shown.push(key);
      if (ids !== undefined) seen.set(ids, key);
    }
  }
  return { shown, leftOut };
}

type Countable = Pick<FoundSuggestion, 'plans'> & Partial<Pick<FoundSuggestion, 'bundles'>>;

/** A package's publishers, and how many of them have one of the campaign's categories. */
export function countFitting({ plans, bundles = [] }: Countable, ad_categories: readonly number[]): { all: number; fitting: number } {
  const publishers = new Map(
    [...plans, ...bundles.flatMap((bundle) => bundle.plans)].map(({ publisher_id, categories }) => [publisher_id, categories]),
  );
  const fitting = [...publishers.values()].filter((categories) => categories.some(({ id }) => ad_categories.includes(id)));
  return { all: publishers.size, fitting: fitting.length };
}
