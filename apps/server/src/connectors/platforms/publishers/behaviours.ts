import { seededRandom } from '../seeded-random.ts';
import type { OfferedPlacement } from '../platform-connector.ts';

/**
 * Shares of the offers, contents or posts in which simulated publishers depart from the plan. They are small enough that most campaigns run as
 * planned, and large enough that a sample of a hundred shows each.
 */
const SHARES = {
  /** Of ready content: seldom, since the publisher listed the price. */
  decline: 0.04,
  /** These answer within hours of the end of their time: some before it, some after. */
  'late answer': 0.03,
  /** A publisher who makes the content declines more often, and some never answer. */
  'maker declines': 0.1,
  silent: 0.05,
  /** One in seven of those who accept to make a content names a price of their own: a brief differs from what the list's price is for. */
  counter: 0.15,
  /** Few of those who promised leave before their post. */
  withdrawal: 0.02,
  /** A content that takes days; some of these come after their deadline. */
  'late content': 0.05,
  /** A first content that misses the brief. */
  'bad content': 0.12,
  /** These publish hours after their slot, within the time that counts. */
  'late post': 0.05,
  /** These accept, and never publish. */
  'never live': 0.02,
  /** A caption or link that is changed afterwards. */
  edit: 0.03,
  removal: 0.04,
} as const;
export type Behaviour = keyof typeof SHARES;

type Placed = Pick<OfferedPlacement, 'placement_id' | 'publisher_id'>;

/** The chances of a seed: each behaviour has a stream of its own, so that none moves another. */
export interface Chances {
  /** A number in [0, 1) of the stream `name`. */
  draw(placement: Placed, name: string): number;
  /** Whether the placement's publisher behaves so; `times` makes it more or less likely. */
  has(placement: Placed, behaviour: Behaviour, times?: number): boolean;
  /** The same of one of several deliveries, each with a stream of its own. */
  hasAt(placement: Placed, behaviour: Behaviour, attempt: number, times?: number): boolean;
}

/** Streams that are named differently from their behaviours. */
const STREAMS: Readonly<Partial<Record<Behaviour, string>>> = { 'maker declines': 'decline' };

export function createChances(seed: string, without: readonly Behaviour[] = []): Chances {
  const draw = ({ placement_id, publisher_id }: Placed, name: string) => seededRandom(seed, placement_id, publisher_id, name);
  const isDrawn = (placement: Placed, behaviour: Behaviour, stream: string, times: number) =>
    !without.includes(behaviour) && draw(placement, stream) < SHARES[behaviour] * times;
  return {
    draw,
    has: (placement, behaviour, times = 1) => isDrawn(placement, behaviour, STREAMS[behaviour] ?? behaviour, times),
    hasAt: (placement, behaviour, attempt, times = 1) => isDrawn(placement, behaviour, `${behaviour} ${attempt}`, times),
  };
}
