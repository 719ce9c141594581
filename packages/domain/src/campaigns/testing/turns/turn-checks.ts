import { DAY_MS } from '#calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import type { NewPlacement } from '#campaigns/life/events.ts';
import { mustBe } from '#campaigns/testing/compare.ts';
import { isOfPlacement, getName, findRow, type TableRow } from '#campaigns/testing/life-table.ts';
import { readEntry, type Entry, type Reading } from '#campaigns/testing/model.ts';
import { mayHappen } from '#campaigns/testing/model-rules.ts';
import type { Outside } from '#campaigns/testing/outside.ts';
import { makePreview } from '#campaigns/turn/preview.ts';
import type { Fact, Turn } from '#campaigns/turn/turn.ts';

const SUMS = ['held', 'captured', 'released', 'refunded'] as const;
const KINDS = { held: 'hold', captured: 'capture', released: 'release', refunded: 'refund' } as const;

export interface Books {
  readonly book: Reading;
  readonly log: Entry[];
}

/** The row of the tables that a fact walked; `state` is the placement's, if it happened to one. */
export interface Walked {
  readonly fact: Fact;
  readonly row: TableRow | undefined;
  readonly state: string | undefined;
}

function findState(book: Reading, { act }: Fact): string | undefined {
  if (!('placement' in act) || !isOfPlacement(act.event)) return undefined;
  return book.posts.find(({ id }) => id === act.placement)?.is;
}

/** Reads one fact into the model, which must allow it and reach the same states and sums. */
function readFact(what: string, book: Reading, fact: Fact): Walked {
  const { act, by, at, from, to, moves } = fact;
  const said = `${what}: ${by} ${JSON.stringify(act)} at ${at}`;
  mustBe(`${said} happens`, true, act.event === 'archive' || mayHappen(book, act, by, at));
  mustBe(`${said}, from`, getName(from), book.name);
  const state = findState(book, fact);
  const row = findRow(from, book.type, { event: act.event, actor: by, placement: state });
  const before = { ...book };
  readEntry(book, { at, actor: by, act });
  mustBe(`${said}, to`, getName(to), book.name);
  for (const sum of SUMS) {
    mustBe(`${said}, ${sum}`, fact[sum], book[sum] - before[sum]);
    if (fact[sum] !== 0) mustBe(`${said}, posts ${KINDS[sum]}`, true, row?.money.includes(KINDS[sum]) ?? false);
  }
  const walked = moves.reduce((name, move) => {
    mustBe(`${said}, moves on from`, getName(move.from), name);
    return getName(move.to);
  }, getName(from));
  mustBe(`${said}, moves to`, walked, getName(to));
  return { fact, row, state };
}

/** Reads facts into the model, one by one, and into the log. */
export function readFacts(what: string, { book, log }: Books, facts: readonly Fact[], check: (fact: Fact) => void): Walked[] {
  return facts.map((fact) => {
    check(fact);
    log.push({ at: fact.at, actor: fact.by, act: fact.act });
    return readFact(what, book, fact);
  });
}

/** The preview equals what the turn did. */
export function comparePreview(what: string, before: LifeCampaign, turn: Turn): void {
  const shown = makePreview(before, turn);
  for (const sum of ['held', 'captured', 'released'] as const) {
    const moved = turn.facts.reduce((total, fact) => total + fact[sum], 0);
    mustBe(`${what}, shows as ${sum}`, shown[sum], moved);
  }
  const captured = shown.placements.reduce((sum, item) => sum + item.captured, 0);
  mustBe(`${what}, shows as captured of placements`, captured, shown.captured);
}

/** Each order is given once; every placement that was asked, got a slot or went live was told so, and is told when it is over. */
export function compareOrders(what: string, told: Set<string>, { life, orders }: Turn): void {
  for (const { key } of orders) {
    mustBe(`${what}, ${key} is told before`, told.has(key), false);
    told.add(key);
  }
  for (const { id, state, offered_at, owed_since, rejections, slot_at, out_reason } of life.placements) {
    const mustTell = (...keys: readonly string[]) =>
      mustBe(
        `${what}, ${keys.join(' or ')} is told`,
        keys.some((key) => told.has(key)),
        true,
      );
    if (offered_at !== null) mustTell(`ask:${id}:${offered_at}`);
    if (owed_since !== null) mustTell(`content:${id}:${rejections + 1}`);
    if (slot_at !== null) mustTell(`publish:${id}`);
    if ((out_reason === 'campaign_over' || out_reason === 'left_out') && offered_at !== null) mustTell(`call_off:${id}`, `take_down:${id}`);
    if (state === 'live' && life.reason === 'stopped') mustBe(`${what}, ${id} stays up`, told.has(`take_down:${id}`), false);
  }
}

/** Whether another publisher could have taken a share that the system released. */
function isTaken(life: LifeCampaign, item: LifePlacement, taken: NewPlacement | null | undefined, at: number): boolean {
  return life.is_auto_replace && !!taken && taken.line.total <= item.line.total && life.publish_until - at >= DAY_MS;
}

/** A life in which a share that was released still waits. */
function reopened(life: LifeCampaign, id: number): LifeCampaign {
  return { ...life, placements: life.placements.map((item) => (item.id === id ? { ...item, share: 'open' } : item)) };
}

/** The system never assumes wrongly that something did not happen: an answer, a content, a post in time, a removal. */
export function compareTruth(what: string, outside: Outside, { life, facts }: Turn): void {
  for (const { event, by, at, placement } of facts) {
    if (by !== 'system' || placement === null) continue;
    const then = event === 'drop' ? reopened(life, placement) : life;
    const { answer, content, live_at, removed_at, replacement } = outside
      .look(then, at)
      .placements.find((seen) => seen.placement === placement)!;
    const item = life.placements.find(({ id }) => id === placement)!;
    const wasBefore = (instant: number | undefined, end: number) => instant !== undefined && instant < end;
    const isWrong =
      (event === 'lapse_offer' && wasBefore(answer?.at, at)) ||
      (event === 'lapse_delivery' && wasBefore(content?.at, at)) ||
      (event === 'fail' && wasBefore(live_at, at + 1)) ||
      (event === 'drop' && isTaken(life, item, replacement, at)) ||
      (event === 'end' && wasBefore(removed_at, item.ended_at!));
    mustBe(`${what}, ${event} of ${placement} at ${at} goes over what had happened`, isWrong, false);
  }
}
