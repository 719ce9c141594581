import { HOUR_MS } from '#calendar/durations.ts';
import { isReplaceable, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import { dueEvents, isForOperator } from '#campaigns/life/clock.ts';
import { isPaidByUnits } from '#campaigns/rules/share-rules.ts';
import { act } from '#campaigns/turn/act.ts';
import { advance, joined, type PlanSlots } from '#campaigns/turn/advance.ts';
import type { Sighting, Sightings } from '#campaigns/turn/sightings.ts';
import type { Turn } from '#campaigns/turn/turn.ts';
import { startOfTehranHour } from '#calendar/jalali.ts';

/** What is supposed of the outside from now on. */
export interface Script {
  /**
   * Everybody does their part: the review approves, publishers accept, deliver and publish on time, the advertiser confirms contents, and of
   * views and clicks this share in percent is delivered. Null: nothing is known of the outside, and only what is due by itself happens.
   */
  readonly delivered_percent: number | null;
  /** Placements whose publishers fall out now; nobody is found for their shares. */
  readonly out: readonly number[];
}

/** The last hour (its start, ms) whose figures are paid for, as far as it is known now: that of the period, or of a planned pause before. */
function getLastHour({ publish_until, pause_at, resume_at }: LifeCampaign): number {
  const isPausedToEnd = pause_at !== null && (resume_at === null || resume_at >= publish_until);
  return startOfTehranHour((isPausedToEnd ? Math.min(pause_at, publish_until) : publish_until) - 1);
}

function seeOut({ id, state }: LifePlacement, start: number, now: number): Sighting {
  const asked = { placement: id, asked_at: now };
  if (state === 'offered') return { ...asked, answer: { answer: 'declined', at: start } };
  if (state === 'live') return { ...asked, removed_at: start };
  return state === 'declined' ? { ...asked, replacement: null } : { ...asked, withdrawn_at: start };
}

/** What is missing of views or clicks comes with the figures of the last hour. */
function seeUnits(life: LifeCampaign, item: LifePlacement, percent: number, { now, last_hour: hour }: Instants): Pick<Sighting, 'hours'> {
  if (!isPaidByUnits(life.campaign_type) || hour + HOUR_MS > now) return {};
  const accepted = Math.max(0, Math.floor((item.bought * percent) / 100) - item.delivered_units);
  return { hours: [{ hour, accepted }] };
}

function seeDone(life: LifeCampaign, item: LifePlacement, percent: number, instants: Instants): Sighting {
  const { start, now } = instants;
  const asked = { placement: item.id, asked_at: now };
  switch (item.state) {
    case 'offered':
      return { ...asked, answer: { answer: 'accepted', at: now } };
    case 'content_pending':
      if (isForOperator(item)) return { ...asked, verdict: { verdict: 'approve', at: now } };
      return { ...asked, content: { attempt: item.rejections + 1, at: now } };
    case 'scheduled':
      return item.slot_at! <= now ? { ...asked, live_at: Math.max(item.slot_at!, start) } : asked;
    case 'live':
    case 'ended':
      return { ...asked, ...seeUnits(life, item, percent, instants) };
    case 'declined':
      return { ...asked, replacement: null };
    default:
      return asked;
  }
}

interface Instants {
  readonly start: number;
  readonly now: number;
  /** Known at the start: a pause that was planned then is no plan any more once it runs. */
  readonly last_hour: number;
}

function look(life: LifeCampaign, { delivered_percent: percent, out }: Script, instants: Instants): Sightings {
  const { start, now } = instants;
  const placements = life.placements.flatMap((item) => {
    if (out.includes(item.id)) return [seeOut(item, start, now)];
    return percent === null ? [] : [seeDone(life, item, percent, instants)];
  });
  const isReviewed = percent !== null && life.state === 'AWAITING_APPROVAL' && life.reason === null;
  return { placements, ...(isReviewed && { review: { verdict: 'approve', at: now } }) };
}

/** The next instant at which something is due, or can be seen. */
function findNext(life: LifeCampaign, { delivered_percent }: Script, { now, last_hour }: Instants): number | undefined {
  const seen =
    delivered_percent === null
      ? []
      : life.placements.flatMap(({ state, slot_at }) => {
          if (state === 'scheduled') return slot_at!;
          return state === 'live' || state === 'ended' ? last_hour + HOUR_MS : [];
        });
  const next = Math.min(...[...dueEvents(life).map(({ at }) => at), ...seen].filter((at) => at > now));
  return next === Infinity ? undefined : next;
}

/** The advertiser confirms the contents that wait for them. */
function confirmContents(life: LifeCampaign, now: number, planSlots: PlanSlots): Turn | undefined {
  const item = life.placements.find(
    (one) => one.state === 'content_pending' && one.delivered_at !== null && !isForOperator(one) && !isReplaceable(one),
  );
  if (item === undefined) return undefined;
  const done = act(life, { command: { event: 'confirm_content', placement: item.id }, by: 'advertiser', now }, planSlots);
  return done.ok ? done.value : undefined;
}

/** A life from now on to its last instant under a script, by the functions that live it: `advance` and `act`, on a copy. */
export function playLife(life: LifeCampaign, script: Script, planSlots: PlanSlots, begin: number): Turn {
  const start = Math.max(begin, life.changed_at);
  const last_hour = getLastHour(life);
  let turn: Turn = { life, facts: [], postings: [], orders: [] };
  for (let now: number | undefined = start; now !== undefined;) {
    const lived = advance(turn.life, look(turn.life, script, { start, now, last_hour }), now, planSlots);
    turn = joined(turn, lived);
    const confirmed = script.delivered_percent === null ? undefined : confirmContents(turn.life, now, planSlots);
    if (confirmed !== undefined) turn = joined(turn, confirmed);
    // What has just happened may be seen further at the same instant.
    if (lived.facts.length === 0 && confirmed === undefined) now = findNext(turn.life, script, { start, now, last_hour });
  }
  return turn;
}
