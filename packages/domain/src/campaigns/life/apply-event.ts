import { isSameState, type Actor, type StateKey } from '#campaigns/campaign-life.ts';
import { allowedEvents, findTransition } from '#campaigns/find-transition.ts';
import { TRANSITIONS } from '#campaigns/campaign-transitions.ts';
import { deriveState, eventsBetween, getIntent, isEndedEarly } from '#campaigns/rules/derived-state.ts';
import { findPlacementTransition, PLACEMENT_EVENTS } from '#campaigns/rules/placement-events.ts';
import { isPlacementOver, mustBecome } from '#campaigns/placements.ts';
import { refuse, succeed, type Result } from '#result.ts';
import { acceptList, freezeQuote, order, pay, payDifference } from './buying.ts';
import { openHold, summarisePlacement, type LifeCampaign, type LifePlacement, type Move, type Outcome } from './campaign.ts';
import { checkClock } from './clock.ts';
import { FOLLOWING_EVENTS, type CampaignAct, type LifeEvent, type LifeEventName, type LifeRefusal, type PlacementAct } from './events.ts';
import { changeCampaign, changePlacement, releaseAll, getStep, type Step } from './money-steps.ts';
import { cancelPause, pauseCampaign, planPause, resumeCampaign } from './pausing.ts';
import { actOnPlacement } from './placement-acts.ts';
import {
  approve,
  askNewDates,
  cancelCampaign,
  closeDispute,
  complete,
  endNegotiation,
  openDispute,
  redate,
  refund,
  stopCampaign,
} from './running.ts';
import { visiblePart } from '#text/visible.ts';

type StepResult = Result<Step, LifeRefusal>;

/** The fields of a campaign that decide which events are allowed. */
export type Acted = Pick<LifeCampaign, 'state' | 'reason' | 'campaign_type' | 'is_archived' | 'held' | 'captured' | 'released'>;

/** The events that an actor may cause now, by state alone; conditions and deadlines may still refuse them. */
export function allowedNext(campaign: Acted, actor: Actor): LifeEventName[] {
  if (campaign.is_archived && actor === 'advertiser') return [];
  const following: readonly string[] = FOLLOWING_EVENTS;
  const events = allowedEvents(campaign, campaign.campaign_type, actor).filter(
    (event) => !following.includes(event) && !(campaign.is_archived && isPayment(event)),
  );
  return actor === 'advertiser' && openHold(campaign) === 0 ? [...events, 'archive'] : events;
}

function isPayment(event: LifeEventName): boolean {
  return event === 'pay' || event === 'pay_difference';
}

function isPlacementAct(event: LifeEvent): event is PlacementAct {
  const names: readonly string[] = PLACEMENT_EVENTS;
  return names.includes(event.event) && 'placement' in event;
}

/**
 * Applies one event to a campaign's life: returns the campaign after it and the postings for the ledger, or a refusal. `at` is the
 * instant (ms of the world clock) at which it happened, even if it is reported later: deadlines are checked at that instant. For people
 * it is never before the campaign's latest change, so a slow clock refuses them nothing. The same events in the same order give the same
 * campaign and postings.
 */
export function applyEvent(campaign: LifeCampaign, event: LifeEvent, actor: Actor, at: number): Result<Outcome, LifeRefusal> {
  if (campaign.is_archived && (actor === 'advertiser' || isPayment(event.event))) return refuse({ code: 'archived' });
  const isPerson = actor === 'advertiser' || actor === 'operator';
  const happened = isPerson ? Math.max(at, campaign.changed_at) : at;
  const lived: LifeCampaign = { ...campaign, changed_at: Math.max(at, campaign.changed_at) };
  if (event.event === 'archive') return archive(lived, actor);
  return isPlacementAct(event) ? applyToPlacement(lived, event, actor, happened) : applyToCampaign(lived, event, actor, happened);
}

function refuseTransition(campaign: LifeCampaign, actor: Actor): { readonly ok: false; readonly error: LifeRefusal } {
  return refuse({ code: 'transition_refused', state: campaign.state, allowed: allowedNext(campaign, actor) });
}

/** Only the advertiser archives, and not while money is held. */
function archive(campaign: LifeCampaign, actor: Actor): Result<Outcome, LifeRefusal> {
  if (actor !== 'advertiser') return refuseTransition(campaign, actor);
  const amount = openHold(campaign);
  if (amount > 0) return refuse({ code: 'hold_open', amount });
  return succeed({ campaign: { ...campaign, is_archived: true }, postings: [], moves: [] });
}

function applyToCampaign(campaign: LifeCampaign, act: CampaignAct, actor: Actor, now: number): Result<Outcome, LifeRefusal> {
  const following: readonly string[] = FOLLOWING_EVENTS;
  const found = findTransition(campaign, act.event, actor, campaign.campaign_type);
  if (!found.ok || following.includes(act.event)) return refuseTransition(campaign, actor);
  const { to, clock } = found.value;
  const onTime = checkClock(clock, campaign, undefined, now);
  if (!onTime.ok) return onTime;
  const acted = actOnCampaign(campaign, act, actor, now);
  if (!acted.ok) return acted;
  return succeed(
    finish(changeCampaign(acted.value, { intent: getIntent(to) }), campaign, [{ event: act.event, from: getKey(campaign), to }], now),
  );
}

