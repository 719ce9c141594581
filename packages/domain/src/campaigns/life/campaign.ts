import type { CampaignEvent, StateKey } from '#campaigns/campaign-life.ts';
import { DEADLINE_HOURS } from '#campaigns/rules/deadlines.ts';
import type { Intent, PlacementSummary } from '#campaigns/rules/derived-state.ts';
import type { OutReason, PlacementState } from '#campaigns/placements.ts';
import type { Pause } from '#campaigns/rules/share-rules.ts';
import type { PlacementLine } from '#money/captures.ts';
import type { Capture, LedgerEntry } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** One publisher, content format and tariff of a campaign. Instants are ms of the world clock. */
export interface LifePlacement {
  readonly id: number;
  readonly state: PlacementState;
  readonly line: PlacementLine;
  /** Hours (REACH, INFLUENCE), views (CPM) or clicks (CPC). */
  readonly bought: number;
  /** `none`: nothing is held for it yet. `closed`: what was held is captured or released. `moved`: its replacement has it. */
  readonly share: 'none' | 'open' | 'closed' | 'moved';
  readonly capture: Capture;
  readonly released: Toman;
  readonly refunded: Toman;
  readonly offered_at: number | null;
  /** When it fell out, and why: declined and failed placements have both, the others neither. */
  readonly out_at: number | null;
  readonly out_reason: OutReason | null;
  readonly slot_at: number | null;
  readonly live_at: number | null;
  /** When its post was last changed while it was live. */
  readonly edited_at: number | null;
  readonly ended_at: number | null;
  /** The instant since which its publisher owes a content; null before the content is ordered. */
  readonly owed_since: number | null;
  /** When the content that waits for a decision was delivered. */
  readonly delivered_at: number | null;
  readonly rejections: number;
  /** Accepted views or clicks of paid hours, in campaigns that buy them: the base of the captures. */
  readonly delivered_units: number;
  /** The end (ms) of the last hour with figures; null before the first. */
  readonly measured_until: number | null;
}

/** A campaign in its life: what was decided, the placements, the money, the instants that deadlines run from. */
export interface LifeCampaign extends StateKey {
  readonly id: number;
  readonly campaign_type: CampaignType;
  readonly intent: Intent;
  readonly state_since: number;
  /** The latest instant of all its events. */
  readonly changed_at: number;
  readonly version: number;
  readonly is_archived: boolean;
  readonly is_auto_after_charge: boolean;
  /** The nearest publisher takes an open share at its deadline, if that costs no more. */
  readonly is_auto_replace: boolean;
  /** How long the share of a placement that fell out waits for a replacement; 0: it is released at once. */
  readonly replacement_hours: number;
  readonly quoted_at: number | null;
  /** What a purchase holds: the lines' total (lane 1), or the ceiling with services and VAT (lane 2). */
  readonly total: Toman;
  readonly publish_until: number;
  readonly list_ready_at: number | null;
  readonly pauses: readonly Pause[];
  /** When delivery is planned to pause, and to go on; null where nothing is planned. */
  readonly pause_at: number | null;
  readonly resume_at: number | null;
  /** When the dispute was opened that is not answered yet. */
  readonly disputed_at: number | null;
  readonly placements: readonly LifePlacement[];
  /** Sums of all postings so far, VAT included: held − captured − released is the open hold. */
  readonly held: Toman;
  readonly captured: Toman;
  readonly released: Toman;
  readonly refunded: Toman;
  /** The part of `released` that was held for no share of the current version. */
  readonly rest_released: Toman;
  readonly credit_notes: readonly string[];
}

/** A ledger transaction to post. Its key names what it pays for: the same key never comes with other entries. */
export interface Posting {
  readonly kind: 'hold' | 'release' | 'capture' | 'refund';
  readonly entries: readonly LedgerEntry[];
  readonly key: string;
  readonly at: number;
  readonly campaign_id: number;
  readonly placement_id: number | null;
  /** The views or clicks that a capture pays for. */
  readonly units?: number;
}

export interface Move {
  readonly event: CampaignEvent;
  readonly from: StateKey;
  readonly to: StateKey;
}

export interface Outcome {
  readonly campaign: LifeCampaign;
  readonly postings: readonly Posting[];
  /** The transitions that the campaign went through, including those that followed from its placements. */
  readonly moves: readonly Move[];
}

/** A campaign whose steps are not complete and that has no price yet. */
export function startCampaign(
  id: number,
  campaign_type: CampaignType,
  now: number,
  replacement_hours: number = DEADLINE_HOURS.replacement,
): LifeCampaign {
  return {
    id,
    campaign_type,
    intent: 'draft',
    state: 'CREATION',
    reason: null,
    state_since: now,
    changed_at: now,
    version: 1,
    is_archived: false,
    is_auto_after_charge: false,
    is_auto_replace: false,
    replacement_hours,
    quoted_at: null,
    total: 0,
    publish_until: 0,
    list_ready_at: null,
    pauses: [],
    pause_at: null,
    resume_at: null,
    disputed_at: null,
    placements: [],
    held: 0,
    captured: 0,
    released: 0,
    refunded: 0,
    rest_released: 0,
    credit_notes: [],
  };
}

/** What is still held for a campaign. */
export function openHold({ held, captured, released }: Pick<LifeCampaign, 'held' | 'captured' | 'released'>): Toman {
  return held - captured - released;
}

/** The advertiser may pick a replacement while the share of the placement that fell out is still held. */
export function isReplaceable({ state, share }: Pick<LifePlacement, 'state' | 'share'>): boolean {
  return state === 'declined' && share === 'open';
}

export function summarisePlacement(placement: LifePlacement): PlacementSummary {
  return { state: placement.state, isReplaceable: isReplaceable(placement) };
}
