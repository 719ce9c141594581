import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { advance } from '@jarchi/domain/campaigns/turn/advance.ts';
import { questionsFor, type Again, type Question } from '@jarchi/domain/campaigns/turn/questions.ts';
import type { Sighting, Sightings } from '@jarchi/domain/campaigns/turn/sightings.ts';
import { getCounterLine } from '@jarchi/domain/pricing/counter-offer.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { describeUnusable } from '@jarchi/domain/drafts/steps/unusable-links.ts';
import type { ContentFile, HourFigures, OfferedPlacement } from '#connectors/platforms/platform-connector.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Candidate } from '#features/campaigns/life/candidate.ts';
import type { MadeContent } from '#features/campaigns/life/deps.ts';
import { planSlotsOf } from '#features/campaigns/life/life-of-rows.ts';
import type { SeenBeside, StoredLife } from '#features/campaigns/life/stored-life.ts';
import { askEachOnce, type Connectors } from './ask-each-once.ts';
import { offeredPlacement } from '../life/offered-placement.ts';

/** Stores a picture that a publisher made among the account's files. */
export type StoreContentFile = (row: CampaignRecord, file: ContentFile) => Promise<DraftFile>;

/** The nearest publisher for a share that waits for one, from the market of now; undefined when there is none. */
export type FindReplacement = (snapshot: StoredLife, placement: number) => Promise<Candidate | undefined>;

export interface Outside extends Connectors {
  readonly findReplacement: FindReplacement;
  readonly storeFile: StoreContentFile;
}

/** A campaign about which the outside is asked. */
export interface Snapshot extends StoredLife {
  /** Captions of contents that wait for a decision, by placement. */
  readonly captions: ReadonlyMap<number, string>;
}

/** The answers of the outside about a campaign, asked outside of any transaction. */
export interface Seen {
  readonly sightings: Sightings;
  readonly beside: SeenBeside;
  /** When those who were asked are to be asked again. */
  readonly again: Again;
  /** Errors of questions that failed; the other answers count all the same. */
  readonly failures: readonly unknown[];
}

interface Answer {
  readonly review?: Sightings['review'];
  readonly sighting?: Sighting;
  readonly again_at?: number;
  readonly hours?: readonly HourFigures[];
  readonly content?: MadeContent;
  readonly post_ref?: string;
  readonly candidate?: Candidate;
}

/**
 * Asks everyone the campaign waits for, all placements together, and then what their answers raise: a post that is found has figures. No
 * question is asked twice.
 */
export async function askOutside(snapshot: Snapshot, connectors: Outside, now: number): Promise<Seen> {
  const outside = askEachOnce(connectors);
  const unusable = findUnusable(snapshot, now);
  const planSlots = planSlotsOf(snapshot.row);
  const asked = new Set<string>();
  const failures: unknown[] = [];
  const placements: Sighting[] = [];
  const again = new Map<number, number>();
  const hours = new Map<number, HourFigures[]>();
  const contents = new Map<number, MadeContent>();
  const posts = new Map<number, string>();
  const candidates = new Map<number, Candidate>();
  let review: Sightings['review'];
  let reviewAgainAt: number | undefined;
  let { life } = snapshot;

  const take = (question: Question, answer: Answer) => {
    review ??= answer.review;
    if (answer.sighting) placements.push(answer.sighting);
    if (question.ask === 'review') {
      reviewAgainAt = answer.again_at;
      return;
    }
    const { placement } = question;
    if (answer.again_at !== undefined) again.set(placement, Math.min(answer.again_at, again.get(placement) ?? Infinity));
    if (answer.hours) hours.set(placement, [...(hours.get(placement) ?? []), ...answer.hours]);
    if (answer.content) contents.set(placement, answer.content);
    if (answer.candidate) candidates.set(placement, answer.candidate);
    if (answer.post_ref !== undefined) posts.set(placement, answer.post_ref);
  };

  // A deadline that is due may raise questions of its own, where nothing was to be asked before it.
  for (let isFirst = true; ; isFirst = false) {
    // Nobody is asked about a campaign that goes back to its advertiser.
    const open = unusable ? [] : questionsFor(life, now);
    const questions = open.filter((question) => !asked.has(getKey(question, life)) && hasRow(question));
    if (questions.length === 0 && !isFirst) break;
    for (const question of questions) asked.add(getKey(question, life));
    const asking: Asking = { ...snapshot, life, contents, outside, now };
    const answers = await Promise.allSettled(questions.map((question) => ask(question, asking)));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'rejected') failures.push(answer.reason);
      else take(questions[index]!, answer.value);
    }
    life = advance(snapshot.life, getSightings(review, placements), now, planSlots).life;
  }
  const beside = { source: outside.platform.source, hours, contents, posts, candidates };
  const wished: Again = { ...(reviewAgainAt !== undefined && { review: reviewAgainAt }), placements: again };
  return { sightings: { ...getSightings(review, placements), ...(unusable && { unusable }) }, beside, again: wished, failures };
}

