import { HOUR_MS } from '#calendar/durations.ts';
import type { Actor } from '#campaigns/campaign-life.ts';
import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent, LifeRefusal } from '#campaigns/life/events.ts';
import { compareRefusal, mustBe } from '#campaigns/testing/compare.ts';
import type { Entry, Reading } from '#campaigns/testing/model.ts';
import { mayHappen } from '#campaigns/testing/model-rules.ts';
import { createOutside, type Outside } from '#campaigns/testing/outside.ts';
import type { Random } from '#campaigns/testing/random.ts';
import { act } from '#campaigns/turn/act.ts';
import { advance, type PlanSlots } from '#campaigns/turn/advance.ts';
import type { Sightings } from '#campaigns/turn/sightings.ts';
import type { Turn } from '#campaigns/turn/turn.ts';
import type { News } from './news.ts';
import { compareCause, compareRest } from './rest.ts';
import { compareOrders, comparePreview, compareTruth, readFacts, type Walked } from './turn-checks.ts';

const NOTHING_SEEN: Sightings = { placements: [] };

/** What surrounds a campaign that lives by turns. */
export interface Around {
  readonly outside: Outside;
  readonly news: News;
  /** The keys of all orders so far. */
  readonly told: Set<string>;
  readonly planSlots: PlanSlots;
}

export function surround(random: Random): Around {
  const gap = random.pick([0, 1, HOUR_MS, 13 * HOUR_MS, 40 * HOUR_MS]);
  const planSlots: PlanSlots = (count, notBefore) => Array.from({ length: count }, (_, index) => notBefore + (index + 1) * gap);
  return { outside: createOutside(random.below(1_000_000_000)), news: [], told: new Set(), planSlots };
}

/** The campaign, its model and its log before a turn; the turn is added to model and log. */
export interface Before {
  readonly campaign: LifeCampaign;
  readonly reading: Reading;
  readonly log: Entry[];
  readonly around: Around;
}

export interface Lived {
  readonly turn: Turn;
  readonly walked: readonly Walked[];
  /** The same step done again on the life before it, and on the life after it. */
  readonly again: readonly Turn[];
}

const written = (turn: unknown): string => JSON.stringify(turn);

/** Tells a life what was seen, and compares the turn with the model. */
export function tellLife(what: string, { campaign, reading, log, around }: Before, sightings: Sightings, now: number): Lived {
  const { planSlots, told, outside } = around;
  const turn = advance(campaign, sightings, now, planSlots);
  const books = { book: reading, log };
  const walked = readFacts(what, books, turn.facts, (fact) => compareCause(what, reading, sightings, fact, now));
  compareRest(what, reading, sightings, now);
  compareOrders(what, told, turn);
  compareTruth(what, outside, turn);
  const again = advance(campaign, sightings, now, planSlots);
  mustBe(`${what}, done again`, written(again), written(turn));
  const after = advance(turn.life, sightings, now, planSlots);
  mustBe(`${what}, told again`, written(after), written({ life: turn.life, facts: [], postings: [], orders: [] }));
  return { turn, walked, again: [again, after] };
}

/** A command of a person, and when it is given (ms). */
export interface Doing {
  readonly command: LifeEvent;
  readonly by: Actor;
  readonly now: number;
}

/** Lets a person act and compares the turn with the model; a refusal must be the model's too. */
export function actInLife(what: string, { campaign, reading, log, around }: Before, doing: Doing): Lived | LifeRefusal {
  const { planSlots, told } = around;
  const at = Math.max(doing.now, campaign.changed_at);
  const done = act(campaign, doing, planSlots);
  mustBe(`${what} is allowed`, done.ok, mayHappen(reading, doing.command, doing.by, at));
  if (!done.ok) {
    compareRefusal(what, reading, doing.command, doing.by, done.error);
    return done.error;
  }
  const turn = done.value;
  const [first, ...then] = turn.facts;
  const books = { book: reading, log };
  const walked = [
    ...readFacts(what, books, [first!], () => undefined),
    ...readFacts(what, books, then, (fact) => compareCause(what, reading, NOTHING_SEEN, fact, at)),
  ];
  compareRest(what, reading, NOTHING_SEEN, at);
  compareOrders(what, told, turn);
  comparePreview(what, campaign, turn);
  const again = act(campaign, doing, planSlots);
  mustBe(`${what}, done again`, written(again), written(done));
  const after = act(turn.life, doing, planSlots);
  if (after.ok) mustBe(`${what}, done again, posts`, after.value.postings.length, 0);
  return { turn, walked, again: after.ok ? [turn, after.value] : [turn] };
}
