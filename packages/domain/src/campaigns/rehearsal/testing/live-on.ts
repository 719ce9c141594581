import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import { dueEvents, isForOperator } from '#campaigns/life/clock.ts';
import type { Stage } from '#campaigns/rehearsal/rehearse.ts';
import type { Script } from '#campaigns/rehearsal/play.ts';
import type { Random } from '#campaigns/testing/random.ts';
import { act } from '#campaigns/turn/act.ts';
import { advance } from '#campaigns/turn/advance.ts';
import { questionsFor } from '#campaigns/turn/questions.ts';
import type { HourFigure, Sighting } from '#campaigns/turn/sightings.ts';
import type { Turn } from '#campaigns/turn/turn.ts';

const LONG = 40 * DAY_MS;

interface Telling {
  readonly random: Random;
  readonly script: Script;
  readonly begin: number;
  readonly now: number;
  /** The last instant up to which views and clicks are paid for, as it was planned at the beginning. */
  readonly paid_until: number;
}

function paidUntil({ publish_until, pause_at, resume_at }: LifeCampaign): number {
  const isForGood = pause_at !== null && (resume_at === null || resume_at >= publish_until);
  return isForGood ? Math.min(publish_until, pause_at) : publish_until;
}

/** Figures of some hours since the last ones: any parts of what is to be delivered, and what is missing in the last hour. */
function drawHours(life: LifeCampaign, item: LifePlacement, { random, script, now, paid_until }: Telling): readonly HourFigure[] {
  const half = HOUR_MS / 2;
  const startOfHour = (at: number) => Math.floor((at - half) / HOUR_MS) * HOUR_MS + half;
  const last = startOfHour(paid_until - 1);
  // The hours that `createOutside` has told before begin with those of Greenwich.
  const told = item.measured_until === null ? 0 : startOfHour(item.measured_until + HOUR_MS - 1);
  const from = Math.max(told, startOfHour(item.live_at ?? now));
  let left = Math.max(0, Math.floor((item.bought * (script.delivered_percent ?? 0)) / 100) - item.delivered_units);
  const hours: HourFigure[] = [];
  for (let hour = from; hour < last && hour + HOUR_MS <= now; hour += random.between(1, 30) * HOUR_MS) {
    const isPaused = life.reason === 'paused' || life.pauses.some(({ from: begins, to }) => begins <= hour && (to === null || hour < to));
    const accepted = isPaused ? 0 : random.below(left + 1);
    left -= accepted;
    hours.push({ hour, accepted });
  }
  return last >= from && last + HOUR_MS <= now ? [...hours, { hour: last, accepted: left }] : hours;
}

/** What is heard of one placement now, apart from the others. */
function hear(life: LifeCampaign, item: LifePlacement, telling: Telling): Sighting {
  const { script, begin, now } = telling;
  const heard = { placement: item.id, asked_at: now };
  if (script.out.includes(item.id)) {
    if (item.state === 'declined') return { ...heard, replacement: null };
    const at = begin;
    return item.state === 'offered'
      ? { ...heard, answer: { answer: 'declined', at } }
      : { ...heard, ...(item.state === 'live' ? { removed_at: at } : { withdrawn_at: at }) };
  }
  if (item.state === 'offered') return { ...heard, answer: { answer: 'accepted', at: now } };
  if (item.state === 'declined') return { ...heard, replacement: null };
  if (item.state === 'scheduled' && item.slot_at! <= now) return { ...heard, live_at: Math.max(item.slot_at!, begin) };
  if (item.state === 'content_pending')
    return isForOperator(item)
      ? { ...heard, verdict: { verdict: 'approve', at: now } }
      : { ...heard, content: { attempt: item.rejections + 1, at: now } };
  const isCounted = life.campaign_type === 'CPM' || life.campaign_type === 'CPC';
  return isCounted && item.live_at !== null ? { ...heard, hours: drawHours(life, item, telling) } : heard;
}

/** Lives a campaign on in jumps of time, hearing of its placements one by one in any order, until nothing more can happen. */
export function liveOn({ life: first, planSlots }: Stage, script: Script, begin: number, random: Random): Turn[] {
  const turns: Turn[] = [];
  let life = first;
  const take = (turn: Turn) => {
    life = turn.life;
    turns.push(turn);
    return turn.facts.length > 0;
  };
  const start = Math.max(begin, first.changed_at);
  const end = start + LONG;
  const paid_until = paidUntil(first);
  // A campaign is looked at whenever something is due, and now and then in between.
  const later = (now: number) =>
    Math.min(now + random.between(1, 50) * HOUR_MS, ...dueEvents(life).flatMap(({ at }) => (at > now ? [at] : [])));
  for (let now = start; now < end; now = later(now)) {
    for (let hasLived = true; hasLived;) {
      hasLived = false;
      const isPlayed = script.delivered_percent !== null;
      // Whoever falls out does so before anything else happens.
      const order = ({ id }: LifePlacement) => (script.out.includes(id) ? -1 : random.next());
      const heard = life.placements
        .filter(({ id }) => isPlayed || script.out.includes(id))
        .map((item) => ({ id: item.id, rank: order(item) }))
        .toSorted((a, b) => a.rank - b.rank);
      for (const { id } of heard) {
        const item = life.placements.find((one) => one.id === id)!;
        const sighting = hear(life, item, { random, script, begin: start, now, paid_until });
        if (take(advance(life, { placements: [sighting] }, now, planSlots))) hasLived = true;
      }
      const review = isPlayed && life.state === 'AWAITING_APPROVAL' ? ({ verdict: 'approve', at: now } as const) : undefined;
      // Everybody was asked: some deadlines wait for all of them.
      const asked = heard.map(({ id }) => ({ placement: id, asked_at: now }));
      if (take(advance(life, { placements: asked, ...(review && { review }) }, now, planSlots))) hasLived = true;
      const content = life.placements.find(({ state, delivered_at }) => state === 'content_pending' && delivered_at !== null);
      if (!isPlayed || !content || isForOperator(content)) continue;
      const done = act(life, { command: { event: 'confirm_content', placement: content.id }, by: 'advertiser', now }, planSlots);
      if (done.ok && take(done.value)) hasLived = true;
    }
    if (script.delivered_percent !== null && questionsFor(life, now).length === 0 && life.reason === 'completed') return turns;
  }
  return turns;
}
