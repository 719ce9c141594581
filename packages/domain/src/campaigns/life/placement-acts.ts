import { HOUR_MS } from '#calendar/durations.ts';
import { boughtUntil, failsAt, hasTimeToPublish } from '#campaigns/rules/deadlines.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { OutReason } from '#campaigns/placements.ts';
import type { PlacementEvent } from '#campaigns/rules/placement-events.ts';
import { isPaidByUnits, isPaidHour } from '#campaigns/rules/share-rules.ts';
import { ALL_EARNED, deliveredHours, NOTHING_EARNED } from '#money/captures.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { newPlacement, getLack } from './buying.ts';
import { isReplaceable, type LifeCampaign, type LifePlacement } from './campaign.ts';
import { isForOperator } from './clock.ts';
import type { Condition, LifeRefusal, PlacementAct } from './events.ts';
import { captureUnits, changeCampaign, changePlacement, moveHold, POSTING_KEYS, settleShare, getStep, type Step } from './money-steps.ts';

type StepResult = Result<Step, LifeRefusal>;
type ActOf<E extends PlacementAct['event']> = Extract<PlacementAct, { readonly event: E }>;

interface Doing {
  readonly actor: Actor;
  readonly now: number;
}

const unmet = (condition: Condition) => refuse({ code: 'condition_not_met', condition });

const OUT_REASON = {
  decline: 'declined',
  leave_out: 'left_out',
  lapse_offer: 'offer_lapsed',
  lapse_content: 'content_lapsed',
  lapse_delivery: 'delivery_lapsed',
  refuse_content: 'content_refused',
  withdraw: 'withdrawn',
} as const satisfies Partial<Record<PlacementEvent, OutReason>>;
type OutEvent = keyof typeof OUT_REASON;

/** The publisher falls out: an open share waits for a replacement, or is released where no time is given for one. */
function fallOut(campaign: LifeCampaign, item: LifePlacement, event: OutEvent, now: number): Step {
  const out = changePlacement(getStep(campaign), item.id, { out_at: now, out_reason: OUT_REASON[event], delivered_at: null });
  return readyList(campaign.replacement_hours === 0 ? settleShare(out, item, NOTHING_EARNED) : out);
}

/** The list of a negotiation is ready once no offer is unanswered. */
function readyList(step: Step): Step {
  const { state, list_ready_at, placements, changed_at } = step.campaign;
  const isReady = state === 'NEGOTIATION' && list_ready_at === null && placements.every((item) => item.state !== 'offered');
  return isReady ? changeCampaign(step, { list_ready_at: changed_at }) : step;
}

/** A publisher is left out of a list that can be accepted; another one stays in it. `campaign` no longer has this one as accepted. */
function leaveOut(campaign: LifeCampaign, item: LifePlacement, now: number): StepResult {
  if (campaign.placements.some(({ state }) => state === 'offered')) return unmet('offers_answered');
  return campaign.placements.some(({ state }) => state === 'accepted')
    ? succeed(fallOut(campaign, item, 'leave_out', now))
    : unmet('another_accepted');
}

function accept(campaign: LifeCampaign, item: LifePlacement, act: ActOf<'accept'>): Step {
  const line = campaign.state === 'NEGOTIATION' ? (act.line ?? item.line) : item.line;
  return readyList(changePlacement(getStep(campaign), item.id, { line }));
}

/** Before a campaign is on the air, slots are assigned once every placement is confirmed, replaced or dropped. */
function areOthersConfirmed({ campaign_type, placements }: LifeCampaign): boolean {
  const confirmed = campaign_type === 'INFLUENCE' ? 'content_confirmed' : 'accepted';
  return placements.every(
    (item) =>
      item.state === confirmed ||
      item.state === 'scheduled' ||
      item.state === 'failed' ||
      (item.state === 'declined' && !isReplaceable(item)),
  );
}

function assignSlot(campaign: LifeCampaign, item: LifePlacement, slot_at: number): StepResult {
  if (campaign.state === 'ACCEPTED' && !areOthersConfirmed(campaign)) return unmet('others_confirmed');
  return succeed(changePlacement(getStep(campaign), item.id, { slot_at }));
}

/**
 * Another publisher takes the share; a higher price holds the difference, a lower one releases it. Without an answer of the advertiser, the
 * system gives it only to one who costs no more, and only where they asked for it.
 */
