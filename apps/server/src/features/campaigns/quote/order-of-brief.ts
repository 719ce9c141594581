import { daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { isPlanFor, networkPlanField, type PlanOffer } from '@jarchi/domain/drafts/steps/package-step.ts';
import type { PlanPrice } from '@jarchi/domain/pricing/plan-lines.ts';
import type { CampaignOrder } from '@jarchi/domain/pricing/quote-campaign.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { QuoteDeps, SoldBundle, SoldPlan } from './quote-sources.ts';

/** A plan that a brief chose, by itself or in a bundle. */
export interface ChosenPlan extends SoldPlan {
  readonly bundle_id: number | null;
}

interface Chosen {
  readonly plans: readonly ChosenPlan[];
  readonly bundles: readonly SoldBundle[];
}

export interface ReadOrder extends Chosen {
  readonly order: CampaignOrder;
}

type GoneRefusal = RefusalOf<'plans_gone' | 'bundles_gone' | 'plan_twice'>;

/** What a complete brief orders, with its plans, those of bundles last; or what is no longer sold. */
export async function readOrder(tx: Tx, deps: QuoteDeps, brief: CampaignDraft): Promise<Result<ReadOrder, GoneRefusal>> {
  const chosen = await readChosen(tx, deps, brief);
  if (!chosen.ok) return chosen;
  return succeed({ ...chosen.value, order: await getOrder(tx, deps, brief, chosen.value) });
}

/** The ids of plans that a brief buys outside of bundles: the network's plan, where the network itself publishes. */
export function planIds(brief: CampaignDraft): number[] {
  const field = networkPlanField(brief);
  const ids = field === undefined ? brief.selectedPlans : [brief[field]];
  return ids.filter((id) => id !== null);
}

export function listBundleIds(brief: CampaignDraft): number[] {
  return networkPlanField(brief) === undefined ? [...brief.selectedBundles] : [];
}

async function readChosen(tx: Tx, { plans, bundles }: QuoteDeps, brief: CampaignDraft): Promise<Result<Chosen, GoneRefusal>> {
  const isOfBrief = (plan: PlanOffer) => isPlanFor(brief, plan);
  const single = await findAll(planIds(brief), async (ids) => (await plans.listSoldPlans(tx, ids)).filter(isOfBrief));
  if (single.missing.length > 0) return refuse({ code: 'plans_gone', plan_ids: single.missing });
  const sets = await findAll(listBundleIds(brief), async (ids) =>
    (await bundles.listSoldBundles(tx, ids)).filter((set) => set.plans.every(isOfBrief)),
  );
  if (sets.missing.length > 0) return refuse({ code: 'bundles_gone', bundle_ids: sets.missing });
  const chosen = [
    ...single.found.map((plan) => ({ ...plan, bundle_id: null })),
    ...sets.found.flatMap((set) => set.plans.map((plan) => ({ ...plan, bundle_id: set.id }))),
  ];
  const ids = chosen.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) return refuse({ code: 'plan_twice', plan_ids: [...new Set(twice)] });
  return succeed({ plans: chosen, bundles: sets.found });
}

/** The rows that are found, in the order of the ids, and the ids of the others. */
async function findAll<T extends { readonly id: number }>(ids: readonly number[], list: (ids: readonly number[]) => Promise<T[]>) {
  const found = new Map((ids.length === 0 ? [] : await list(ids)).map((row) => [row.id, row]));
  return { found: ids.flatMap((id) => found.get(id) ?? []), missing: ids.filter((id) => !found.has(id)) };
}

async function getOrder(tx: Tx, { prices }: QuoteDeps, brief: CampaignDraft, { plans, bundles }: Chosen): Promise<CampaignOrder> {
  const { campaign_type, media_type, content_type, budget, goal_total_reach: goal } = brief;
  const format = { media_type, content_type };
  switch (campaign_type) {
    case 'REACH':
      return {
        ...format,
        campaign_type,
        plans: plans.filter(({ bundle_id }) => bundle_id === null).map(getPrice),
        bundles: bundles.map(({ id, price, plans: members }) => ({ bundle_id: id, price, plans: members.map(getPrice) })),
      };
    case 'INFLUENCE':
      return { ...format, campaign_type, ceiling: mustHave(budget) };
    case 'CPM':
      return { ...format, campaign_type, goal_thousands: mustHave(goal), configured: await prices.findCpmConfiguration(tx, format) };
    case 'CPC':
      return { ...format, campaign_type, goal_clicks: mustHave(goal), days: countDays(brief), tiers: await prices.listClickTiers(tx) };
  }
}

function getPrice({ id, price, publisher_price }: SoldPlan): PlanPrice {
  return { plan_id: id, price, publisher_price };
}

function mustHave<T>(value: T | null): T {
  if (value === null) throw new Error('a complete brief has the amount to buy');
  return value;
}

function countDays({ publish_period_start, publish_period_end }: CampaignDraft): number {
  return daysBetween(mustHave(publish_period_start), mustHave(publish_period_end)) + 1;
}