/** What of a bought brief cannot be used, while it still waits for its approval. */
function findUnusable({ row, life }: Snapshot, at: number): Sightings['unusable'] {
  const reason = life.state === 'AWAITING_APPROVAL' ? describeUnusable(row.brief) : undefined;
  return reason === undefined ? undefined : { at, reason };
}

function getSightings(review: Sightings['review'], placements: readonly Sighting[]): Sightings {
  return { ...(review && { review }), placements: [...placements] };
}

/** Two questions with the same key must get the same answer. */
function getKey(question: Question, { placements }: LifeCampaign): string {
  const item = 'placement' in question ? placements.find(({ id }) => id === question.placement) : undefined;
  if (question.ask === 'post') return JSON.stringify([question, item?.live_at]);
  return JSON.stringify(question.ask === 'figures' ? [question, item?.state] : question);
}

interface Asking extends Snapshot {
  readonly contents: ReadonlyMap<number, MadeContent>;
  readonly outside: Outside;
  readonly now: number;
}

function ask(question: Question, asking: Asking): Promise<Answer> {
  if (question.ask === 'review') return askReview(asking);
  const { row, life } = asking;
  const record = asking.placements.find(({ id }) => id === question.placement);
  const item = life.placements.find(({ id }) => id === question.placement);
  if (!record || !item) throw new Error(`placement ${question.placement} is not of campaign ${row.id}`);
  const offered = offeredPlacement(row, record, life, item);
  switch (question.ask) {
    case 'answer':
      return askAnswer(offered, asking);
    case 'stay':
      return askStay(offered, asking);
    case 'content':
      return askContent(question, offered, asking);
    case 'verdict':
      return askVerdict(question, asking);
    case 'post':
      return askPost(offered, asking);
    case 'replacement':
      return askReplacement(question, asking);
    case 'figures':
      return askFigures(question, offered, asking);
  }
}

/** A verdict counts from the instant it is heard: publishers are asked then, and have their whole time to answer. */
async function askReview({ row, life, outside, now }: Asking): Promise<Answer> {
  const reviewed = { title: row.title, caption: row.brief.content_caption, since: life.state_since };
  const answer = await outside.review.review(reviewed, now);
  return answer.verdict === 'pending' ? { again_at: answer.ask_again_at } : { review: { ...answer, at: now } };
}

/** In a negotiation a publisher may accept at another price; it becomes the publisher's line of the list. */
async function askAnswer(offered: OfferedPlacement, { row, life, placements, outside, now }: Asking): Promise<Answer> {
  const { placement_id: placement } = offered;
  const answer = await outside.platform.readAnswer(offered, now);
  if (answer.answer === 'pending') return { sighting: { placement, asked_at: now }, again_at: answer.ask_again_at };
  const asks = answer.answer === 'accepted' && life.state === 'NEGOTIATION' ? answer.asks : undefined;
  const record = placements.find(({ id }) => id === placement);
  const line = asks === undefined || !record ? {} : { line: getCounterLine(record, asks, row.vat_percent) };
  return { sighting: { placement, asked_at: now, answer: { answer: answer.answer, at: answer.at, ...line } } };
}

