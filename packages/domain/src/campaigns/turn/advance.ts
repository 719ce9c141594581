import { applyEvent } from '#campaigns/life/apply-event.ts';
import type { LifeCampaign, LifePlacement, Outcome } from '#campaigns/life/campaign.ts';
import { dueEvents, type DueEvent } from '#campaigns/life/clock.ts';
import type { LifeEvent, LifeEventName } from '#campaigns/life/events.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';
import { listHappenings, type Happening, type Sighting, type Sightings } from './sightings.ts';
import { ordersBetween } from './orders.ts';
import type { Fact, Turn } from './turn.ts';

/** The slots (ms) of `count` placements, none before `notBefore`, from the campaign's period. */
export type PlanSlots = (count: number, notBefore: number) => readonly number[];

const NOTHING_SEEN: Sightings = { placements: [] };

/** What the system orders next, as of now, however old the cause: a publisher who owes a content has the full time from now. */
function followUp(life: LifeCampaign, now: number, planSlots: PlanSlots): Happening | undefined {
  const { campaign_type, placements, changed_at } = life;
  const at = Math.max(now, changed_at);
  const isMade = campaign_type === 'INFLUENCE';
  const ordered = placements.find((item) => isMade && item.state === 'accepted' && item.share === 'open');
  if (ordered !== undefined) return { act: { event: 'order_content', placement: ordered.id }, by: 'system', at };
  const confirmed = placements.filter(({ state }) => state === (isMade ? 'content_confirmed' : 'accepted'));
  const [first] = confirmed;
  if (first === undefined) return undefined;
  // Slots are planned together to spread posts over the period; posts that have a slot count too. No slot is before its order is sent.
  const given = placements.filter(({ state, slot_at }) => state === 'scheduled' && slot_at !== null);
  const slots = planSlots(confirmed.length + given.length, now);
  return {
    act: { event: 'assign_slot', placement: first.id, slot_at: slots[given.length]! },
    by: 'system',
    at,
  };
}

/** Events that something outside may prevent: they come once the outside was asked at their instant or later. */
const IS_ASKED: readonly LifeEventName[] = ['lapse_offer', 'lapse_delivery', 'fail', 'end'];

function isKnown(life: LifeCampaign, due: DueEvent, sightings: Sightings): boolean {
  const wasAsked = ({ id }: Pick<LifePlacement, 'id'>) =>
    sightings.placements.some(({ placement, asked_at }) => placement === id && asked_at >= due.at);
  if (due.event === 'complete')
    return !isPaidByUnits(life.campaign_type) || life.placements.every((item) => !isCounted(item) || wasAsked(item));
  if (due.event === 'drop') return !life.is_auto_replace || sightings.placements.some((seen) => isWithoutTaker(seen, due));
  if (!IS_ASKED.includes(due.event)) return true;
  const item = life.placements.find(({ id }) => id === due.placement);
  return item !== undefined && (isGoalReached(life, item, due) || wasAsked(item));
}

/** Whether the market was asked who takes a share; the one who does is seen before the share is released. */
function isWithoutTaker({ placement, asked_at, replacement }: Sighting, due: DueEvent): boolean {
  return placement === due.placement && replacement !== undefined && asked_at >= due.at;
}

/** Figures of the placement may still come: some hour before its end is not measured. */
function isCounted({ live_at, ended_at, measured_until }: LifePlacement): boolean {
  return live_at !== null && ended_at !== null && (measured_until ?? startOfTehranHour(live_at)) < ended_at;
}

/** A goal that the figures have reached ends a placement, whatever else is reported. */
function isGoalReached({ campaign_type }: LifeCampaign, item: LifePlacement, { event }: DueEvent): boolean {
  return event === 'end' && isPaidByUnits(campaign_type) && item.delivered_units >= item.bought;
}

const toAct = ({ event, placement }: DueEvent) => (placement === null ? { event } : { event, placement }) as LifeEvent;

/** The next event by `now`, in order of instants; of two at one instant the one that was seen comes first, if it fits. */
function findNext(life: LifeCampaign, sightings: Sightings, now: number, planSlots: PlanSlots): Lived | undefined {
  const seen = listHappenings(life, sightings);
  const due = dueEvents(life)
    .filter((event) => isKnown(life, event, sightings))
    .map((event): Happening => ({ act: toAct(event), by: 'system', at: event.at }));
  const inOrder = [...seen, ...due].filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
  const follow = followUp(life, now, planSlots);
  for (const happening of follow === undefined ? inOrder : [...inOrder, follow]) {
    const outcome = applyEvent(life, happening.act, happening.by, happening.at);
    if (outcome.ok) return { happening, outcome: outcome.value };
  }
  return undefined;
}

interface Lived {
  readonly happening: Happening;
  readonly outcome: Outcome;
}

/** An event that was applied, as a turn of its own. */
export function makeTurn(before: LifeCampaign, { act, by, at }: Happening, { campaign, postings, moves }: Outcome, seen_at: number): Turn {
  const moved = (sum: 'held' | 'captured' | 'released' | 'refunded') => campaign[sum] - before[sum];
  const fact: Fact = {
    event: act.event,
    by,
    at,
    seen_at,
    placement: 'placement' in act ? act.placement : null,
    from: { state: before.state, reason: before.reason },
    to: { state: campaign.state, reason: campaign.reason },
    held: moved('held'),
    captured: moved('captured'),
    released: moved('released'),
    refunded: moved('refunded'),
    moves,
    act,
  };
  return { life: campaign, facts: [fact], postings, orders: ordersBetween(before, campaign) };
}

/**
 * Brings a life up to `now` (ms): what was seen outside, every deadline that is due, and what follows at once, in the order in which they
 * happened. Never refuses: what no longer fits is dropped. Deadlines that something outside may prevent wait until the outside was asked
 * at their instant or later, so that an outage declines no publisher.
 */
export function advance(life: LifeCampaign, sightings: Sightings, now: number, planSlots: PlanSlots): Turn {
  let turn: Turn = { life, facts: [], postings: [], orders: [] };
  // The loop ends: no event of a life leads back to an earlier point, except events of people.
  const find = () => findNext(turn.life, sightings, now, planSlots);
  for (let next = find(); next !== undefined; next = find()) turn = joined(turn, makeTurn(turn.life, next.happening, next.outcome, now));
  return turn;
}

/** The same without sightings: what follows from what is already known. */
export function settle(life: LifeCampaign, now: number, planSlots: PlanSlots): Turn {
  return advance(life, NOTHING_SEEN, now, planSlots);
}

export function joined(first: Turn, then: Turn): Turn {
  return {
    life: then.life,
    facts: [...first.facts, ...then.facts],
    postings: [...first.postings, ...then.postings],
    orders: [...first.orders, ...then.orders],
  };
}
