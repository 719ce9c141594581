import { captureDifference, getCapture, captureTotal, NOTHING_EARNED, settleLine, type Earned } from '#money/captures.ts';
import { captureEntries, holdDifferenceEntries, refundEntries, releaseEntries, type Capture } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import { openHold, type LifeCampaign, type LifePlacement, type Posting } from './campaign.ts';

/** A campaign in the middle of one event, with the postings so far. */
export interface Step {
  readonly campaign: LifeCampaign;
  readonly postings: readonly Omit<Posting, 'at'>[];
}

export function getStep(campaign: LifeCampaign): Step {
  return { campaign, postings: [] };
}

export function changeCampaign(step: Step, change: Partial<LifeCampaign>): Step {
  return { ...step, campaign: { ...step.campaign, ...change } };
}

export function changePlacement(step: Step, id: number, change: Partial<LifePlacement>): Step {
  const placements = step.campaign.placements.map((item) => (item.id === id ? { ...item, ...change } : item));
  return changeCampaign(step, { placements });
}

/** What a posting is for. Its key is unique in the ledger. */
type Purpose = Pick<Posting, 'kind' | 'entries' | 'key' | 'placement_id' | 'units'>;

function post(step: Step, purpose: Purpose): Step {
  if (purpose.entries.length === 0) return step;
  return { ...step, postings: [...step.postings, { ...purpose, campaign_id: step.campaign.id }] };
}

type OfCampaign = Pick<LifeCampaign, 'id' | 'version'>;

/** The ledger's keys for the money of a campaign. They must not change: existing ledgers contain them. */
export const POSTING_KEYS = {
  purchase: ({ id, version }: OfCampaign) => `hold:${id}:${version}`,
  list: ({ id, version }: OfCampaign) => `list:${id}:${version}`,
  /** What is held for no share. */
  rest: ({ id, version }: OfCampaign) => `release:${id}:${version}:ceiling`,
  replacement: ({ version }: OfCampaign, placement: number) => `replace:${placement}:${version}`,
  units: ({ version }: OfCampaign, placement: number, delivered: number) => `capture:${placement}:${version}:${delivered}`,
  earned: ({ version }: OfCampaign, placement: number) => `capture:${placement}:${version}`,
  unearned: ({ version }: OfCampaign, placement: number) => `release:${placement}:${version}`,
  refund: (placement: number, credit_note: string) => `refund:${placement}:${credit_note}`,
} as const;

/** Moves a hold by a difference: a positive one holds more, a negative one releases. */
export function moveHold(step: Step, difference: Toman, key: string, placement_id: number | null = null): Step {
  const kind = difference > 0 ? 'hold' : 'release';
  const posted = post(step, { kind, entries: holdDifferenceEntries(difference), key, placement_id });
  const { held, released } = step.campaign;
  return changeCampaign(posted, difference > 0 ? { held: held + difference } : { released: released - difference });
}

/** What a capture of a share brings it to, under which key, and the views or clicks that it pays for. */
interface CaptureUpTo {
  readonly capture: Capture;
  readonly key: string;
  readonly units?: number;
}

/** Captures a part of an open share, which stays open. */
function captureShare(step: Step, placement: LifePlacement, { capture, ...purpose }: CaptureUpTo): Step {
  const part = captureDifference(capture, placement.capture);
  const posted = post(step, { kind: 'capture', entries: captureEntries(part), ...purpose, placement_id: placement.id });
  const changed = changePlacement(posted, placement.id, { capture });
  return changeCampaign(changed, { captured: step.campaign.captured + captureTotal(part) });
}

/** Captures the views or clicks of a share that were delivered since its last capture. */
export function captureUnits(step: Step, placement: LifePlacement, delivered: number): Step {
  const capture = getCapture(placement.line, delivered, placement.bought);
  const paid = (count: number) => Math.min(count, placement.bought);
  const units = paid(delivered) - paid(placement.delivered_units);
  return captureShare(step, placement, { capture, key: POSTING_KEYS.units(step.campaign, placement.id, delivered), units });
}

/** Ends an open share: captures the earned part and releases the rest. */
export function settleShare(step: Step, placement: LifePlacement, earned: Earned): Step {
  if (placement.share !== 'open') return step;
  const settled = settleLine(placement.line, placement.capture, earned);
  const captured = captureShare(step, placement, { capture: settled.capture, key: POSTING_KEYS.earned(step.campaign, placement.id) });
  const key = POSTING_KEYS.unearned(step.campaign, placement.id);
  const released = post(captured, { kind: 'release', entries: releaseEntries(settled.released), key, placement_id: placement.id });
  const changed = changePlacement(released, placement.id, { released: settled.released, share: 'closed' });
  return changeCampaign(changed, { released: step.campaign.released + settled.released });
}

/** Ends every open share; what is held for no share is released whole. */
export function settleAll(step: Step, earnedOf: (placement: LifePlacement) => Earned): Step {
  const settled = step.campaign.placements.reduce((next, item) => settleShare(next, item, earnedOf(item)), step);
  const rest = openHold(settled.campaign);
  const given = moveHold(settled, -rest, POSTING_KEYS.rest(settled.campaign));
  return changeCampaign(given, { rest_released: settled.campaign.rest_released + rest });
}

export function releaseAll(step: Step): Step {
  return settleAll(step, () => NOTHING_EARNED);
}

/** Refunds a part of what a placement has captured. */
export function refundPart(step: Step, placement: LifePlacement, part: Capture, credit_note: string): Step {
  const amount = captureTotal(part);
  const key = POSTING_KEYS.refund(placement.id, credit_note);
  const posted = post(step, { kind: 'refund', entries: refundEntries(part), key, placement_id: placement.id });
  const changed = changePlacement(posted, placement.id, { refunded: placement.refunded + amount });
  const { refunded, credit_notes } = step.campaign;
  return changeCampaign(changed, { refunded: refunded + amount, credit_notes: [...credit_notes, credit_note] });
}
