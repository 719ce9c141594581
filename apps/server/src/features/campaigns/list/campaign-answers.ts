import type { CallAnswer } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { getGoal, getUnitCost, toTarget } from '@jarchi/domain/campaigns/goals.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { waitsFor, type Waiting } from '@jarchi/domain/campaigns/life/clock.ts';
import { allowedCalls, type Asked } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { getGoalCover } from '@jarchi/domain/publishers/goal-cover.ts';
import { elapsedShare } from '@jarchi/domain/reports/reports.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import { findOneMeasure, type CampaignLine, type ListedRow } from './list.repository.ts';
import type { ShownCampaign, ShownEvent, ShownPlacement, WholeCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import { controlsAnswer } from '#features/campaigns/controls/controls-answer.ts';
import type { ListAnswer as OffersAnswer } from '#features/campaigns/offers/list-answer.ts';

type CampaignAnswer = CallAnswer<'campaigns', 'getCampaign'>;
type ListAnswer = CallAnswer<'campaigns', 'listCampaigns'>;
type LineAnswer = ListAnswer['results'][number];

const iso = (at: Date | null): string | null => (at === null ? null : at.toISOString());

/** One line of the campaign list; `net` is its list price minus discount, without VAT. */
function lineAnswer(line: Omit<CampaignLine, 'net'>, net: number, now: number): LineAnswer {
  const { reach, views, clicks, cost, created } = line;
  const window = windowInstants(line);
  const goal = getGoal(line, line);
  return {
    id: line.id,
    title: line.title,
    media_type: line.media_type,
    campaign_type: line.campaign_type,
    content_type: line.content_type,
    state: line.state,
    reason: line.reason,
    publish_period_start: line.publish_period_start,
    publish_period_end: line.publish_period_end,
    budget: line.budget,
    goal_total_reach: line.goal_total_reach,
    price: net,
    total: line.total,
    publishers: line.publishers,
    figures: { reach, views, clicks, cost },
    goal,
    unit_cost: getUnitCost(goal.measure, cost, goal.reached),
    elapsed: elapsedShare(now, window.from, window.to),
    is_deleted: line.is_deleted,
    is_overdue: line.overdue_since !== null,
    created: created.toISOString(),
  };
}

/** The page and its totals; a page beyond the end, or of an empty set, is one row of totals without a campaign. */
export function listAnswer(rows: readonly ListedRow[], now: number): ListAnswer {
  const [first] = rows;
  const measure = (first && findOneMeasure(first)) ?? null;
  const reached = first && measure ? first[`all_${measure}`] : 0;
  return {
    count: first?.all_count ?? 0,
    totals: {
      price: first?.all_price ?? 0,
      cost: first?.all_cost ?? 0,
      reach: first?.all_reach ?? 0,
      goal_total_reach: measure && (first?.all_goal ?? 0),
      goal: first && measure ? { measure, target: toTarget(measure, first.all_goal), reached: reached - first.all_aimless } : null,
      unit_cost: first && measure ? getUnitCost(measure, first.all_cost, reached) : null,
    },
    results: rows.flatMap((row) => (row.id === null ? [] : [lineAnswer(row, row.net, now)])),
  };
}

function placementAnswer(row: ShownPlacement): CampaignAnswer['placements'][number] {
  return {
    id: row.id,
    plan_id: row.plan_id,
    publisher_id: row.publisher_id,
    title: row.title,
    username: row.username,
    state: row.state,
    availability_hours: row.availability_hours,
    reach_estimate: row.reach_estimate,
    bought_units: row.bought_units,
    bundle_id: row.bundle_id,
    plan_price: row.plan_price,
    asked_price: row.asked_price,
    price: row.price,
    discount: row.discount,
    vat: row.vat,
    total: row.total,
    captured: row.captured,
    released: row.released,
    out_reason: row.out_reason,
    category_id: row.category_id,
    slot_at: iso(row.slot_at),
    live_at: iso(row.live_at),
    edited_at: iso(row.edited_at),
    ended_at: iso(row.ended_at),
    is_replaced: row.share === 'moved',
  };
}

export interface CampaignFacts extends ShownCampaign {
  readonly disputes: WholeCampaign['disputes'];
  readonly events: readonly ShownEvent[];
  readonly list: OffersAnswer;
  /** The money that is missing to buy it now, or to accept its list. */
  readonly shortfall: number;
  readonly now: number;
}

/** The parts of a placement that decide whom the campaign waits for. */
function getWaiting({ state, share, delivered_at, rejections }: ShownPlacement): Waiting['placements'][number] {
  return { state, share, delivered_at: delivered_at?.getTime() ?? null, rejections };
}

/** The parts of a campaign that decide what is allowed. */
function getAsked(row: ShownCampaign['row']): Omit<Asked, 'placements'> {
  const { state, reason, campaign_type, is_deleted, held, captured, released, pause_at, disputed_at } = row;
  const at = (instant: Date | null) => instant && new Date(instant).getTime();
  return {
    state,
    reason,
    campaign_type,
    is_archived: is_deleted,
    held,
    captured,
    released,
    pause_at: at(pause_at),
    disputed_at: at(disputed_at),
  };
}

/** A whole campaign, with its placements, money and history. */
export function campaignAnswer({ row, placements, events, disputes, list, shortfall, now }: CampaignFacts): CampaignAnswer {
  const sum = (key: 'captured' | 'released') => placements.reduce((total, item) => total + item[key], 0);
  const { state, reason, is_deleted } = row;
  // Rows that were read in one statement contain the brief as stored.
  const brief = completeDraft(row.brief);
  const whole = {
    draft: row.draft_id,
    version: row.version,
    campaign_quality_goal: brief.campaign_quality_goal,
    execution_locations: [...brief.execution_locations],
    ad_categories: [...brief.ad_categories],
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    publish_considerations: brief.publish_considerations,
    content_files: publishedFiles(brief).map((file) => ({ ...file })),
    content_caption: brief.content_caption,
    content_link: brief.content_link,
    quote: {
      price: row.price,
      discount: row.discount,
      vat: row.vat,
      total: row.total,
      vat_percent: row.vat_percent,
      valid_until: row.quote_valid_until.toISOString(),
    },
    discounts: row.discounts.map(({ discount_code, amount, percent = null, is_capped = false }) => ({
      discount_code,
      amount,
      percent,
      is_capped,
    })),
    services: [...row.services],
    bundles: row.bundles.map((bundle) => ({ ...bundle, plan_ids: [...bundle.plan_ids] })),
    money: { held: openHold(row), captured: sum('captured'), released: sum('released') + row.rest_released },
    list,
    shortfall,
    waits_for: is_deleted ? null : waitsFor({ state, reason, placements: placements.map(getWaiting) }),
    allowed: allowedCalls({ ...getAsked(row), placements }),
    placements: placements.map(placementAnswer),
    goal_cover: isEditable(row)
      ? getGoalCover(
          row,
          placements.map(({ reach_estimate: reach }) => ({ reach })),
        )
      : null,
    events: events.map((event) => ({
      id: event.id,
      at: new Date(event.at).toISOString(),
      event: event.event,
      state: event.state,
      reason: event.reason,
      actor: event.actor,
      person: event.person,
      staff: event.staff,
      facts: getFacts(event),
    })),
  };
  // A literal with spreads takes 60 µs for this many fields, and this 2.
  return Object.assign(lineAnswer(row, row.price - row.discount, now), whole, controlsAnswer({ row, placements, events, disputes }, now));
}

/** The facts of an entry, without its idempotency key, which stays private. */
function getFacts({ facts }: ShownEvent): CampaignAnswer['events'][number]['facts'] {
  if (facts.idempotency_key === undefined) return facts;
  const { idempotency_key: _, ...said } = facts;
  return said;
}
