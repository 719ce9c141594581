import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { Bundle } from './bundles.ts';
import { packagesQuery, viewsPackagesQuery, type SuggestionsAnswer } from './packages.ts';
import { findViewsWishes, findWishes, type PackageWishes } from './plan-requests.ts';
import type { PlanKind } from './plan-kind.ts';
import type { MediaPlan } from './plans.ts';

export interface FillUpRequest {
  readonly draft: CampaignDraft;
  readonly kind: PlanKind;
  /** The filters of the list. */
  readonly filter: readonly string[];
  /** What is chosen already is pinned. */
  readonly wishes: PackageWishes;
}

/** The filled package; `fills_goal` is false where the offer or the budget is not enough, and it has the most that there is. */
export interface FilledPackage {
  readonly plans: readonly MediaPlan[];
  readonly bundles: readonly Bundle[];
  readonly fills_goal: boolean;
}

const NO_BUNDLES: readonly never[] = [];

/** The goal at least cost; the most reach where the budget is not enough for it. */
function pickFilled({ least_cost, most_reach }: SuggestionsAnswer): FilledPackage | undefined {
  if (least_cost?.found === true) return { ...least_cost, fills_goal: true };
  return most_reach?.found === true ? { ...most_reach, fills_goal: false } : undefined;
}

/** Adds publishers to a package until it fills the goal; undefined if nothing can be added to it. */
export function useFilledPackage() {
  const client = useQueryClient();
  return async ({ draft, kind, filter, wishes }: FillUpRequest): Promise<FilledPackage | undefined> => {
    if (draft.campaign_type === 'CPM') {
      const asked = JSON.stringify(findViewsWishes(draft, kind, filter, wishes));
      const { best_fit } = await client.fetchQuery(viewsPackagesQuery(kind.kind, asked));
      return best_fit.found ? { ...best_fit, bundles: NO_BUNDLES } : undefined;
    }
    return pickFilled(await client.fetchQuery(packagesQuery(kind.kind, JSON.stringify(findWishes(draft, kind, filter, wishes)))));
  };
}
