import { decodeFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { encodeFilters, type FilterField } from '@jarchi/domain/filters/filters.ts';
import { publisherFilterFields, type PublisherFilterView } from '@jarchi/domain/filters/publisher-filters.ts';
import type { PlanOrdering } from '#data/publishers/plan-requests.ts';
import { publishersFa } from '#features/publishers/publishers.fa.ts';

/** The platform and format of the listed publishers; they decide the filters and their limits. */
export interface PlanPair extends Pick<PublisherFilterView, 'media_type' | 'content_type'> {
  /** The list shows only plans of the campaign's story number, so it has no filter for it. */
  readonly isStoryNumberKnown?: boolean | undefined;
  /** Staff have more filters. */
  readonly isStaffView?: boolean | undefined;
  /** True by default. */
  readonly hasRecommender?: boolean | undefined;
  /** False where plans have no price of their own; true by default. */
  readonly hasPrices?: boolean | undefined;
}

/** The filters of the list. */
export function planFields(pair: PlanPair): readonly FilterField[] {
  const { media_type, content_type, isStaffView = false, hasRecommender = true, hasPrices = true } = pair;
  const view = { media_type, content_type, isStaffView, flags: { 'panel-recommender-toggle': hasRecommender } };
  const missing = [...(hasPrices ? [] : ['price']), ...(pair.isStoryNumberKnown ? ['storyNumber'] : [])];
  return publisherFilterFields(view).filter(({ key }) => !missing.includes(key));
}

/** The valid filters of the address, in the form in which a request sends them. */
export function heedPlanFilters(texts: readonly string[], pair: PlanPair): readonly string[] {
  const fields = planFields(pair);
  return encodeFilters(decodeFilters(texts, fields).filters, fields);
}

const PRICED: readonly PlanOrdering[] = ['price', '-price', 'cost_per_thousand'];

/** The orders of the list; the first is the default. */
export function planOrderings({ hasRecommender = true, hasPrices = true }: Pick<PlanPair, 'hasRecommender' | 'hasPrices'>): PlanOrdering[] {
  const all = Object.keys(publishersFa.orderings) as PlanOrdering[];
  return all.filter((ordering) => (hasPrices || !PRICED.includes(ordering)) && (hasRecommender || ordering !== 'suitable'));
}
