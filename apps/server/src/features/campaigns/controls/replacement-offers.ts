import { getLack } from '@jarchi/domain/campaigns/life/buying.ts';
import type { Funds, LifeEvent } from '@jarchi/domain/campaigns/life/events.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { act } from '@jarchi/domain/campaigns/turn/act.ts';
import { isPlanFor, networkPlanField } from '@jarchi/domain/drafts/steps/package-step.ts';
import { getReplacementLine } from '@jarchi/domain/pricing/replacement-line.ts';
import type { PlacementLine } from '@jarchi/domain/money/captures.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import { tryAct } from '#features/campaigns/life/run-turn.ts';
import type { StoredLife } from '#features/campaigns/life/stored-life.ts';
import type { Candidate } from '../life/candidate.ts';
import type { PlanSource, SoldPlan } from '#features/campaigns/quote/quote-sources.ts';
import type { Tx } from '#infra/store/tenancy.ts';

/** The plans that resemble one, whoever sells them. */
export interface NearestPlans {
  /** Ids of sold plans of the same tariff, nearest first; none of the publishers of `taken`. */
  listNearestPlans(
    tx: Tx,
    kind: { readonly media_type: MediaType; readonly content_type: ContentType; readonly story_number: StoryNumber },
    plan: number,
    wish: { readonly taken: readonly number[]; readonly limit: number },
  ): Promise<number[]>;
}

export interface MarketDeps {
  readonly plans: PlanSource;
  readonly nearest: NearestPlans;
}

/** How many publishers are offered besides the alternatives of the brief. */
const NEAREST = 3;

/** The id of a placement that has no row yet. */
export const NO_ROW = 0;

function makeCandidate(row: CampaignRecord, lost: PlacementRecord, plan: SoldPlan): Candidate {
  const line = getReplacementLine({ line: getLine(lost), plan_price: lost.plan_price }, plan, row);
  const bought = isPaidByUnits(row.campaign_type) ? (lost.bought_units ?? plan.availability_hours) : plan.availability_hours;
  return { plan, line, bought, is_alternative: row.brief.alternative_media_plans.includes(plan.id) };
}

const getLine = ({ price, discount, vat, total, publisher_price, net_step }: PlacementRecord): PlacementLine => ({
  price,
  discount,
  vat,
  total,
  publisher_price,
  net_step,
});

/** Whether a plan can take a share: of the campaign's format, and of a publisher who is not in it. */
function canTake({ row, placements }: StoredLife, plan: SoldPlan): boolean {
  return isPlanFor(row.brief, plan) && placements.every(({ publisher_id }) => publisher_id !== plan.publisher_id);
}

/** A plan that the advertiser picked; undefined when it cannot take the share. A network has no replacement. */
export async function findCandidate(
  tx: Tx,
  { plans }: MarketDeps,
  { stored, lost }: { readonly stored: StoredLife; readonly lost: PlacementRecord },
  planId: number,
): Promise<Candidate | undefined> {
  const { row } = stored;
  if (networkPlanField(row.brief) !== undefined) return undefined;
  const plan = (await plans.listSoldPlans(tx, [planId])).find((sold) => canTake(stored, sold));
  return plan && makeCandidate(row, lost, plan);
}

/** The plans that can take a share: first the alternatives of the brief, in its order, then the nearest ones. */
export async function listCandidates(
  tx: Tx,
  { plans, nearest }: MarketDeps,
  stored: StoredLife,
  lost: PlacementRecord,
): Promise<Candidate[]> {
  const { row, placements } = stored;
  const { brief } = row;
  if (networkPlanField(brief) !== undefined) return [];
  const chosen = brief.alternative_media_plans;
  const taken = [...placements.map(({ plan_id }) => plan_id), ...chosen];
  const near = await nearest.listNearestPlans(tx, brief, lost.plan_id, { taken, limit: NEAREST });
  const ids = [...new Set([...chosen, ...near])];
  const sold = new Map((await plans.listSoldPlans(tx, ids)).map((plan) => [plan.id, plan]));
  const found = ids.flatMap((id) => sold.get(id) ?? []).filter((plan) => canTake(stored, plan));
  return found.map((plan) => makeCandidate(row, lost, plan));
}

/** The first plan: it takes a share that gets no answer. */
export async function findNearest(tx: Tx, deps: MarketDeps, stored: StoredLife, placement: number): Promise<Candidate | undefined> {
  const lost = stored.placements.find(({ id }) => id === placement);
  return lost && (await listCandidates(tx, deps, stored, lost))[0];
}

/** The act by which a candidate takes a share. */
export const getReplaceAct = (placement: number, { line, bought }: Candidate, id: number, funds: Funds): LifeEvent => ({
  event: 'replace',
  placement,
  replacement: { id, line, bought },
  funds,
});

/** Assumes enough money, so that a slot is shown before the account is charged. */
const ENOUGH: Funds = { available: Number.MAX_SAFE_INTEGER, debt_limit: 0 };

/** The slot that a candidate gets if it accepts now, computed on a copy of the life. Null if it is not known yet. */
function findSlot(stored: StoredLife, placement: number, candidate: Candidate, now: number): number | null {
  const taken = tryAct(stored, { command: getReplaceAct(placement, candidate, NO_ROW, ENOUGH), by: 'advertiser', now });
  if (!taken.ok) return null;
  const accept = { event: 'accept', placement: NO_ROW, line: null } as const;
  const accepted = act(taken.value.life, { command: accept, by: 'publisher', now }, planSlotsOf(stored.row));
  return accepted.ok ? (accepted.value.life.placements.find(({ id }) => id === NO_ROW)?.slot_at ?? null) : null;
}

/** A candidate, as the API answers it. */
export function offerOf(stored: StoredLife, lost: PlacementRecord, candidate: Candidate, { funds, now }: { funds: Funds; now: number }) {
  const { plan, line, is_alternative } = candidate;
  const difference = line.total - lost.total;
  const slot = findSlot(stored, lost.id, candidate, now);
  return {
    plan_id: plan.id,
    publisher_id: plan.publisher_id,
    title: plan.title,
    username: plan.username,
    reach_estimate: plan.reach,
    slot_at: slot === null ? null : new Date(slot).toISOString(),
    price: line.price - line.discount,
    total: line.total,
    difference,
    shortfall: getLack(difference, funds),
    is_alternative,
  };
}