/** That a publisher stays proves nothing else: deadlines wait for their own questions. */
async function askStay(offered: OfferedPlacement, { outside, now }: Asking): Promise<Answer> {
  const { placement_id: placement } = offered;
  const answer = await outside.platform.readStay(offered, now);
  if (answer.stay === 'stays') return { again_at: answer.ask_again_at };
  return { sighting: { placement, asked_at: 0, withdrawn_at: answer.at } };
}

type Of<A extends Question['ask']> = Extract<Question, { readonly ask: A }>;

async function askContent(
  { placement, attempt, owed_since }: Of<'content'>,
  offered: OfferedPlacement,
  { row, outside, now }: Asking,
): Promise<Answer> {
  const { content_description, content_link, content_mentions } = row.brief;
  const asked = { title: row.title, brief: content_description, link: content_link, mentions: content_mentions };
  const order = { attempt, ordered_at: owed_since, ...asked };
  const answer = await outside.platform.readContent(offered, order, now);
  if (answer.content === 'awaited') return { sighting: { placement, asked_at: now }, again_at: answer.ask_again_at };
  const files = [];
  for (const file of answer.files) files.push(await outside.storeFile(row, file));
  const sighting = { placement, asked_at: now, content: { attempt, at: answer.at } };
  return { sighting, content: { attempt, files, caption: answer.caption } };
}

async function askVerdict({ placement, delivered_at }: Of<'verdict'>, asking: Asking): Promise<Answer> {
  const { row, contents, captions, outside, now } = asking;
  const caption = contents.get(placement)?.caption ?? captions.get(placement) ?? '';
  const answer = await outside.review.review({ title: row.title, caption, since: delivered_at }, now);
  if (answer.verdict === 'pending') return { sighting: { placement, asked_at: now }, again_at: answer.ask_again_at };
  return { sighting: { placement, asked_at: now, verdict: { ...answer, at: now } } };
}

/** Publishers who take a share in this look have no rows yet: they are asked once they do. */
const hasRow = (question: Question): boolean => !('placement' in question) || question.placement > 0;

async function askReplacement({ placement }: Of<'replacement'>, { outside, now, ...snapshot }: Asking): Promise<Answer> {
  const candidate = await outside.findReplacement(snapshot, placement);
  if (!candidate) return { sighting: { placement, asked_at: now, replacement: null } };
  const { line, bought } = candidate;
  return { sighting: { placement, asked_at: now, replacement: { id: -placement, line, bought } }, candidate };
}

/** The first sighting of a post tells when it went live, and nothing that happened after. */
async function askPost(offered: OfferedPlacement, { outside, now }: Asking): Promise<Answer> {
  const { placement_id: placement, live_at } = offered;
  const post = await outside.platform.findPost(offered, now);
  if (post.seen === 'not_live') return { sighting: { placement, asked_at: now }, again_at: post.look_again_at };
  if (post.seen === 'removed') return { sighting: { placement, asked_at: now, removed_at: post.removed_at } };
  const { edited_at } = post;
  if (live_at !== null) return { sighting: { placement, asked_at: now, ...(edited_at !== undefined && { edited_at }) } };
  return { sighting: { placement, asked_at: post.live_at, live_at: post.live_at }, post_ref: post.post_ref };
}

/**
 * Figures of a live post do not prove that it is still live. When the post is over, only figures are asked for, and hours without figures
 * count as empty.
 */
async function askFigures({ placement, from, to }: Of<'figures'>, offered: OfferedPlacement, asking: Asking): Promise<Answer> {
  const { row, life, outside, now } = asking;
  const isLive = life.placements.some(({ id, state }) => id === placement && state === 'live');
  const hours = await outside.platform.measure(offered, from, to);
  const metric = row.campaign_type === 'CPC' ? 'clicks' : 'views';
  const accepted = hours.map((figures) => ({ hour: figures.hour, accepted: figures[metric] }));
  // Hours that a platform does not know yet are asked for again at the next look.
  return {
    hours,
    sighting: { placement, asked_at: isLive ? from : now, hours: accepted },
  };
}
