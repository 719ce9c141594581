import { areAllOver } from '#campaigns/rules/derived-state.ts';
import { hasTimeToPublish, settledAt } from '#campaigns/rules/deadlines.ts';
import { earnedOnCancel, earnedOnStop, isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { mustBecome } from '#campaigns/placements.ts';
import { getRefund } from '#money/refunds.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { summarisePlacement, type LifeCampaign } from './campaign.ts';
import { deadlineAt } from './clock.ts';
import type { CampaignAct, LifeRefusal } from './events.ts';
import { changeCampaign, refundPart, releaseAll, settleAll, getStep, type Step } from './money-steps.ts';
import { withoutPlan } from './pausing.ts';

type StepResult = Result<Step, LifeRefusal>;

/** Approves: publishers are asked now, if the period leaves a day. */
export function approve(campaign: LifeCampaign, now: number): StepResult {
  if (!hasTimeToPublish(campaign.publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  return succeed(getStep({ ...campaign, placements: campaign.placements.map((item) => ({ ...item, offered_at: now })) }));
}

export function askNewDates(campaign: LifeCampaign, now: number): StepResult {
  return hasTimeToPublish(campaign.publish_until, now)
    ? refuse({ code: 'condition_not_met', condition: 'period_too_short' })
    : succeed(getStep(campaign));
}

export function redate(campaign: LifeCampaign, publish_until: number, now: number): StepResult {
  return hasTimeToPublish(publish_until, now)
    ? succeed(getStep({ ...campaign, publish_until }))
    : refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
}

/** The advertiser may end a negotiation at any time; the system only when no publisher accepted, or the advertiser kept silent. */
export function endNegotiation(campaign: LifeCampaign, isSystem: boolean, now: number): StepResult {
  const isEmpty = campaign.placements.every(({ state }) => state === 'declined');
  const isSilent = now >= (deadlineAt(campaign, 'list') ?? Infinity);
  if (isSystem && !isEmpty && !isSilent) return refuse({ code: 'condition_not_met', condition: 'nobody_accepted_or_silent' });
  return succeed(releaseAll(getStep(campaign)));
}

/** The end: every placement is over and figures had their 48 hours. What views and clicks did not use of the hold is released. */
export function complete(campaign: LifeCampaign, now: number): StepResult {
  const settled = settledAt(campaign.placements.map(({ ended_at }) => ended_at)) ?? Infinity;
  if (!areAllOver(campaign.placements.map(summarisePlacement)))
    return refuse({ code: 'condition_not_met', condition: 'all_over_and_settled' });
  if (now < settled) return refuse({ code: 'too_early', due_at: settled });
  return succeed(settleAll(getStep(withoutPlan(campaign)), (item) => ({ delivered: item.delivered_units, bought: item.bought })));
}

/**
 * Stops for good. Posts whose hours were captured whole stay up to the end of them; the operator takes posts down, and so ends the delivery
 * of views and clicks.
 */
export function stopCampaign(campaign: LifeCampaign, by: 'advertiser' | 'operator', now: number): Step {
  const { campaign_type } = campaign;
  const settled = settleAll(getStep(withoutPlan(campaign)), (item) =>
    earnedOnStop({ ...item, delivered: item.delivered_units }, campaign_type, by, now),
  );
  if (by === 'advertiser' && !isPaidByUnits(campaign_type)) return settled;
  const placements = settled.campaign.placements.map((item) =>
    item.state === 'live' ? { ...item, state: mustBecome(item.state, 'cut_short'), ended_at: now } : item,
  );
  return changeCampaign(settled, { placements });
}

/** An advertiser pays half of shares that are near; what the operator cancels, because we cannot carry it out, is released whole. */
export function cancelCampaign(campaign: LifeCampaign, by: 'advertiser' | 'operator', now: number): Step {
  if (by === 'operator') return releaseAll(getStep(campaign));
  return settleAll(getStep(campaign), (item) => earnedOnCancel(item, campaign.campaign_type, now));
}

/** Refunds a part of what was captured, once for each credit note. */
export function refund(campaign: LifeCampaign, act: Extract<CampaignAct, { readonly event: 'refund' }>): StepResult {
  if (campaign.credit_notes.includes(act.credit_note)) return refuse({ code: 'condition_not_met', condition: 'new_credit_note' });
  const placement = campaign.placements.find(({ id }) => id === act.placement);
  if (!placement) return refuse({ code: 'placement_unknown' });
  const part = getRefund(placement, act.amount);
  return part.ok ? succeed(refundPart(getStep(campaign), placement, part.value, act.credit_note)) : part;
}

export function openDispute(campaign: LifeCampaign, now: number): StepResult {
  if (campaign.disputed_at !== null) return refuse({ code: 'condition_not_met', condition: 'no_dispute_open' });
  return succeed(getStep({ ...campaign, disputed_at: now }));
}

export function closeDispute(campaign: LifeCampaign): StepResult {
  if (campaign.disputed_at === null) return refuse({ code: 'condition_not_met', condition: 'dispute_open' });
  return succeed(getStep({ ...campaign, disputed_at: null }));
}
