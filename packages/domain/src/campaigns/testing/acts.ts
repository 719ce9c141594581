import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import type { LifeCampaign, LifePlacement } from '#campaigns/life/campaign.ts';
import type { Funds, LifeEvent, LifeQuote, NewPlacement } from '#campaigns/life/events.ts';
import type { PlacementLine } from '#money/captures.ts';
import type { CampaignType } from '#platforms/platforms.ts';
import { refundLimit } from './placement-limits.ts';
import type { Random } from './random.ts';

/** What the facts of an event are drawn from. */
export interface Surroundings {
  readonly random: Random;
  readonly now: number;
  readonly funds: Funds;
  readonly newId: () => number;
}

function lineFrom({ random }: Surroundings): PlacementLine {
  const net_step = random.chance(0.3) ? 1 : 100;
  const inSteps = (amount: number) => amount - (amount % net_step);
  const price = inSteps(random.chance(0.1) ? random.below(20 * net_step) : random.between(1_000, 3_000_000));
  const discount = random.chance(0.6) ? 0 : inSteps(random.below(price + 1));
  const vat = Math.floor(((price - discount) * 20 + 100) / 200);
  return { price, discount, vat, total: price - discount + vat, publisher_price: Math.floor(price * random.next()), net_step };
}

/** A refund that a line at 10 % VAT takes, in hundreds as in single toman. */
const wholeRefund = (amount: number): number => Math.ceil(amount / 110) * 110;

function placementFrom(type: CampaignType, around: Surroundings): NewPlacement {
  const { random } = around;
  const bought = type === 'CPM' ? random.between(1, 50) * 1_000 : type === 'CPC' ? random.between(2_000, 6_000) : random.pick([6, 12, 24]);
  return { id: around.newId(), line: lineFrom(around), bought };
}

function quoteFrom(type: CampaignType, around: Surroundings): LifeQuote {
  const { random, now } = around;
  const count = random.chance(0.02) ? 0 : random.between(1, 3);
  const placements = Array.from({ length: count }, () => placementFrom(type, around));
  const lines = placements.reduce((sum, { line }) => sum + line.total, 0);
  const ceiling = type === 'INFLUENCE' ? Math.floor(lines * (0.6 + random.next())) : null;
  const publish_until = random.chance(0.15)
    ? now + random.between(12, 40) * HOUR_MS
    : now + random.between(3, 9) * DAY_MS + random.below(HOUR_MS);
  return { placements, ceiling, publish_until };
}

const near = ({ random }: Surroundings): number => random.pick([-1, 0, 0, 1]);

function orderFrom(campaign: LifeCampaign, around: Surroundings) {
  const { random, funds } = around;
  const fresh = random.chance(0.5) ? quoteFrom(campaign.campaign_type, around) : null;
  const lines = fresh?.placements.reduce((sum, { line }) => sum + line.total, 0) ?? 0;
  const freshTotal = campaign.campaign_type === 'INFLUENCE' ? (fresh?.ceiling ?? lines) : lines;
  const expected_total = random.chance(0.1) ? campaign.total + 1 : random.chance(0.3) ? freshTotal : campaign.total;
  return { funds, fresh, expected_total };
}

const listAccepted = ({ placements }: LifeCampaign) => placements.filter(({ state }) => state === 'accepted');
const acceptedTotal = (campaign: LifeCampaign): number => listAccepted(campaign).reduce((sum, { line }) => sum + line.total, 0);

/** Often the list with the publishers' prices, otherwise with new prices. */
function listFrom(campaign: LifeCampaign, around: Surroundings) {
  if (around.random.chance(0.5)) return {};
  const lines = listAccepted(campaign).map(({ id }) => ({ placement: id, line: lineFrom(around) }));
  const total = lines.reduce((sum, { line }) => sum + line.total, 0);
  return { list: { lines, expected_total: around.random.chance(0.1) ? total + 1 : total } };
}

/** An end of a pause, or none. */
const laterFrom = ({ random }: Surroundings, from: number): number | null =>
  random.pick([null, from, from + random.below(60 * HOUR_MS), from + random.below(60 * HOUR_MS), from + 9 * DAY_MS]);

