import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReviewedPublisher } from '#features/activation/review/package-facts.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { planKind } from '#data/publishers/plan-kind.ts';
import { plansByIdQuery } from '#data/publishers/plans.ts';

const NOBODY: readonly ReviewedPublisher[] = [];

/** The publishers of a package: those with a share in the price, else those that the draft names (invited ones, a network). */
export function usePickedPublishers(draft: CampaignDraft, campaign: Campaign | undefined): readonly ReviewedPublisher[] {
  const field = networkPlanField(draft);
  const network = field && draft[field];
  const ids = network === undefined ? draft.selectedPlans : network === null ? [] : [network];
  const kind = planKind(draft);
  const placements = campaign?.placements ?? [];
  const asked = placements.length > 0 ? placements.map(({ plan_id }) => plan_id) : ids;
  const plans = useQuery({ ...plansByIdQuery(kind, asked), enabled: campaign !== undefined && asked.length > 0, staleTime: 60_000 });
  if (placements.length === 0) return plans.data?.map((plan) => ({ ...plan, category_id: plan.categories[0]?.id })) ?? NOBODY;
  const byId = new Map(plans.data?.map((plan) => [plan.id, plan]));
  return placements.map((placement) => ({
    ...placement,
    reach: placement.reach_estimate,
    reach_low: byId.get(placement.plan_id)?.reach_low,
    reach_high: byId.get(placement.plan_id)?.reach_high,
  }));
}