function replace(campaign: LifeCampaign, item: LifePlacement, act: ActOf<'replace'>, { actor, now }: Doing): StepResult {
  if (!isReplaceable(item)) return unmet('share_open');
  if (!hasTimeToPublish(campaign.publish_until, now)) return unmet('period_leaves_a_day');
  const difference = act.replacement.line.total - item.line.total;
  if (actor === 'system' && (difference > 0 || !campaign.is_auto_replace)) return unmet('not_dearer');
  const shortfall = getLack(difference, act.funds);
  if (shortfall > 0) return refuse({ code: 'spendable_short', shortfall });
  const fresh: LifePlacement = { ...newPlacement(act.replacement), share: 'open', offered_at: now };
  const closed = changePlacement(getStep(campaign), item.id, { share: 'moved' });
  const taken = changeCampaign(closed, { placements: [...closed.campaign.placements, fresh] });
  return succeed(moveHold(taken, difference, POSTING_KEYS.replacement(campaign, item.id), fresh.id));
}

function drop(campaign: LifeCampaign, item: LifePlacement): StepResult {
  return isReplaceable(item) ? succeed(settleShare(getStep(campaign), item, NOTHING_EARNED)) : unmet('share_open');
}

function seeLive(campaign: LifeCampaign, item: LifePlacement, live_at: number, now: number): StepResult {
  if (live_at > now || live_at > failsAt(item.slot_at!)) return unmet('live_in_time');
  return succeed(changePlacement(getStep(campaign), item.id, { live_at }));
}

function fail(campaign: LifeCampaign, item: LifePlacement, now: number): Step {
  const out = changePlacement(getStep(campaign), item.id, { out_at: now, out_reason: 'not_live' });
  return settleShare(out, item, NOTHING_EARNED);
}

/** Bought hours that are fully delivered are captured whole. Views and clicks end with their period or goal; late figures may come. */
function end(campaign: LifeCampaign, item: LifePlacement, now: number): StepResult {
  const { publish_until } = campaign;
  if (isPaidByUnits(campaign.campaign_type)) {
    const isReached = item.delivered_units >= item.bought;
    if (!isReached && now < publish_until) return unmet('period_or_goal_over');
    const over = isReached ? Math.min(item.measured_until!, publish_until) : publish_until;
    const ended_at = Math.max(item.live_at!, over);
    return succeed(changePlacement(getStep(campaign), item.id, { ended_at }));
  }
  const ended_at = boughtUntil(item.live_at!, item.bought);
  if (now < ended_at) return unmet('hours_over');
  return succeed(changePlacement(settleShare(getStep(campaign), item, ALL_EARNED), item.id, { ended_at }));
}

/** Removed early: hours are captured pro rata, views and clicks as counted. */
function cutShort(campaign: LifeCampaign, item: LifePlacement, removed_at: number, now: number): StepResult {
  const isPaid = isPaidByUnits(campaign.campaign_type);
  const live_at = item.live_at!;
  const until = isPaid ? campaign.publish_until : boughtUntil(live_at, item.bought);
  if (removed_at < live_at || removed_at > now || removed_at >= until) return unmet('removed_early');
  const delivered = deliveredHours({ live_at, ended_at: removed_at, availability_hours: item.bought }, removed_at);
  const settled = isPaid ? getStep(campaign) : settleShare(getStep(campaign), item, { delivered, bought: item.bought });
  return succeed(changePlacement(settled, item.id, { ended_at: removed_at }));
}

/** A live post was changed: it is told, and moves no money. Each change counts once, in their order. */
function editPost(campaign: LifeCampaign, item: LifePlacement, edited_at: number, now: number): StepResult {
  if (edited_at <= (item.edited_at ?? item.live_at!) || edited_at > now) return unmet('newly_edited');
  return succeed(changePlacement(getStep(campaign), item.id, { edited_at }));
}

/**
 * The accepted views or clicks of one hour, in order of hours, each hour once. Where they are bought, they are captured at once, up to
 * what was bought; the figures of a paused hour are recorded, but not paid for.
 */
