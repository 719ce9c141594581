import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { suggestViews, type ViewsSuggestions } from '@jarchi/optimiser/views/suggest-views.ts';
import { SUITABLE, unpackPlans } from './packed-offer.ts';

/** A request for packages of a goal of views as it is sent to a thread. */
export interface ViewsTask {
  readonly plans: ArrayBuffer;
  readonly media_type: MediaType;
  readonly goal_views: number;
  readonly hasCategories: boolean;
  readonly pinned_plans: readonly number[];
  readonly excluded_plans: readonly number[];
}

export interface ViewsChoice {
  readonly offered: number;
  readonly suggestions: ViewsSuggestions;
  /** The plans in the campaign's categories. */
  readonly fitting: ReadonlySet<number>;
}

/** Takes up to a second of processor time. */
export function chooseViews({ plans: bytes, hasCategories, ...rest }: ViewsTask): ViewsChoice {
  const plans = unpackPlans(bytes, rest.media_type).map(({ id, publisher_id, reach, categories, score }) => ({
    id,
    publisher_id,
    views: reach,
    is_fitting: !hasCategories || categories.includes(SUITABLE),
    score,
  }));
  const excluded = new Set(rest.excluded_plans);
  return {
    offered: plans.filter(({ id }) => !excluded.has(id)).length,
    suggestions: suggestViews({ ...rest, plans, max_plans: PLANS_MAX }),
    fitting: new Set(plans.flatMap(({ id, is_fitting }) => (is_fitting ? [id] : []))),
  };
}
