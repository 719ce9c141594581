import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor, StateKey } from '#campaigns/campaign-life.ts';
import type { Transition } from '#campaigns/campaign-transitions.ts';
import { contentDueAt, deliveryDueAt } from '#campaigns/rules/content-rules.ts';
import { boughtUntil, deadlineEnd, settledAt, type Deadline } from '#campaigns/rules/deadlines.ts';
import { areAllOver } from '#campaigns/rules/derived-state.ts';
import { REJECTIONS_MAX } from '#campaigns/rules/placement-events.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { isReplaceable, summarisePlacement, type LifeCampaign, type LifePlacement } from './campaign.ts';
import type { LifeEventName, LifeRefusal } from './events.ts';

/** The instant (ms) that a deadline runs from; null while it does not run. */
export function beginningOf(campaign: LifeCampaign, deadline: Deadline, placement?: LifePlacement): number | null | undefined {
  switch (deadline) {
    case 'quote':
      return campaign.quoted_at;
    case 'list':
      return campaign.list_ready_at;
    case 'answer':
    case 'offer':
      return placement?.offered_at;
    case 'replacement':
      return placement?.out_at;
    case 'late_live':
      return placement?.slot_at;
    case 'settle':
      return placement?.ended_at;
    case 'content':
      return placement && isForOperator(placement) ? null : placement?.delivered_at;
    case 'delivery':
      return placement?.delivered_at === null ? placement.owed_since : null;
    case 'planned_pause':
      return campaign.pause_at;
    case 'planned_resume':
      return campaign.resume_at;
    // A dispute that was opened in time may be answered later.
    case 'dispute':
      return campaign.disputed_at === null ? campaign.state_since : null;
    case 'new_dates':
    case 'difference':
      return campaign.state_since;
  }
}

/** When a deadline of a campaign, or of one of its placements, ends (ms); undefined while it does not run. */
export function deadlineAt(campaign: LifeCampaign, deadline: Deadline, placement?: LifePlacement): number | undefined {
  const since = beginningOf(campaign, deadline, placement);
  if (since === null || since === undefined) return undefined;
  switch (deadline) {
    case 'replacement':
      return since + campaign.replacement_hours * HOUR_MS;
    case 'content':
      return contentDueAt(since, campaign.publish_until);
    case 'delivery':
      return deliveryDueAt(since);
    case 'planned_pause':
    case 'planned_resume':
      return since;
    default:
      return deadlineEnd(deadline, since);
  }
}

/** After two rejections the operator decides on a content. */
export function isForOperator({ delivered_at, rejections }: Pick<LifePlacement, 'delivered_at' | 'rejections'>): boolean {
  return delivered_at !== null && rejections >= REJECTIONS_MAX;
}

/** Whether a transition's deadline allows it now: at the deadline's end `before` is too late, and `after` is in time. */
export function checkClock(
  clock: Transition['clock'],
  campaign: LifeCampaign,
  placement: LifePlacement | undefined,
  now: number,
): Result<null, LifeRefusal> {
  if (clock === undefined) return succeed(null);
  const isBefore = 'before' in clock;
  const end = deadlineAt(campaign, isBefore ? clock.before : clock.after, placement) ?? Infinity;
  if (isBefore) return now < end ? succeed(null) : refuse({ code: 'too_late', deadline_at: end });
  return now >= end ? succeed(null) : refuse({ code: 'too_early', due_at: end });
}

/** The fields of a campaign that decide whom it waits for. */
export interface Waiting extends StateKey {
  readonly placements: readonly Pick<LifePlacement, 'state' | 'share' | 'delivered_at' | 'rejections'>[];
}

function waitsForPlacement(item: Waiting['placements'][number]): Actor | null {
  if (isReplaceable(item)) return 'advertiser';
  if (item.state === 'offered') return 'publisher';
  if (item.state !== 'content_pending') return null;
  if (item.delivered_at === null) return 'publisher';
  return isForOperator(item) ? 'operator' : 'advertiser';
}

const ORDER: readonly Actor[] = ['advertiser', 'operator', 'publisher'];

/** The first actor that a placement waits for, in this order: advertiser, operator, publisher. */
function firstWaitedFor({ placements }: Waiting): Actor | undefined {
  const waited = placements.map(waitsForPlacement);
  return ORDER.find((actor) => waited.includes(actor));
}

/** The actor that has to act next; null when the campaign is over. */
export function waitsFor(campaign: Waiting): Actor | null {
  switch (campaign.state) {
    case 'CREATION':
    case 'CREATED':
    case 'TO_PAY':
    case 'REJECTED':
      return 'advertiser';
    case 'AWAITING_APPROVAL':
      return campaign.reason === 'new_dates' ? 'advertiser' : 'operator';
    case 'NEGOTIATION':
      return firstWaitedFor(campaign) ?? 'advertiser';
    case 'ACCEPTED':
    case 'SCHEDULED':
    case 'PUBLISHING':
      return firstWaitedFor(campaign) ?? 'system';
    case 'INACTIVE':
      return campaign.reason === 'paused' ? 'advertiser' : null;
  }
}

