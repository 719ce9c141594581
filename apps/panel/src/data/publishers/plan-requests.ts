import type { CallInput } from '@jarchi/contract/types.ts';
import { getTarget } from '@jarchi/domain/campaigns/goals.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { PlanKind } from './plan-kind.ts';

export type PlanOrdering = NonNullable<NonNullable<CallInput<'publishers', 'listMediaPlans'>['query']>['ordering']>;

/** How many rows one request has at most. */
export const WINDOW = 100;

export interface PlanSearch extends PlanKind {
  readonly ordering: PlanOrdering;
  readonly filter: readonly string[];
  /** The campaign's categories, which decide the suitable plans. */
  readonly suits: readonly number[];
  /** Only these plans; an empty list finds nothing and sends nothing. */
  readonly ids?: readonly number[] | undefined;
}

/** One window of 100 rows of a search. */
export function planWindowRequest({ kind, story_number, ordering, filter, suits, ids }: PlanSearch, index: number) {
  return {
    params: { kind },
    query: {
      ordering,
      limit: WINDOW,
      offset: index * WINDOW,
      filter: [...filter],
      suits: suits.map(String),
      id: ids?.map(String),
      story_number,
    },
  };
}

export function bundlesRequest({ kind, story_number }: PlanKind) {
  return { params: { kind }, query: { story_number } };
}

/** Packages for some wishes. */
export function packagesRequest(kind: string, body: NonNullable<CallInput<'publishers', 'suggestPackages'>['body']>) {
  return { params: { kind }, body };
}

type Wishing = Pick<CampaignDraft, 'budget' | 'goal_total_reach' | 'ad_categories'>;

/** The items of a package that the advertiser wants, and those that they do not want. */
export interface PackageWishes {
  readonly pinned_plans: readonly number[];
  readonly pinned_bundles: readonly number[];
  readonly excluded_plans: readonly number[];
  readonly excluded_bundles: readonly number[];
}

/** Where a tab keeps the pins of a draft. */
export const getWishesKey = (draftId: number) => `jarchi-package-wishes:${draftId}`;

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** What suggested packages shall fulfil; null for a draft without a budget and a goal. */
export function findWishes(draft: Wishing, { story_number }: PlanKind, filter: readonly string[], wishes: PackageWishes) {
  if (draft.budget === null && draft.goal_total_reach === null) return null;
  return {
    budget: draft.budget,
    goal_reach: draft.goal_total_reach,
    ad_categories: [...draft.ad_categories],
    filter: [...filter],
    story_number,
    pinned_plans: inOrder(wishes.pinned_plans),
    pinned_bundles: inOrder(wishes.pinned_bundles),
    excluded_plans: inOrder(wishes.excluded_plans),
    excluded_bundles: inOrder(wishes.excluded_bundles),
  };
}

type WishingViews = Pick<CampaignDraft, 'campaign_type' | 'goal_total_reach' | 'ad_categories'>;

/** The same for a campaign that is paid by views; null for a draft without a goal. */
export function findViewsWishes(
  draft: WishingViews,
  { story_number }: PlanKind,
  filter: readonly string[],
  { pinned_plans, excluded_plans }: Pick<PackageWishes, 'pinned_plans' | 'excluded_plans'>,
) {
  const goal_views = getTarget(draft);
  if (goal_views === null) return null;
  return {
    goal_views,
    ad_categories: [...draft.ad_categories],
    filter: [...filter],
    story_number,
    pinned_plans: inOrder(pinned_plans),
    excluded_plans: inOrder(excluded_plans),
  };
}