/** Facts for an event of the campaign, most of them valid. */
export function getAct(event: string, campaign: LifeCampaign, post: LifePlacement | undefined, around: Surroundings): LifeEvent {
  const { random, now, funds } = around;
  const placement = post?.id ?? -1;
  switch (event) {
    case 'complete_steps':
      return { event, quote: quoteFrom(campaign.campaign_type, around) };
    case 'edit':
      return { event, quote: random.chance(0.1) ? null : quoteFrom(campaign.campaign_type, around) };
    case 'purchase':
      return { event, ...orderFrom(campaign, around) };
    case 'purchase_short':
      return { event, ...orderFrom(campaign, around), is_auto_after_charge: random.chance(0.7) };
    case 'accept_list_short':
      return { event, funds, ...listFrom(campaign, around), is_auto_after_charge: random.chance(0.7) };
    case 'accept_list':
      return { event, funds, ...listFrom(campaign, around) };
    case 'pay':
      return { event, funds };
    case 'pay_difference':
      return random.chance(0.5) ? { event, funds } : { event, funds, expected_total: acceptedTotal(campaign) + near(around) };
    case 'reject':
      return { event, comment: random.chance(0.1) ? ' ' : 'the caption' };
    case 'redate':
      return { event, publish_until: now + DAY_MS + random.pick([-1, 0, 1, 2 * DAY_MS]) };
    case 'pause':
      return random.chance(0.4) ? { event } : { event, resume_at: laterFrom(around, now) };
    case 'plan_pause': {
      const pause_at = now + random.pick([0, 1, random.below(30 * HOUR_MS), 9 * DAY_MS]);
      return { event, pause_at, resume_at: laterFrom(around, pause_at) };
    }
    case 'refund': {
      const limit = post ? refundLimit(post) : 0;
      const amount = random.pick([
        limit,
        limit + 1,
        wholeRefund(limit / 3),
        wholeRefund(limit / 7),
        Math.ceil(limit / 3),
        110,
        1,
        0,
        -5,
        1.5,
      ]);
      return { event, placement, amount, credit_note: `note ${random.below(100_000)}` };
    }
    case 'accept':
      return { event, placement, line: random.chance(0.5) ? lineFrom(around) : null };
    case 'assign_slot':
      return { event, placement, slot_at: now + random.pick([0, HOUR_MS, DAY_MS - 1, DAY_MS, DAY_MS + 1, random.below(2 * DAY_MS)]) };
    case 'replace':
      return { event, placement, replacement: placementFrom(campaign.campaign_type, around), funds };
    case 'see_live':
      return {
        event,
        placement,
        live_at: random.chance(0.2) ? (post?.slot_at ?? now) + 6 * HOUR_MS + near(around) : now - random.below(2 * HOUR_MS),
      };
    case 'cut_short':
      return { event, placement, removed_at: random.chance(0.2) ? (post?.live_at ?? now) + near(around) : now - random.below(3 * HOUR_MS) };
    case 'edit_post':
      return {
        event,
        placement,
        edited_at: random.chance(0.3) ? (post?.edited_at ?? post?.live_at ?? now) + near(around) : now - random.below(3 * HOUR_MS),
      };
    case 'measure': {
      const first = Math.floor((post?.live_at ?? now) / HOUR_MS) * HOUR_MS;
      const hour = random.chance(0.1)
        ? now - HOUR_MS + near(around)
        : first + random.between(-1, Math.max(0, Math.floor((now - first) / HOUR_MS))) * HOUR_MS;
      const accepted = random.chance(0.03) ? -1 : random.below(Math.ceil((post?.bought ?? 10) / random.pick([2, 10, 40])) + 1);
      return { event, placement, hour, accepted };
    }
    case 'correct': {
      const first = Math.floor((post?.live_at ?? now) / HOUR_MS) * HOUR_MS;
      const last = Math.max(first, (post?.measured_until ?? first) - HOUR_MS);
      const hour = first + random.between(-1, Math.floor((last - first) / HOUR_MS) + 1) * HOUR_MS;
      const added = random.chance(0.05) ? -1 : random.chance(0.3) ? 0 : random.below(Math.ceil((post?.bought ?? 10) / 20) + 1);
      return { event, placement, hour, delivered: (post?.delivered_units ?? 0) + added };
    }
    default:
      return (post ? { event, placement } : { event }) as LifeEvent;
  }
}
