import { boughtUntil } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type {
  ContentAnswer,
  HourFigures,
  OfferedPlacement,
  PlatformConnector,
  PostSighting,
  PublisherAnswer,
  ReviewAnswer,
  ReviewConnector,
  StayAnswer,
} from '#connectors/platforms/platform-connector.ts';

export interface Connectors {
  readonly platform: PlatformConnector;
  readonly review: ReviewConnector;
}

/** Remembers answers by their questions, so that each is asked once. */
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

/** The outside for one look: an answer may raise another question, but no question is asked twice. */
export function askEachOnce<T extends Connectors>(connectors: T): T {
  const { platform, review } = connectors;
  const [verdicts, answers] = [createMemory<ReviewAnswer>(), createMemory<PublisherAnswer>()];
  const [contents, posts] = [createMemory<ContentAnswer>(), createMemory<PostSighting>()];
  const stays = createMemory<StayAnswer>();
  const figures = createMemory<readonly HourFigures[]>();

  async function findPost(offered: OfferedPlacement, now: number): Promise<PostSighting> {
    const { placement_id, slot_at, live_at } = offered;
    const post = await posts.ask([placement_id, slot_at, live_at], () => platform.findPost(offered, now));
    // A post that was just seen is live; when its time is over the question is another: was it live for all its hours?
    if (live_at === null && post.seen === 'live' && now < paidUntil(offered, post.live_at))
      posts.note([placement_id, slot_at, post.live_at], post);
    return post;
  }

  return {
    ...connectors,
    review: {
      review: (reviewed, now) => verdicts.ask([reviewed.title, reviewed.caption, reviewed.since], () => review.review(reviewed, now)),
    },
    platform: {
      ...platform,
      readAnswer: (offered, now) => answers.ask([offered.placement_id, offered.offered_at], () => platform.readAnswer(offered, now)),
      readContent: (offered, order, now) =>
        contents.ask([offered.placement_id, order.attempt, order.ordered_at], () => platform.readContent(offered, order, now)),
      readStay: (offered, now) => stays.ask([offered.placement_id, offered.slot_at], () => platform.readStay(offered, now)),
      findPost,
      measure: (offered, from, to) => figures.ask([offered.placement_id, from, to], () => platform.measure(offered, from, to)),
    },
  };
}

function paidUntil({ bought_units, availability_hours, publish_until }: OfferedPlacement, live_at: number): number {
  return bought_units === null ? boughtUntil(live_at, availability_hours) : publish_until;
}
