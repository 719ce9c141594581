import { HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import { isForOperator } from '#campaigns/life/clock.ts';
import type { HourFigure, Sighting, Sightings, Verdict } from '#campaigns/turn/sightings.ts';
import { createRandom, type Random } from './random.ts';

/** Ids of placements that take the shares of others by themselves begin above all others. */
const REPLACEMENTS = 1_000_000;

/** What publishers and networks do for their placements: one seed always gives the same, however often it is looked at. */
export interface Outside {
  /** Everything that has happened by `at`. */
  look(life: LifeCampaign, at: number): Sightings;
}

export function createOutside(seed: number): Outside {
  const of = (name: string): Random => createRandom(hash(`${seed} ${name}`));
  /** The new hours, and some that were told before. */
  const figures = ({ id, live_at, measured_until }: LifePlacement, at: number): HourFigure[] => {
    if (live_at === null) return [];
    const first = Math.floor(live_at / HOUR_MS) * HOUR_MS;
    const pace = of(`${id} pace`).pick([60, 600, 9_000]);
    const from = measured_until === null ? first : Math.max(first, measured_until - 3 * HOUR_MS);
    const count = Math.max(0, Math.floor((at - from) / HOUR_MS));
    return Array.from({ length: count }, (_, index) => {
      const hour = from + index * HOUR_MS;
      return { hour, accepted: of(`${id} figures ${hour}`).below(pace) };
    });
  };
  /** What a look at `at` finds of something that happens at `instant`. */
  const by = <T extends object>(instant: number, at: number, found: (instant: number) => T): T | object =>
    instant <= at ? found(instant) : {};

  function see(item: LifePlacement, at: number): Sighting {
    const answered = of(`${item.id} answer`);
    const accepts = answered.chance(0.85);
    const answerAt = (item.offered_at ?? Infinity) + answered.between(1, 100 * HOUR_MS);
    const attempt = item.rejections + 1;
    const contentAt = (item.owed_since ?? Infinity) + of(`${item.id} content ${attempt}`).between(1, 80 * HOUR_MS);
    const decided = of(`${item.id} verdict`);
    const verdictAt = isForOperator(item) ? item.delivered_at! + decided.between(1, 60 * HOUR_MS) : Infinity;
    const posted = of(`${item.id} post`);
    const postedAt = (item.slot_at ?? Infinity) + (posted.chance(0.15) ? posted.between(5, 9) * HOUR_MS : posted.below(2 * HOUR_MS));
    // A publisher who withdraws before the post goes live never publishes it.
    const withdrawn = of(`${item.id} withdrawal`);
    const leavesAt = accepts && withdrawn.chance(0.1) ? answerAt + withdrawn.between(1, 150 * HOUR_MS) : Infinity;
    const withdrawnAt = leavesAt < postedAt ? leavesAt : Infinity;
    const liveAt = withdrawnAt === Infinity ? postedAt : Infinity;
    const removedAt = posted.chance(0.3) ? liveAt + posted.between(1, 60 * HOUR_MS) : Infinity;
    // Who takes the share is known from the deadline on.
    const replacedAt = item.state === 'declined' && item.share === 'open' ? item.out_at! + 24 * HOUR_MS : Infinity;
    const edited = of(`${item.id} edit`);
    const editedAt = edited.chance(0.3) ? liveAt + edited.between(1, 30 * HOUR_MS) : Infinity;
    return {
      placement: item.id,
      asked_at: at,
      ...by(answerAt, at, (instant) => ({ answer: { answer: accepts ? 'accepted' : 'declined', at: instant } })),
      ...by(contentAt, at, (instant) => ({ content: { attempt, at: instant } })),
      ...by(withdrawnAt, at, (instant) => ({ withdrawn_at: instant })),
      ...by(verdictAt, at, (instant) => ({ verdict: getVerdict(decided.chance(0.6), instant) })),
      ...by(liveAt, at, (instant) => ({ live_at: instant })),
      ...by(editedAt, at, (instant) => ({ edited_at: instant })),
      ...by(removedAt, at, (instant) => ({ removed_at: instant })),
      ...by(replacedAt, at, () => replacementOf(item)),
      hours: figures({ ...item, live_at: item.live_at ?? (liveAt <= at ? liveAt : null) }, at),
    };
  }

  /** The nearest publisher, at a lower, the same or a higher price; sometimes there is none. */
  function replacementOf({ id, line, bought }: LifePlacement): Pick<Sighting, 'replacement'> {
    const drawn = of(`${id} replacement`);
    if (drawn.chance(0.2)) return { replacement: null };
    const net = Math.round((line.price - line.discount) / 100) * 100 + drawn.pick([-1_000, 0, 0, 1_000]);
    if (net <= 0) return { replacement: null };
    const vat = Math.floor((net * 20 + 100) / 200);
    const taken = { price: net, discount: 0, vat, total: net + vat, publisher_price: 0, net_step: 100 } as const;
    return { replacement: { id: REPLACEMENTS + id, line: taken, bought } };
  }

  function reviewOf({ id, state, reason, state_since }: LifeCampaign, at: number): { readonly review?: Verdict } {
    if (state !== 'AWAITING_APPROVAL' || reason !== null) return {};
    const reviewed = of(`${id} review ${state_since}`);
    const reviewedAt = state_since + reviewed.between(1, 40 * HOUR_MS);
    return by(reviewedAt, at, (instant) => ({ review: getVerdict(reviewed.chance(0.85), instant) }));
  }

  /** No answer comes to an offer that was not made. */
  const offeredOf = ({ placements }: LifeCampaign) => placements.filter(({ offered_at }) => offered_at !== null);
  return { look: (life, at) => ({ ...reviewOf(life, at), placements: offeredOf(life).map((item) => see(item, at)) }) };
}

function getVerdict(isFine: boolean, at: number): Verdict {
  return isFine ? { verdict: 'approve', at } : { verdict: 'reject', reason: 'the caption', at };
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}
