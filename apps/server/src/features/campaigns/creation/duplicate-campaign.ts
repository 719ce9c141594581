import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isPlanFor, networkPlanField, type PlanOffer } from '@jarchi/domain/drafts/steps/package-step.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { findCampaign, listPlacements, type PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CreationDeps } from '#features/campaigns/creation/create-campaign.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { quoteBrief, type FrozenQuote } from '#features/campaigns/quote/quote-brief.ts';
import { listBundleIds, planIds } from '#features/campaigns/quote/order-of-brief.ts';
import type { QuoteDeps, Quoting } from '#features/campaigns/quote/quote-sources.ts';

type Duplicate = CallAnswer<'campaigns', 'duplicateCampaign'>;

/**
 * A draft with the brief, contents and files of a campaign, and today's cost for the campaign's days. The same key leads to the same draft.
 */
export async function duplicateCampaign(
  quoting: Quoting<CreationDeps>,
  { account_id, id }: CampaignRef,
  key: string,
): Promise<Result<Duplicate, CallRefusal<'campaigns', 'duplicateCampaign'>>> {
  const { tx, deps, now } = quoting;
  const row = await findCampaign(tx, account_id, id);
  if (!row) return refuse({ code: 'campaign_not_found' });
  const brief = await withoutUnsold(tx, deps, row.brief);
  const draft = await deps.drafts.addDraft(tx, account_id, `duplicate:${id}:${key}`, withoutPastPeriod(brief, now));
  if (!draft.ok) return draft;
  const priced = hasPackage(brief) ? await quoteBrief(quoting, brief, []) : undefined;
  const today = priced?.ok ? priced.value : undefined;
  const placements = await listPlacements(tx, account_id, id);
  return succeed({
    draft: draft.value,
    before: row.total,
    after: today?.quote.total ?? null,
    changes: listChanges(placements, brief, today),
  });
}

/** A brief without the plans, bundles and services that are no longer sold. */
async function withoutUnsold(tx: Tx, { plans, bundles, prices }: QuoteDeps, brief: CampaignDraft): Promise<CampaignDraft> {
  const isSame = (plan: PlanOffer) => isPlanFor(brief, plan);
  const asked = [...planIds(brief), ...brief.alternative_media_plans];
  const soldPlans = new Set((await plans.listSoldPlans(tx, asked)).filter(isSame).map((plan) => plan.id));
  const sets = await bundles.listSoldBundles(tx, listBundleIds(brief));
  const soldBundles = new Set(sets.filter((set) => set.plans.every(isSame)).map((bundle) => bundle.id));
  const offered = new Set((await prices.listOfferedServices(tx, brief)).map((offer) => offer.key));
  const field = networkPlanField(brief);
  const network = field === undefined ? null : brief[field];
  return {
    ...brief,
    selectedPlans: brief.selectedPlans.filter((id) => soldPlans.has(id)),
    alternative_media_plans: brief.alternative_media_plans.filter((id) => soldPlans.has(id)),
    selectedBundles: brief.selectedBundles.filter((id) => soldBundles.has(id)),
    additional_services: Object.fromEntries(Object.entries(brief.additional_services).filter(([key]) => offered.has(key))),
    ...(field === undefined || network === null || soldPlans.has(network) ? {} : { [field]: null }),
  };
}

/** A brief without its period, when that can no longer be bought. */
function withoutPastPeriod(brief: CampaignDraft, now: number): CampaignDraft {
  const today = tehranDay(now);
  const { publish_period_start: start, publish_period_end: end } = brief;
  const isAhead = start !== null && end !== null && start >= today && end >= addDays(today, 1);
  return isAhead ? brief : { ...brief, publish_period_start: null, publish_period_end: null };
}

function hasPackage(brief: CampaignDraft): boolean {
  return planIds(brief).length + listBundleIds(brief).length > 0;
}

/** Plans that are left out, or whose own price has changed. Views and clicks are not paid by the plan. */
function listChanges(placements: readonly PlacementRecord[], brief: CampaignDraft, today: FrozenQuote | undefined): Duplicate['changes'] {
  const bundles = listBundleIds(brief);
  const plans = planIds(brief);
  return placements.flatMap((item): Duplicate['changes'] => {
    const { plan_id, title, bundle_id, price, plan_price } = item;
    const isKept = bundle_id === null ? plans.includes(plan_id) : bundles.includes(bundle_id);
    const before = plan_price ?? price;
    if (!isKept) return [{ plan_id, title, before, after: null }];
    const now = today?.placements.find(({ plan }) => plan.id === plan_id)?.plan_price ?? null;
    return plan_price === null || now === null || now === plan_price ? [] : [{ plan_id, title, before, after: now }];
  });
}