export interface DueEvent {
  readonly event: LifeEventName;
  readonly placement: number | null;
  /** The first instant (ms) at which the system may cause the event. */
  readonly at: number;
}

/** Bought hours end with the last hour; views and clicks with the hour that reaches their goal, or with the period. */
function endsAt({ campaign_type, publish_until }: LifeCampaign, item: LifePlacement): number {
  if (!isPaidByUnits(campaign_type)) return boughtUntil(item.live_at!, item.bought);
  return item.delivered_units >= item.bought ? Math.min(item.measured_until!, publish_until) : publish_until;
}

/** For a content that is owed, or that waits for its advertiser; the operator has no deadline. */
function dueForContent(campaign: LifeCampaign, item: LifePlacement): DueEvent[] {
  const isOwed = item.delivered_at === null;
  const at = deadlineAt(campaign, isOwed ? 'delivery' : 'content', item);
  return at === undefined ? [] : [{ event: isOwed ? 'lapse_delivery' : 'lapse_content', placement: item.id, at }];
}

function dueForPlacement(campaign: LifeCampaign, item: LifePlacement): DueEvent[] {
  const due = (event: LifeEventName, deadline: Deadline) => [{ event, placement: item.id, at: deadlineAt(campaign, deadline, item)! }];
  if (isReplaceable(item)) return due('drop', 'replacement');
  if (item.state === 'offered') return due('lapse_offer', campaign.campaign_type === 'INFLUENCE' ? 'offer' : 'answer');
  if (item.state === 'content_pending') return dueForContent(campaign, item);
  if (item.state === 'scheduled') return due('fail', 'late_live');
  if (item.state !== 'live') return [];
  return [{ event: 'end', placement: item.id, at: endsAt(campaign, item) }];
}

/** An empty list ends the negotiation at once; a list that the advertiser leaves unanswered, after its deadline. */
function dueInNegotiation(campaign: LifeCampaign): DueEvent[] {
  const { placements, list_ready_at } = campaign;
  const items = placements.flatMap((item) => dueForPlacement(campaign, item));
  if (list_ready_at === null) return items;
  const isEmpty = placements.every(({ state }) => state === 'declined');
  return [{ event: 'end_negotiation', placement: null, at: isEmpty ? list_ready_at : deadlineAt(campaign, 'list')! }];
}

function dueOnAir(campaign: LifeCampaign): DueEvent[] {
  const items = campaign.placements.flatMap((item) => dueForPlacement(campaign, item));
  const settled = settledAt(campaign.placements.map(({ ended_at }) => ended_at));
  const isOver = settled !== undefined && areAllOver(campaign.placements.map(summarisePlacement));
  return isOver ? [{ event: 'complete', placement: null, at: settled }] : [...items, ...dueByPlan(campaign)];
}

/** A pause, and its end, that the advertiser planned. */
function dueByPlan({ reason, pause_at, resume_at }: LifeCampaign): DueEvent[] {
  const at = reason === 'paused' ? resume_at : pause_at;
  return at === null ? [] : [{ event: reason === 'paused' ? 'resume' : 'pause', placement: null, at }];
}

/** Posts of a stopped campaign stay up to the end of their hours. */
function dueWhenStopped(campaign: LifeCampaign): DueEvent[] {
  return campaign.placements.flatMap((item) => (item.state === 'live' ? dueForPlacement(campaign, item) : []));
}

/** What the system will do when its time comes, soonest first; empty when the campaign waits for people alone. */
export function dueEvents(campaign: LifeCampaign): DueEvent[] {
  const due = (event: LifeEventName, deadline: Deadline): DueEvent[] => [{ event, placement: null, at: deadlineAt(campaign, deadline)! }];
  const { state, reason } = campaign;
  if (state === 'TO_PAY') return reason === 'before_review' ? due('lapse_quote', 'quote') : due('drop_list', 'difference');
  if (state === 'AWAITING_APPROVAL') return reason === 'new_dates' ? due('cancel_undated', 'new_dates') : [];
  if (reason === 'stopped') return dueWhenStopped(campaign).toSorted((a, b) => a.at - b.at);
  const isOpen = state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING' || reason === 'paused';
  const found = state === 'NEGOTIATION' ? dueInNegotiation(campaign) : isOpen ? dueOnAir(campaign) : [];
  return found.toSorted((a, b) => a.at - b.at);
}
