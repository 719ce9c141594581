import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type FilterField } from '@jarchi/domain/filters/filters.ts';
import { publisherFilterFields, type PublisherFilterView } from '@jarchi/domain/filters/publisher-filters.ts';
import type { PlanOrdering } from '#data/publishers/plans.ts';
import { publishersFa } from '#features/publishers/publishers.fa.ts';

/** The platform and format whose publishers are listed: they decide which filters there are, and their limits. */
export interface PlanPair extends Pick<PublisherFilterView, 'media_type' | 'content_type'> {
  /** The list keeps to the campaign's number of stories: there is nothing to filter by. */
  readonly isStoryNumberKnown?: boolean | undefined;
  /** Staff see more. */
  readonly isStaffView?: boolean | undefined;
  /** On unless it is said to be off. */
  readonly hasRecommender?: boolean | undefined;
  /** Unless it is said that plans have no price of their own. */
  readonly hasPrices?: boolean | undefined;
}

/** What the list may be filtered by. */
export function planFields(pair: PlanPair): readonly FilterField[] {
  const { media_type, content_type, isStaffView = false, hasRecommender = true, hasPrices = true } = pair;
  const view = { media_type, content_type, isStaffView, flags: { 'panel-recommender-toggle': hasRecommender } };
  const missing = [...(hasPrices ? [] : ['price']), ...(pair.isStoryNumberKnown ? ['storyNumber'] : [])];
  return publisherFilterFields(view).filter(({ key }) => !missing.includes(key));
}

/** What of the address's filters there is to be asked for, as it is asked. */
export function heedPlanFilters(texts: readonly string[], pair: PlanPair): readonly string[] {
  const fields = planFields(pair);
  return encodeFilters(decodeFilters(texts, fields).filters, fields);
}

const PRICED: readonly PlanOrdering[] = ['price', '-price', 'cost_per_thousand'];

/** The orders of the list; it begins in the first one. */
export function planOrderings({ hasRecommender = true, hasPrices = true }: Pick<PlanPair, 'hasRecommender' | 'hasPrices'>): PlanOrdering[] {
  const all = Object.keys(publishersFa.orderings) as PlanOrdering[];
  return all.filter((ordering) => (hasPrices || !PRICED.includes(ordering)) && (hasRecommender || ordering !== 'suitable'));
}