function applyToPlacement(campaign: LifeCampaign, act: PlacementAct, actor: Actor, now: number): Result<Outcome, LifeRefusal> {
  const item = campaign.placements.find(({ id }) => id === act.placement);
  if (!item) return refuse({ code: 'placement_unknown' });
  const found = findPlacementTransition(campaign, item.state, act.event, actor);
  if (!found.ok) return found;
  const { to, clock } = found.value;
  const onTime = checkClock(clock, campaign, item, now);
  if (!onTime.ok) return onTime;
  const moved = changePlacement(getStep(campaign), item.id, { state: to === null ? item.state : mustBecome(item.state, to) });
  const acted = actOnPlacement(moved.campaign, item, act, { actor, now });
  return acted.ok ? succeed(finish(acted.value, campaign, [], now)) : acted;
}

const getKey = ({ state, reason }: StateKey): StateKey => ({ state, reason });

function actOnCampaign(campaign: LifeCampaign, act: CampaignAct, actor: Actor, now: number): StepResult {
  const isSystem = actor === 'system';
  switch (act.event) {
    case 'complete_steps':
      return freezeQuote(campaign, act.quote, now, false);
    case 'edit':
      return campaign.state === 'CREATION' ? succeed(getStep(campaign)) : freezeQuote(campaign, act.quote, now, true);
    case 'purchase':
    case 'purchase_short':
      return order(campaign, act, now);
    case 'pay':
      return pay(campaign, act.funds, isSystem, now);
    case 'lapse_quote':
      return succeed(getStep(campaign));
    case 'reject':
      if (visiblePart(act.comment) === '') return refuse({ code: 'condition_not_met', condition: 'reason_given' });
      return succeed(releaseAll(getStep(campaign)));
    case 'approve':
    case 'approve_to_negotiation':
      return approve(campaign, now);
    case 'ask_new_dates':
      return askNewDates(campaign, now);
    case 'redate':
      return redate(campaign, act.publish_until, now);
    case 'cancel_undated':
      return succeed(releaseAll(getStep(campaign)));
    case 'accept_list':
    case 'accept_list_short':
      return acceptList(campaign, act);
    case 'pay_difference':
      return payDifference(campaign, act, isSystem);
    case 'drop_list':
      return succeed(getStep({ ...campaign, list_ready_at: now }));
    case 'end_negotiation':
      return endNegotiation(campaign, isSystem, now);
    case 'pause':
      return pauseCampaign(campaign, act, now);
    case 'plan_pause':
      return planPause(campaign, act, now);
    case 'cancel_pause':
      return cancelPause(campaign);
    case 'resume':
      return succeed(resumeCampaign(campaign, now));
    case 'complete':
      return complete(campaign, now);
    case 'stop':
      return succeed(stopCampaign(campaign, actor === 'advertiser' ? 'advertiser' : 'operator', now));
    case 'dispute':
      return openDispute(campaign, now);
    case 'refund':
      return refund(campaign, act);
    case 'close_dispute':
      return closeDispute(campaign);
    case 'cancel':
      return succeed(cancelCampaign(campaign, actor === 'advertiser' ? 'advertiser' : 'operator', now));
  }
}

/** When a campaign ends, its open placements fall out; a live post stays as it is. */
function closePlacements(placements: readonly LifePlacement[], at: number): readonly LifePlacement[] {
  return placements.map((item) =>
    isPlacementOver(item.state) || item.state === 'live'
      ? item
      : { ...item, state: mustBecome(item.state, 'declined'), out_at: at, out_reason: 'campaign_over', delivered_at: null },
  );
}

/** Brings the state in line with what was decided and with the placements, by listed transitions only. */
function finish(step: Step, before: LifeCampaign, moves: readonly Move[], at: number): Outcome {
  const { intent, placements } = step.campaign;
  const target = deriveState(intent, placements.map(summarisePlacement));
  let key = moves.at(-1)?.to ?? getKey(before);
  const walked: Move[] = [...moves];
  for (const event of eventsBetween(key, target)) {
    const { to } = TRANSITIONS.find((t) => t.event === event && t.from.some((from) => isSameState(from, key)))!;
    walked.push({ event, from: key, to });
    key = to;
  }
  const since = isSameState(before, target) ? {} : { state_since: step.campaign.changed_at };
  const closed = isEndedEarly(target) ? closePlacements(placements, at) : placements;
  const campaign = { ...step.campaign, ...target, ...since, placements: closed };
  return { campaign, postings: step.postings.map((posting) => ({ ...posting, at })), moves: walked };
}