function measure(campaign: LifeCampaign, item: LifePlacement, { hour, accepted }: ActOf<'measure'>, now: number): StepResult {
  const isCounted = isPaidByUnits(campaign.campaign_type);
  const live_at = item.live_at!;
  const last = isCounted ? campaign.publish_until : boughtUntil(live_at, item.bought);
  const time = { live_at, until: Math.min(item.ended_at ?? Infinity, last) };
  const measured_until = hour + HOUR_MS;
  const isNew = item.measured_until === null || hour >= item.measured_until;
  const isWhole = Number.isSafeInteger(accepted) && accepted >= 0;
  if (!isNew || !isWhole || measured_until > now || !isPaidHour(hour, { ...time, pauses: [] })) return unmet('hour_counts');
  if (!isCounted) return succeed(changePlacement(getStep(campaign), item.id, { measured_until }));
  const isPaid = isPaidHour(hour, { ...time, pauses: campaign.pauses });
  const delivered_units = item.delivered_units + (isPaid ? accepted : 0);
  return succeed(changePlacement(captureUnits(getStep(campaign), item, delivered_units), item.id, { delivered_units, measured_until }));
}

/**
 * Figures of an hour that was measured have changed: views and clicks that were added to a paid hour are captured, up to the number that
 * was bought. Fewer of them never come here: nothing that was captured is given back without a decision of staff.
 */
function correct(campaign: LifeCampaign, item: LifePlacement, { hour, delivered }: ActOf<'correct'>): StepResult {
  const live_at = item.live_at!;
  if (item.measured_until === null || !Number.isSafeInteger(delivered)) return unmet('hour_counts');
  const time = { live_at, until: item.measured_until };
  const isPaid = isPaidByUnits(campaign.campaign_type) && isPaidHour(hour, { ...time, pauses: campaign.pauses });
  const isFine = isPaid ? delivered >= item.delivered_units : delivered === item.delivered_units;
  if (!isFine || !isPaidHour(hour, { ...time, pauses: [] })) return unmet('hour_counts');
  if (!isPaid) return succeed(getStep(campaign));
  return succeed(changePlacement(captureUnits(getStep(campaign), item, delivered), item.id, { delivered_units: delivered }));
}

/**
 * What an event allowed by the table does, or the condition it lacks. `campaign` already has the placement's new state; `item` is the
 * placement before the event.
 */
export function actOnPlacement(campaign: LifeCampaign, item: LifePlacement, act: PlacementAct, { actor, now }: Doing): StepResult {
  const isOperator = actor === 'operator';
  const change = (part: Partial<LifePlacement>) => succeed(changePlacement(getStep(campaign), item.id, part));
  const isTheirs = isForOperator(item);
  switch (act.event) {
    case 'accept':
      return succeed(accept(campaign, item, act));
    case 'decline':
    case 'lapse_offer':
    case 'lapse_content':
    case 'lapse_delivery':
    case 'withdraw':
      return succeed(fallOut(campaign, item, act.event, now));
    case 'leave_out':
      return leaveOut(campaign, item, now);
    case 'order_content':
      return change({ owed_since: now });
    case 'deliver_content':
      return item.delivered_at === null ? change({ delivered_at: now }) : unmet('content_awaited');
    case 'confirm_content':
      if (isOperator ? !isTheirs : item.delivered_at === null) return unmet(isOperator ? 'operator_decides' : 'content_delivered');
      return change({});
    case 'reject_content':
      if (item.delivered_at === null || isTheirs) return unmet('rejections_left');
      return change({ delivered_at: null, owed_since: now, rejections: item.rejections + 1 });
    case 'refuse_content':
      return isTheirs ? succeed(fallOut(campaign, item, act.event, now)) : unmet('operator_decides');
    case 'assign_slot':
      return assignSlot(campaign, item, act.slot_at);
    case 'replace':
      return replace(campaign, item, act, { actor, now });
    case 'drop':
      return drop(campaign, item);
    case 'see_live':
      return seeLive(campaign, item, act.live_at, now);
    case 'fail':
      return succeed(fail(campaign, item, now));
    case 'end':
      return end(campaign, item, now);
    case 'cut_short':
      return cutShort(campaign, item, act.removed_at, now);
    case 'edit_post':
      return editPost(campaign, item, act.edited_at, now);
    case 'measure':
      return measure(campaign, item, act, now);
    case 'correct':
      return correct(campaign, item, act);
  }
}
