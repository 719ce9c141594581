import { laneOf } from '@jarchi/domain/campaigns/campaign-life.ts';
import { boughtUntil } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { startOfTehranHour } from '@jarchi/domain/reports/reports.ts';
import type {
  ContentAnswer,
  ContentFile,
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PostSighting,
  PublisherAnswer,
  ReviewConnector,
  ReviewVerdict,
} from '#connectors/platforms/platform-connector.ts';
import type { CampaignRecord, PlacementRecord } from './campaigns.repository.ts';
import { isOperatorsTurn, standingOf } from './life/content-standing.ts';
import type { DeliveredContent } from './life/deps.ts';

export interface Snapshot {
  readonly row: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
  readonly contents: readonly DeliveredContent[];
}

/** What a publisher made, its files already stored. */
export interface MadeContent {
  readonly at: number;
  readonly files: readonly DraftFile[];
  readonly caption: string;
}

export interface Sighting {
  readonly answer?: PublisherAnswer;
  readonly post?: PostSighting;
  readonly hours?: readonly HourFigures[];
  readonly measured_until?: number;
  /** A content that came, and which try it is. */
  readonly content?: MadeContent;
  readonly attempt?: number;
  readonly content_again_at?: number;
  /** The operator's word on a content that was rejected twice. */
  readonly verdict?: ReviewVerdict;
}

/** What the outside world says about a campaign, asked outside of any transaction. */
export interface Observation {
  readonly verdict?: ReviewVerdict;
  readonly sightings: ReadonlyMap<number, Sighting>;
}

export interface Connectors {
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
}

/** Keeps a picture that a publisher made among the account's files. */
export type StoreContentFile = (row: CampaignRecord, file: ContentFile) => Promise<DraftFile>;

export interface ObserveDeps extends Connectors {
  readonly storeFile: StoreContentFile;
}

const HOUR_MS = 3_600_000;

/** Answers by their questions: each is asked once. */
function createMemory<A>() {
  const answers = new Map<string, Promise<A>>();
  const keyOf = (question: readonly unknown[]) => JSON.stringify(question);
  return {
    ask(question: readonly unknown[], find: () => Promise<A>): Promise<A> {
      const known = answers.get(keyOf(question)) ?? find();
      answers.set(keyOf(question), known);
      return known;
    },
    note: (question: readonly unknown[], answer: A) => void answers.set(keyOf(question), Promise.resolve(answer)),
  };
}

/** The outside for one advance: when a campaign is looked at again because something moved, nobody is asked the same again. */
export function askEachOnce<T extends Connectors>(connectors: T): T {
  const { platform, review } = connectors;
  const [verdicts, answers] = [createMemory<ReviewVerdict>(), createMemory<PublisherAnswer>()];
  const [contents, posts] = [createMemory<ContentAnswer>(), createMemory<PostSighting>()];
  const figures = createMemory<readonly HourFigures[]>();

  async function findPost(offered: OfferedPlacement, now: number): Promise<PostSighting> {
    const { placement_id, slot_at, live_at } = offered;
    const post = await posts.ask([placement_id, slot_at, live_at], () => platform.findPost(offered, now));
    // Seen just now, it stands; once its time is over the question is another one: whether it stood as long as it had to.
    if (live_at === null && post.seen === 'live' && now < paidUntil(offered, post.live_at))
      posts.note([placement_id, slot_at, post.live_at], post);
    return post;
  }

  return {
    ...connectors,
    review: { ...review, review: (campaign) => verdicts.ask([campaign.title, campaign.caption], () => review.review(campaign)) },
    platform: {
      source: platform.source,
      readAnswer: (offered, now) => answers.ask([offered.placement_id, offered.offered_at], () => platform.readAnswer(offered, now)),
      readContent: (offered, order, now) =>
        contents.ask([offered.placement_id, order.attempt, order.ordered_at], () => platform.readContent(offered, order, now)),
      findPost,
      measure: (offered, from, to) => figures.ask([offered.placement_id, from, to], () => platform.measure(offered, from, to)),
    },
  };
}

function paidUntil({ bought_units, availability_hours, publish_until }: OfferedPlacement, live_at: number): number {
  return bought_units === null ? boughtUntil(live_at, availability_hours) : publish_until;
}

function offeredPlacement(row: CampaignRecord, item: PlacementRecord): OfferedPlacement {
  return {
    placement_id: item.id,
    publisher_id: item.publisher_id,
    media_type: row.media_type,
    content_type: row.content_type,
    availability_hours: item.availability_hours,
    reach_estimate: item.reach_estimate,
    bought_units: item.bought_units,
    metric: row.campaign_type === 'CPC' ? 'clicks' : 'views',
    is_content_made: laneOf(row.campaign_type) === 2,
    publish_until: windowInstants(row).to,
    preferred_publish_start_hour: row.preferred_publish_start_hour,
    preferred_publish_end_hour: row.preferred_publish_end_hour,
    offered_at: row.state_since.getTime(),
    slot_at: item.slot_at?.getTime() ?? null,
    live_at: item.live_at?.getTime() ?? null,
    post_ref: item.post_ref,
  };
}

