import { captureTotal, NOTHING_EARNED, settleLine, type Earned } from '#money/captures.ts';
import { captureEntries, holdDifferenceEntries, refundEntries, releaseEntries, type Capture, type LedgerEntry } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import { openHold, type LifeCampaign, type LifePlacement, type Posting } from './campaign.ts';

/** A campaign on its way through one event, with what is to be posted for it. */
export interface Step {
  readonly campaign: LifeCampaign;
  readonly postings: readonly Posting[];
}

export function stepOf(campaign: LifeCampaign): Step {
  return { campaign, postings: [] };
}

export function changeCampaign(step: Step, change: Partial<LifeCampaign>): Step {
  return { ...step, campaign: { ...step.campaign, ...change } };
}

export function changePlacement(step: Step, id: number, change: Partial<LifePlacement>): Step {
  const placements = step.campaign.placements.map((item) => (item.id === id ? { ...item, ...change } : item));
  return changeCampaign(step, { placements });
}

function post(step: Step, kind: Posting['kind'], entries: readonly LedgerEntry[], placement_id: number | null): Step {
  if (entries.length === 0) return step;
  const { id, sequence, changed_at } = step.campaign;
  const key = `${kind}:${id}:${placement_id ?? 'all'}:${sequence}`;
  return { ...step, postings: [...step.postings, { kind, entries, key, at: changed_at, campaign_id: id, placement_id }] };
}

/** Moves a hold by a difference: up sets money aside, down gives it back. */
export function moveHold(step: Step, difference: Toman, placement_id: number | null = null): Step {
  const posted = post(step, difference > 0 ? 'hold' : 'release', holdDifferenceEntries(difference), placement_id);
  const { held, released } = step.campaign;
  return changeCampaign(posted, difference > 0 ? { held: held + difference } : { released: released - difference });
}

/** Captures a part of an open share, which stays open. */
export function captureShare(step: Step, placement: LifePlacement, capture: Capture, part: Capture): Step {
  const posted = post(step, 'capture', captureEntries(part), placement.id);
  const changed = changePlacement(posted, placement.id, { capture });
  return changeCampaign(changed, { captured: step.campaign.captured + captureTotal(part) });
}

/** Ends a share that is open: the earned part is captured, the rest given back. */
export function settleShare(step: Step, placement: LifePlacement, earned: Earned): Step {
  if (placement.share !== 'open') return step;
  const settled = settleLine(placement.line, placement.capture, earned);
  const captured = captureShare(step, placement, settled.capture, settled.step);
  const released = post(captured, 'release', releaseEntries(settled.released), placement.id);
  const changed = changePlacement(released, placement.id, { released: settled.released, share: 'closed' });
  return changeCampaign(changed, { released: step.campaign.released + settled.released });
}

/** Ends every open share; what is held for no share goes back whole. */
export function settleAll(step: Step, earnedOf: (placement: LifePlacement) => Earned): Step {
  const settled = step.campaign.placements.reduce((next, item) => settleShare(next, item, earnedOf(item)), step);
  return moveHold(settled, -openHold(settled.campaign));
}

export function releaseAll(step: Step): Step {
  return settleAll(step, () => NOTHING_EARNED);
}

/** Gives back a part of what a placement has captured. */
export function refundPart(step: Step, placement: LifePlacement, part: Capture, credit_note: string): Step {
  const amount = captureTotal(part);
  const posted = post(step, 'refund', refundEntries(part), placement.id);
  const changed = changePlacement(posted, placement.id, { refunded: placement.refunded + amount });
  const { refunded, credit_notes } = step.campaign;
  return changeCampaign(changed, { refunded: refunded + amount, credit_notes: [...credit_notes, credit_note] });
}
