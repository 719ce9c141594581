import { DAY_MS, HOUR_MS } from '#calendar/durations.ts';
import { startCampaign, type LifeCampaign } from '#campaigns/life/campaign.ts';
import type { LifeEvent, NewPlacement } from '#campaigns/life/events.ts';
import type { Stage } from '#campaigns/rehearsal/rehearse.ts';
import { createOutside } from '#campaigns/testing/outside.ts';
import type { Random } from '#campaigns/testing/random.ts';
import { act } from '#campaigns/turn/act.ts';
import { advance, type PlanSlots } from '#campaigns/turn/advance.ts';
import { CAMPAIGN_TYPES } from '#platforms/platforms.ts';

const RICH = { available: 1_000_000_000_000, debt_limit: 0 };

function newPlacement(random: Random, id: number, isByUnits: boolean): NewPlacement {
  const price = random.between(1, 900) * 100;
  const discount = random.chance(0.3) ? Math.floor(price / 1_000) * 100 : 0;
  const vat = (price - discount) / 10;
  return {
    id,
    bought: isByUnits ? random.between(1, 5_000) : random.pick([1, 12, 24, 48]),
    line: { price, discount, vat, total: price - discount + vat, publisher_price: Math.floor(price / 2), net_step: 100 },
  };
}

/** What the advertiser does now and then in a life. */
function drawCommand(random: Random, life: LifeCampaign, now: number): LifeEvent | undefined {
  const owed = life.placements.find(({ state, delivered_at }) => state === 'content_pending' && delivered_at !== null);
  if (life.state === 'NEGOTIATION') return random.chance(0.6) ? { event: 'accept_list', funds: RICH } : undefined;
  if (owed) return { event: random.chance(0.8) ? 'confirm_content' : 'reject_content', placement: owed.id };
  if (random.chance(0.15)) return { event: 'pause', resume_at: random.chance(0.5) ? now + random.between(1, 60) * HOUR_MS : null };
  if (random.chance(0.15))
    return {
      event: 'plan_pause',
      pause_at: now + random.between(1, 60) * HOUR_MS,
      resume_at: random.chance(0.5) ? now + random.between(61, 90) * HOUR_MS : null,
    };
  return random.chance(0.1) ? { event: 'resume' } : undefined;
}

/** A campaign somewhere in its life, and the instant at which it stands. */
export function drawStage(random: Random, id: number, begin: number): { readonly stage: Stage; readonly now: number } {
  const type = random.pick(CAMPAIGN_TYPES);
  const isByUnits = type === 'CPM' || type === 'CPC';
  const gap = random.pick([1, HOUR_MS, 9 * HOUR_MS]);
  const outside = createOutside(random.below(1_000_000_000));
  const publish_until = begin + random.between(2, 9) * DAY_MS + random.pick([0, HOUR_MS / 2, 1]);
  /** As the server plans them: within the period, and none before its order. */
  const planSlots: PlanSlots = (count, notBefore) =>
    Array.from({ length: count }, (_, index) => Math.max(notBefore, Math.min(notBefore + (index + 1) * gap, publish_until - 2 * HOUR_MS)));
  const placements = Array.from({ length: random.between(1, 4) }, (_, index) => newPlacement(random, id * 100 + index, isByUnits));
  const ceiling = type === 'INFLUENCE' ? placements.reduce((sum, { line }) => sum + line.total, 0) + 11_000 : null;
  const started = { ...startCampaign(id, type, begin, random.pick([0, 24])), is_auto_replace: random.chance(0.3) };
  let life: LifeCampaign = started;
  let now = begin;
  const doing = (command: LifeEvent) => {
    const done = act(life, { command, by: 'advertiser', now }, planSlots);
    if (done.ok) life = done.value.life;
  };
  doing({ event: 'complete_steps', quote: { placements, ceiling, publish_until } });
  if (random.chance(0.8)) doing({ event: 'purchase', funds: RICH, expected_total: life.total, fresh: null });
  for (let step = random.below(6); step > 0; step--) {
    now += random.below(30 * HOUR_MS);
    life = advance(life, outside.look(life, now), now, planSlots).life;
    const command = drawCommand(random, life, now);
    if (command) doing(command);
  }
  return { stage: { life, planSlots }, now };
}