/** When the bought hours of a live placement are over. */
export function hoursEndAt(item: PlacementRecord): number {
  return boughtUntil(item.live_at?.getTime() ?? 0, item.availability_hours);
}

/** Whether publishers and their posts decide what comes next; nobody asks them about a campaign that is over. */
export function isWithPublishers({ state }: Pick<CampaignRecord, 'state'>): boolean {
  return state === 'NEGOTIATION' || state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING';
}

/** Asks whoever the campaign waits for, by its state. */
export async function observe(snapshot: Snapshot, deps: ObserveDeps, now: number): Promise<Observation> {
  const { row, placements } = snapshot;
  const sightings = new Map<number, Sighting>();
  if (row.state === 'AWAITING_APPROVAL') {
    const isDue = row.reason === null && now >= row.state_since.getTime() + deps.review.afterMs;
    return isDue
      ? { sightings, verdict: await deps.review.review({ title: row.title, caption: row.brief.content_caption }) }
      : { sightings };
  }
  if (!isWithPublishers(row)) return { sightings };
  for (const item of placements) {
    const sighting = await observePlacement(snapshot, item, deps, now);
    if (sighting) sightings.set(item.id, sighting);
  }
  return { sightings };
}

async function observePlacement(snapshot: Snapshot, item: PlacementRecord, deps: ObserveDeps, now: number): Promise<Sighting | undefined> {
  const { row } = snapshot;
  const { platform } = deps;
  const offered = offeredPlacement(row, item);
  if ((row.state === 'ACCEPTED' || row.state === 'NEGOTIATION') && item.state === 'offered')
    return { answer: await platform.readAnswer(offered, now) };
  if (row.state === 'ACCEPTED' && item.state === 'content_pending') return observeContent(snapshot, item, offered, deps, now);
  if (item.state === 'scheduled' && item.slot_at && now >= item.slot_at.getTime()) return { post: await platform.findPost(offered, now) };
  if (item.bought_units !== null && item.live_at !== null) return observeUnits(row, item, offered, platform, now);
  return item.state === 'live' ? observeLive(item, offered, platform, now) : undefined;
}

/** Whether the next content is there, and what the operator says where the advertiser rejected twice. */
async function observeContent(
  { row, contents }: Snapshot,
  item: PlacementRecord,
  offered: OfferedPlacement,
  { platform, review, storeFile }: ObserveDeps,
  now: number,
): Promise<Sighting> {
  const standing = standingOf(row, item, contents);
  const { open, owedSince } = standing;
  if (open && isOperatorsTurn(standing) && now >= open.created.getTime() + review.afterMs)
    return { verdict: await review.review({ title: row.title, caption: open.caption }) };
  if (open) return {};
  const attempt = standing.attempt + 1;
  const order = { attempt, ordered_at: owedSince, title: row.title, brief: row.brief.content_description, link: row.brief.content_link };
  const answer = await platform.readContent(offered, order, now);
  if (answer.content === 'awaited') return { content_again_at: answer.ask_again_at };
  const files = [];
  for (const file of answer.files) files.push(await storeFile(row, file));
  return { attempt, content: { at: answer.at, files, caption: answer.caption } };
}

/** Views or clicks of whole hours that are not in yet, up to the end of the post or the period; late ones too, while figures settle. */
async function observeUnits(
  row: CampaignRecord,
  item: PlacementRecord,
  offered: OfferedPlacement,
  platform: PlatformConnector,
  now: number,
): Promise<Sighting> {
  const post = item.state === 'live' ? await platform.findPost(offered, now) : undefined;
  const removed = post?.seen === 'removed' ? post.removed_at : Infinity;
  const stop = Math.min(item.ended_at?.getTime() ?? Infinity, removed, windowInstants(row).to);
  const until = Math.min(startOfTehranHour(stop - 1) + HOUR_MS, startOfTehranHour(now));
  const from = item.measured_until?.getTime() ?? startOfTehranHour(offered.live_at ?? now);
  const hours = until > from ? await platform.measure(offered, from, until) : [];
  const last = hours.at(-1);
  return { ...(post && { post }), hours, measured_until: last === undefined ? from : last.hour + HOUR_MS };
}

async function observeLive(item: PlacementRecord, offered: OfferedPlacement, platform: PlatformConnector, now: number): Promise<Sighting> {
  const post = await platform.findPost(offered, now);
  const endedAt = post.seen === 'removed' ? Math.min(post.removed_at, hoursEndAt(item)) : hoursEndAt(item);
  const isOver = now >= endedAt;
  const until = isOver ? startOfTehranHour(endedAt - 1) + HOUR_MS : startOfTehranHour(now);
  const from = item.measured_until?.getTime() ?? startOfTehranHour(offered.live_at ?? now);
  const hours = until > from ? await platform.measure(offered, from, until) : [];
  const last = hours.at(-1);
  // What a platform does not know yet is asked for again at the next look.
  return { post, hours, measured_until: last === undefined ? from : last.hour + HOUR_MS };
}
