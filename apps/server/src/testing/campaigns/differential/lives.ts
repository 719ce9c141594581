import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { dueEvents } from '@jarchi/domain/campaigns/life/clock.ts';
import { createRandom, type Random } from '@jarchi/domain/campaigns/testing/random.ts';
import { questionsFor } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { Combination } from '@jarchi/domain/drafts/drafts.ts';
import { COMBINATIONS, composeDraft, createFrom, getName } from '#testing/campaigns/every-combination.ts';
import { act, charge, sendAgain } from './sending.ts';
import { chooseDeed } from './choose.ts';
import { drawGoal, drawPeriod, getWindow } from './deeds.ts';
import { getHash } from './draws.ts';
import { look, runJobs } from './looking.ts';
import { findFoldDifference, getPlacements, getQuote, readRows } from './rows.ts';
import { openStage } from './stage.ts';
import { beginTwin } from './twin.ts';
import { createWitness, type Subject, type Witness } from './witness.ts';

const ROUNDS = 50;
const ACCOUNTS = 5;
const BEGUN_A_ROUND = 5;
const LAST_JOBS_MOST = 500;

export interface LivesReport {
  readonly steps: number;
  /** How often each deed was done, by its name and its trouble. */
  readonly counts: ReadonlyMap<string, number>;
  /** How often each event happened, by its actor. */
  readonly events: ReadonlyMap<string, number>;
  /** How the campaigns ended. */
  readonly ends: readonly string[];
}

/** Runs a campaign of each combination on the server and in memory; throws where they differ, with the seed, the campaign and the step. */
export async function liveTogether(seed: number): Promise<LivesReport> {
  const stage = await openStage(seed, ACCOUNTS);
  const witness = createWitness(seed, stage);
  try {
    await liveAll(witness);
  } catch (error) {
    await stage.app.close().catch(() => undefined);
    throw error;
  }
  await stage.app.close();
  return getReport(witness);
}

async function liveAll(witness: Witness): Promise<void> {
  const { stage, subjects, random } = witness;
  const waiting = [...COMBINATIONS];
  for (let round = 0; round < ROUNDS; round++) {
    for (const combination of waiting.splice(0, BEGUN_A_ROUND)) await begin(witness, combination);
    await stage.passTime(drawTime(random));
    for (const subject of subjects) await live(witness, subject);
    if (random.chance(0.5)) await runJobs(witness);
  }
  await liveOut(witness);
  for (const subject of subjects) checkEnd(witness, subject);
}

function drawTime(random: Random): number {
  if (random.chance(0.3)) return random.between(1, 50 * MINUTE_MS);
  return random.chance(0.9) ? random.between(1, 12 * HOUR_MS) : random.between(12 * HOUR_MS, 40 * HOUR_MS);
}

async function begin(witness: Witness, combination: Combination): Promise<void> {
  const { seed, stage, subjects } = witness;
  const index = subjects.length;
  const owner = stage.owners[index % stage.owners.length]!;
  const random = createRandom(getHash(`campaign ${seed} ${index}`));
  const title = `twin ${index} ${getName(combination)}`;
  const now = witness.now();
  const period = drawPeriod(random, combination.campaign_type, now);
  const composed = await composeDraft(stage.shop, owner.account, combination, { title, ...period });
  const selectedPlans = composed.selectedPlans.slice(0, random.pick([1, 2, 3, 3]));
  const draft = { ...composed, selectedPlans, ...drawGoal(random, composed) };
  const { id } = await createFrom(owner.account, draft);
  const rows = await readRows(stage.app.db, owner.account.account_id, id);
  const window = getWindow(draft);
  const { draft_id, replacement_hours } = rows.campaign;
  const birth = { id, type: combination.campaign_type, quote: getQuote(rows, window), key: `draft:${draft_id}`, now, replacement_hours };
  const twin = beginTwin(birth, { title, caption: draft.content_caption, window, placements: getPlacements(rows) });
  const subject: Subject = { name: title, owner, random, id, twin, rows, done: [] };
  subjects.push(subject);
  await witness.settle(subject, 'begins', [twin]);
}

/** One step of a campaign, or none. */
async function live(witness: Witness, subject: Subject): Promise<void> {
  const { random, owner, done } = subject;
  if (random.chance(0.2)) return;
  if (random.chance(0.03)) await changePrice(witness, subject);
  if (random.chance(0.05) && done.length > 0) return sendAgain(witness, subject);
  const seen = { ...subject, funds: witness.fundsOf(owner), now: witness.now(), key: randomUUID() };
  const deed = await chooseDeed(seen, random.pick(owner.clients));
  if (deed === 'charge') return charge(witness, subject);
  if (deed) return act(witness, subject, deed);
  if (random.chance(0.35)) await look(witness, subject);
}

/** A publisher changes its price: campaigns with a frozen price keep it. */
async function changePrice({ stage }: Witness, { random, rows }: Subject): Promise<void> {
  const { plan_id } = random.pick(rows.placements);
  await stage.shop.setPlan({ id: plan_id }, 'price', random.between(900, 4_000) * 1_000);
}

/** Runs the jobs until nothing is due: they alone bring every campaign to its end. */
async function liveOut(witness: Witness): Promise<void> {
  const { stage, random } = witness;
  for (let round = 0; ; round++) {
    const { rows } = await stage.app.db.pool.query<{ next: Date | null }>(
      `select min(run_at) as next from job where clock = 'world' and dead_at is null`,
    );
    const next = rows[0]?.next?.getTime();
    if (next === undefined) return;
    if (round > LAST_JOBS_MOST) witness.fail(undefined, 'at the end', 'jobs come to no end');
    await stage.passTime(Math.max(next - witness.now(), random.between(1, 20 * HOUR_MS)));
    await runJobs(witness, random.chance(0.8));
  }
}

const written = (order: Order) => JSON.stringify(Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function checkEnd(witness: Witness, subject: Subject): void {
  const { twin, rows } = subject;
  const { life, orders } = twin;
  const end = (difference: string) => witness.fail(subject, 'at its end', difference);
  const folded = findFoldDifference(rows, twin);
  if (folded !== undefined) end(folded);
  if (dueEvents(life).length + questionsFor(life, witness.now()).length > 0) end('something is due, and no job is left');
  if (openHold(life) !== 0) end(`${openHold(life)} are held`);
  const told = witness.stage.outside.told.filter(({ placement }) => twin.placements.has(placement));
  const heard = [...new Set(told.map(written))];
  const missing = orders.find((order) => !heard.includes(written(order)));
  if (missing) end(`nobody was told ${JSON.stringify(missing)}`);
  if (heard.length > orders.length) end(`somebody was told what was not ordered: ${heard.join(' ')}`);
}

function getReport({ subjects, counts, steps }: Witness): LivesReport {
  const events = new Map<string, number>();
  for (const { twin } of subjects)
    for (const entry of twin.log) {
      const name = 'act' in entry ? `${entry.act.event} by ${entry.by}` : 'a change beside the life';
      events.set(name, (events.get(name) ?? 0) + 1);
    }
  const ends = subjects.map(({ twin: { life } }) => `${life.campaign_type} ${life.state}${life.reason ? ` ${life.reason}` : ''}`);
  return { steps: steps(), counts, events, ends };
}
