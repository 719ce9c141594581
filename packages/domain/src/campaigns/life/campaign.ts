import type { CampaignEvent, StateKey } from '#campaigns/campaign-life.ts';
import { DEADLINE_HOURS } from '#campaigns/rules/deadlines.ts';
import type { Intent, PlacementStanding } from '#campaigns/rules/derived-state.ts';
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
  /** `none`: nothing is held for it yet. `closed`: what was held is captured, given back or moved to its replacement. */
  readonly share: 'none' | 'open' | 'closed';
  readonly capture: Capture;
  readonly released: Toman;
  readonly refunded: Toman;
  readonly offered_at: number | null;
  /** When it fell out, and why: declined and failed placements have both, others neither. */
  readonly out_at: number | null;
  readonly out_reason: OutReason | null;
  readonly slot_at: number | null;
  readonly live_at: number | null;
  readonly ended_at: number | null;
  /** Since when its publisher owes a content; null before it is ordered. */
  readonly owed_since: number | null;
  /** When the content came that waits for a decision. */
  readonly delivered_at: number | null;
  readonly rejections: number;
  /** Accepted views or clicks of paid hours, where they are bought: what its captures rest on. */
  readonly delivered_units: number;
  /** Figures are in up to here, without it (ms); null before the first. */
  readonly measured_until: number | null;
}

/** A campaign as its life sees it: what was decided, the placements, the money, the instants that deadlines run from. */
export interface LifeCampaign extends StateKey {
  readonly id: number;
  readonly campaign_type: CampaignType;
  readonly intent: Intent;
  readonly state_since: number;
  /** The latest instant of all that happened to it. */
  readonly changed_at: number;
  readonly version: number;
  readonly is_archived: boolean;
  readonly is_auto_after_charge: boolean;
  /** How long the share of one who fell out waits for another publisher; 0: it is given back at once. */
  readonly replacement_hours: number;
  readonly quoted_at: number | null;
  /** What a purchase holds: the lines' total (lane 1), or the ceiling with services and VAT (lane 2). */
  readonly total: Toman;
  readonly publish_until: number;
  readonly list_ready_at: number | null;
  readonly pauses: readonly Pause[];
  readonly placements: readonly LifePlacement[];
  /** Sums of all postings so far, VAT included: held − captured − released is what is open. */
  readonly held: Toman;
  readonly captured: Toman;
  readonly released: Toman;
  readonly refunded: Toman;
  /** What of `released` was held for no share of the version as it is priced now. */
  readonly rest_released: Toman;
  readonly credit_notes: readonly string[];
}

/** A ledger transaction to post. Its key names what it pays for: the same one never comes with other entries. */
export interface Posting {
  readonly kind: 'hold' | 'release' | 'capture' | 'refund';
  readonly entries: readonly LedgerEntry[];
  readonly key: string;
  readonly at: number;
  readonly campaign_id: number;
  readonly placement_id: number | null;
}

export interface Move {
  readonly event: CampaignEvent;
  readonly from: StateKey;
  readonly to: StateKey;
}

export interface Outcome {
  readonly campaign: LifeCampaign;
  readonly postings: readonly Posting[];
  /** The transitions that the campaign went through, what followed from its placements included. */
  readonly moves: readonly Move[];
}

/** A campaign whose steps are not complete: nothing is priced yet. */
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
    replacement_hours,
    quoted_at: null,
    total: 0,
    publish_until: 0,
    list_ready_at: null,
    pauses: [],
    placements: [],
    held: 0,
    captured: 0,
    released: 0,
    refunded: 0,
    rest_released: 0,
    credit_notes: [],
  };
}

/** What is still set aside for a campaign. */
export function openHold({ held, captured, released }: Pick<LifeCampaign, 'held' | 'captured' | 'released'>): Toman {
  return held - captured - released;
}

/** The advertiser may pick another publisher as long as the share of one that fell out is held. */
export function isReplaceable({ state, share }: Pick<LifePlacement, 'state' | 'share'>): boolean {
  return state === 'declined' && share === 'open';
}

export function getStanding(placement: LifePlacement): PlacementStanding {
  return { state: placement.state, isReplaceable: isReplaceable(placement) };
}
