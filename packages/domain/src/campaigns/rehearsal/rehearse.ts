import type { LifeCampaign, Posting } from '#campaigns/life/campaign.ts';
import type { LifeRefusal } from '#campaigns/life/events.ts';
import { act } from '#campaigns/turn/act.ts';
import type { PlanSlots } from '#campaigns/turn/advance.ts';
import type { Turn } from '#campaigns/turn/turn.ts';
import type { Balances } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import { refuse, type Result } from '#result.ts';
import { playLife, type Script } from './play.ts';

/** What is supposed: a campaign is bought now, comes to its end, or loses a publisher now. */
export type If =
  | { readonly if: 'buy'; readonly campaign: number }
  /** `delivered_percent`: of the views or clicks that were bought. */
  | { readonly if: 'end'; readonly campaign: number; readonly delivered_percent: number }
  | { readonly if: 'fall_out'; readonly campaign: number; readonly placement: number };

/** A campaign as it stands now, with the slots that its posts would get. */
export interface Stage {
  readonly life: LifeCampaign;
  readonly planSlots: PlanSlots;
}

export interface Scene {
  readonly balances: Balances;
  readonly debt_limit: Toman;
  readonly stages: readonly Stage[];
}

/** Why something cannot be supposed; `not_possible`: the campaign does not come to it from here. */
type IfRefusal = LifeRefusal | { readonly code: 'not_possible' };

export interface RehearsedMove extends Balances {
  readonly at: number;
  readonly campaign: number;
  readonly kind: Posting['kind'];
  /** The account's money after it. */
  readonly available_after: Toman;
  readonly held_after: Toman;
}

export interface Rehearsal {
  readonly after: Balances;
  /** In order of time. */
  readonly moves: readonly RehearsedMove[];
  /** By the index of what was supposed. */
  readonly refused: ReadonlyMap<number, IfRefusal>;
}

/** What a posting adds to the account's own money. */
function getOwnMoney({ entries }: Posting): Balances {
  const sumOf = (code: string) => entries.reduce((sum, entry) => sum + (entry.code === code ? entry.amount : 0), 0);
  return { available: sumOf('advertiser.available'), held: sumOf('advertiser.held') };
}

/** Buys a campaign at its frozen price, as the purchase does. */
function buy({ life, planSlots }: Stage, funds: { readonly available: Toman; readonly debt_limit: Toman }, now: number) {
  const order = { event: 'purchase', funds, expected_total: life.total, fresh: null } as const;
  const command = life.state === 'TO_PAY' ? ({ event: 'pay', funds } as const) : order;
  return act(life, { command, by: 'advertiser', now }, planSlots);
}

const OUT_EVENTS: readonly string[] = ['decline', 'withdraw', 'cut_short'];
const isOut = ({ facts }: Turn, placement: number) => facts.some((fact) => fact.placement === placement && OUT_EVENTS.includes(fact.event));

/** Plays one campaign under what is supposed of it, without what it does not come to. */
function playSupposed({ life, planSlots }: Stage, supposed: Script, now: number): { readonly turn: Turn; readonly script: Script } {
  const turn = playLife(life, supposed, planSlots, now);
  const script: Script = {
    delivered_percent: turn.life.reason === 'completed' ? supposed.delivered_percent : null,
    out: supposed.out.filter((id) => isOut(turn, id)),
  };
  const isPlayed = script.delivered_percent === supposed.delivered_percent && script.out.length === supposed.out.length;
  return isPlayed ? { turn, script } : playSupposed({ life, planSlots }, script, now);
}

/**
 * The account's money if all of this happens: every posting that the acts and the campaigns' lives then make, in order of time. Purchases
 * come first, in their order, each with the money that the ones before leave; campaigns of which nothing is supposed do what is due by
 * itself.
 */
export function rehearse(scene: Scene, ifs: readonly If[], now: number): Rehearsal {
  const stages = new Map(scene.stages.map((stage) => [stage.life.id, stage]));
  const refused = new Map<number, IfRefusal>();
  const postings: Posting[] = [];
  let { available } = scene.balances;
  ifs.forEach((one, index) => {
    const stage = stages.get(one.campaign);
    if (one.if !== 'buy') return;
    const bought: Result<Turn, IfRefusal> = stage
      ? buy(stage, { available, debt_limit: scene.debt_limit }, now)
      : refuse({ code: 'not_possible' });
    if (!bought.ok) return void refused.set(index, bought.error);
    stages.set(one.campaign, { ...stage!, life: bought.value.life });
    postings.push(...bought.value.postings);
    available += bought.value.postings.reduce((sum, posting) => sum + getOwnMoney(posting).available, 0);
  });
  for (const [campaign, stage] of stages) {
    const own = ifs.flatMap((one, index) => (one.campaign === campaign && one.if !== 'buy' ? [{ one, index }] : []));
    const out = own.flatMap(({ one }) => (one.if === 'fall_out' ? [one.placement] : []));
    const end = own.findLast(({ one }) => one.if === 'end')?.one;
    const supposed = { delivered_percent: end?.if === 'end' ? end.delivered_percent : null, out };
    const { turn, script } = playSupposed(stage, supposed, now);
    postings.push(...turn.postings);
    for (const { one, index } of own)
      if (one.if === 'fall_out' ? !script.out.includes(one.placement) : script.delivered_percent === null)
        refused.set(index, { code: 'not_possible' });
  }
  ifs.forEach(({ campaign }, index) => {
    if (!stages.has(campaign)) refused.set(index, { code: 'not_possible' });
  });
  return { ...sumMoves(scene.balances, postings), refused };
}

/** Postings in order of time, with the money after each. */
function sumMoves(balances: Balances, postings: readonly Posting[]): Pick<Rehearsal, 'after' | 'moves'> {
  let { available: available_after, held: held_after } = balances;
  const moves = postings
    .toSorted((a, b) => a.at - b.at)
    .map((posting): RehearsedMove => {
      const own = getOwnMoney(posting);
      available_after += own.available;
      held_after += own.held;
      return { ...own, at: posting.at, campaign: posting.campaign_id, kind: posting.kind, available_after, held_after };
    });
  return { after: { available: available_after, held: held_after }, moves };
}

/** The money at each of these instants (ms), which rise. */
export function listBalancesAt(balances: Balances, moves: readonly RehearsedMove[], instants: readonly number[]): Balances[] {
  return instants.map((at) => {
    const last = moves.findLast((move) => move.at <= at);
    return last ? { available: last.available_after, held: last.held_after } : balances;
  });
}
