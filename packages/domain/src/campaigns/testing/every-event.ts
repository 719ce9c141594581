import { ACTORS, CAMPAIGN_STATES, STATE_REASONS, type Actor, type StateKey } from '#campaigns/campaign-life.ts';
import { getIntent } from '#campaigns/rules/derived-state.ts';
import { applyEvent } from '#campaigns/life/apply-event.ts';
import { newPlacement } from '#campaigns/life/buying.ts';
import { startCampaign, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import { PLACEMENT_EVENTS } from '#campaigns/rules/placement-events.ts';
import { PLACEMENT_STATES, type PlacementState } from '#campaigns/placements.ts';
import { CAMPAIGN_TYPES, type CampaignType } from '#platforms/platforms.ts';
import { getAct } from './acts.ts';
import { mustBe } from './compare.ts';
import { LIFE_ROWS, getName, placementRowsFor, rowsFor } from './life-table.ts';
import { createRandom } from './random.ts';

const NOW = Date.UTC(2026, 10, 1);
const FOLLOWING = ['schedule', 'withdraw', 'go_live', 'end_unfilled'];
const CAMPAIGN_EVENTS = [...new Set(LIFE_ROWS.map(({ event }) => event)), 'publish', ''];

/** Every state with every reason; most pairs cannot occur. */
export const EVERY_KEY: readonly StateKey[] = CAMPAIGN_STATES.flatMap((state) =>
  [null, ...STATE_REASONS].map((reason) => ({ state, reason })),
);
/** The pairs that a campaign can have. */
export const REAL_KEYS = EVERY_KEY.filter((key) => LIFE_ROWS.some((row) => row.to === getName(key) || row.from.includes(getName(key))));

const LINE = { price: 100, discount: 0, vat: 10, total: 110, publisher_price: 70, net_step: 100 } as const;
const TIMES = { offered_at: NOW, out_at: NOW, slot_at: NOW, live_at: NOW };

function postIn(state: PlacementState, id: number): LifePlacement {
  return { ...newPlacement({ id, line: LINE, bought: 24 }), ...TIMES, state, share: 'open', ended_at: state === 'ended' ? NOW : null };
}

function campaignIn(key: StateKey, type: CampaignType, state: PlacementState): LifeCampaign {
  const isOnAir = key.state === 'PUBLISHING' || key.reason === 'paused';
  const placements = isOnAir ? [postIn(state, 1), postIn('ended', 2)] : [postIn(state, 1)];
  return { ...startCampaign(9, type, NOW), ...key, intent: getIntent(key), quoted_at: NOW, held: 110 * placements.length, placements };
}

/** Whether the event has a transition: any other refusal is a condition or a deadline. */
function isLetIn(campaign: LifeCampaign, event: string, actor: Actor, isOfPlacement: boolean): boolean {
  const around = { random: createRandom(1), now: NOW, funds: { available: 0, debt_limit: 0 }, newId: () => 3 };
  const outcome = applyEvent(campaign, getAct(event, campaign, isOfPlacement ? campaign.placements[0] : undefined, around), actor, NOW);
  return outcome.ok || outcome.error.code !== 'transition_refused';
}

/** Tries every event of a campaign by every actor; throws where the code and the rows disagree. */
export function tryCampaignEvents(keys: readonly StateKey[]): number {
  let tried = 0;
  for (const key of keys)
    for (const type of CAMPAIGN_TYPES) {
      const campaign = campaignIn(key, type, 'accepted');
      for (const actor of ACTORS) {
        const listed = rowsFor(getName(key), actor, type).map(({ event }) => event);
        for (const event of CAMPAIGN_EVENTS) {
          const isListed = listed.includes(event) && !FOLLOWING.includes(event);
          mustBe(`${actor} ${event} in ${getName(key)} (${type})`, isLetIn(campaign, event, actor, false), isListed);
          tried += 1;
        }
      }
    }
  return tried;
}

/** The same for every event of a placement in each of its states. */
export function tryPlacementEvents(keys: readonly StateKey[]): number {
  let tried = 0;
  for (const key of keys)
    for (const type of CAMPAIGN_TYPES)
      for (const state of PLACEMENT_STATES) {
        const campaign = campaignIn(key, type, state);
        for (const actor of ACTORS) {
          const listed = placementRowsFor(getName(key), state, actor, type).map(({ event }) => event);
          for (const event of PLACEMENT_EVENTS) {
            const isListed = listed.includes(event);
            mustBe(`${actor} ${event} of one ${state} in ${getName(key)} (${type})`, isLetIn(campaign, event, actor, true), isListed);
            tried += 1;
          }
        }
      }
  return tried;
}
