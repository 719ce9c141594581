import { HOUR_MS } from '#calendar/durations.ts';
import { ACTORS, type Actor } from '#campaigns/campaign-life.ts';
import { allowedNext } from '#campaigns/life/apply-event.ts';
import { dueEvents, waitsFor } from '#campaigns/life/clock.ts';
import { openHold, type LifeCampaign, type Posting } from '#campaigns/life/campaign.ts';
import type { LifeEvent, LifeRefusal } from '#campaigns/life/events.ts';
import { questionsFor } from '#campaigns/turn/questions.ts';
import { captureTotal } from '#money/captures.ts';
import { LEDGER_CODES } from '#money/ledger.ts';
import type { AccountBook, Sums } from './account-book.ts';
import { getName, PLACEMENT_ROWS, placementRowsFor, type TableRow } from './life-table.ts';
import { modelAllows, type Post, type Reading } from './model.ts';
import { allowedForPlacement } from './placement-limits.ts';

/** Throws where engine and model differ. */
export function mustBe(what: string, engine: unknown, model: unknown): void {
  if (!Object.is(engine, model)) throw new Error(`${what}: the engine says ${String(engine)}, the model ${String(model)}`);
}

const sorted = (names: readonly string[]): string => names.toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

function placementAllows(reading: Reading, post: Post, actor: Actor): string[] {
  if (reading.archived && actor === 'advertiser') return [];
  return placementRowsFor(reading.name, post.is, actor, reading.type).map(({ event }) => event);
}

function comparePlacements(what: string, campaign: LifeCampaign, reading: Reading): void {
  mustBe(`${what}, placements`, campaign.placements.length, reading.posts.length);
  for (const [index, item] of campaign.placements.entries()) {
    const post = reading.posts[index]!;
    const whose = `${what}, placement ${item.id}`;
    mustBe(`${whose} state`, item.state, post.is);
    mustBe(`${whose} share`, item.share === 'open', post.holds);
    mustBe(`${whose} out at`, item.out_at, post.outAt);
    mustBe(`${whose} out for`, item.out_reason, post.outWhy);
    mustBe(`${whose} delivered at`, item.delivered_at, post.handedAt ?? null);
    mustBe(`${whose} edited at`, item.edited_at, post.editedAt ?? null);
    mustBe(`${whose} captured`, captureTotal(item.capture), post.net + post.vat);
    mustBe(`${whose} refunded`, item.refunded, post.back);
    mustBe(
      `${whose} units`,
      item.delivered_units,
      [...post.hours.values()].reduce((sum, count) => sum + count, 0),
    );
    for (const actor of ACTORS)
      mustBe(
        `${whose} allowed to ${actor}`,
        sorted(allowedForPlacement(campaign, item, actor)),
        sorted(placementAllows(reading, post, actor)),
      );
  }
}

export function compareCampaign(what: string, campaign: LifeCampaign, reading: Reading): void {
  mustBe(`${what}, state`, getName(campaign), reading.name);
  mustBe(`${what}, since`, campaign.state_since, reading.since);
  mustBe(`${what}, pauses at`, campaign.pause_at, reading.pauseAt);
  mustBe(`${what}, resumes at`, campaign.resume_at, reading.resumeAt);
  mustBe(`${what}, disputed at`, campaign.disputed_at, reading.disputedAt ?? null);
  for (const sum of ['held', 'captured', 'released', 'refunded'] as const) mustBe(`${what}, ${sum}`, campaign[sum], reading[sum]);
  mustBe(`${what}, rest released`, campaign.rest_released, reading.rest);
  mustBe(`${what}, archived`, campaign.is_archived, reading.archived);
  for (const actor of ACTORS)
    mustBe(`${what}, allowed to ${actor}`, sorted(allowedNext(campaign, actor)), sorted(modelAllows(reading, actor)));
  comparePlacements(what, campaign, reading);
  const isOver = campaign.state === 'INACTIVE' && campaign.reason !== 'paused';
  if (isOver || campaign.state === 'REJECTED') compareEnd(what, campaign);
  if (isOver) mustBe(`${what}, captured and released are what was held`, campaign.captured + campaign.released, reading.held);
  if (openHold(campaign) < 0) throw new Error(`${what}: more was taken than held`);
  if (['CREATION', 'CREATED', 'REJECTED', 'TO_PAY.before_review'].includes(reading.name)) mustBe(`${what}, open`, openHold(campaign), 0);
}

/** An event posts only what its row allows. */
export function compareKinds(what: string, row: TableRow | undefined, postings: readonly Posting[]): void {
  for (const { kind } of postings) mustBe(`${what}, posts ${kind}`, true, row?.money.includes(kind) ?? false);
}

/** An ended campaign waits for no one, except for an advertiser who may try again. */
function compareEnd(what: string, campaign: LifeCampaign): void {
  mustBe(`${what}, waits for`, waitsFor(campaign), campaign.state === 'REJECTED' ? 'advertiser' : null);
  // Posts that the advertiser paid whole stay up to the end of their hours.
  const posts_up = campaign.placements.filter(({ state }) => state === 'live').length;
  mustBe(`${what}, is due`, dueEvents(campaign).length, campaign.reason === 'stopped' ? posts_up : 0);
  if (posts_up > 0 && (campaign.campaign_type === 'CPM' || campaign.campaign_type === 'CPC')) throw new Error(`${what}, a post is up`);
  if (campaign.reason === 'stopped') return;
  mustBe(`${what}, is asked`, questionsFor(campaign, campaign.changed_at + HOUR_MS).length, 0);
}

export function compareRefusal(what: string, reading: Reading, act: LifeEvent, actor: Actor, refusal: LifeRefusal): void {
  if (refusal.code !== 'transition_refused') return;
  const isPlacement = 'placement' in act && PLACEMENT_ROWS.some(({ event }) => event === act.event);
  const post = isPlacement ? reading.posts.find(({ id }) => id === act.placement) : undefined;
  const allowed = post ? placementAllows(reading, post, actor) : modelAllows(reading, actor);
  mustBe(`${what}, allowed instead`, sorted(refusal.allowed), sorted(allowed));
}

/** Every balance is the sum of the logs, and all balances sum to 0. */
export function compareAccount(what: string, book: AccountBook, expected: Sums): void {
  let sum = 0;
  for (const code of LEDGER_CODES) {
    mustBe(`${what}, ${code}`, book.balances.get(code)! + 0, expected[code] + 0);
    sum += expected[code];
  }
  mustBe(`${what}, the sum of all entries`, sum, 0);
}
