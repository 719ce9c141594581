import { openHold } from '#campaigns/life/campaign.ts';
import { rehearse, type If, type Stage } from '#campaigns/rehearsal/rehearse.ts';
import { openBook, postTo } from '#campaigns/testing/account-book.ts';
import { createRandom, type Random } from '#campaigns/testing/random.ts';
import { act } from '#campaigns/turn/act.ts';
import { drawStage } from './random-lives.ts';
import { liveOn } from './live-on.ts';

const BEGIN = Date.UTC(2026, 10, 1, 7, 12, 5);

/** Mostly what is possible of each campaign as it stands, sometimes what is not. */
function drawIfs(random: Random, stages: readonly Stage[]): If[] {
  return stages.flatMap(({ life }): If[] => {
    const { id: campaign, placements } = life;
    const likely = (isPossible: boolean) => random.chance(isPossible ? 0.7 : 0.05);
    const buys = life.state === 'CREATED' && random.chance(0.9);
    const isHeld = openHold(life) > 0 && life.state !== 'NEGOTIATION';
    const ifs: If[] = buys || random.chance(0.03) ? [{ if: 'buy', campaign }] : [];
    if (likely(isHeld || buys)) ifs.push({ if: 'end', campaign, delivered_percent: random.pick([0, 33, 80, 99, 100]) });
    const open = placements.filter(({ share, state }) => share === 'open' && state !== 'declined' && state !== 'ended');
    if (random.chance(0.35)) ifs.push({ if: 'fall_out', campaign, placement: random.pick(open.length > 0 ? open : placements).id });
    return ifs;
  });
}

export interface Trial {
  readonly said: object;
  readonly came: object;
  readonly ifs: number;
  readonly refused: number;
}

/** Rehearses what may happen to random campaigns of one account, then lets it happen: what was said, and what the ledger then has. */
export function rehearseAndLive(seed: number): Trial {
  const random = createRandom(seed);
  const drawn = Array.from({ length: random.between(1, 3) }, (_, index) => drawStage(random, index + 1, BEGIN));
  const now = Math.max(...drawn.map((one) => one.now));
  const stages = drawn.map(({ stage }) => stage);
  const balances = {
    available: random.between(0, random.pick([200_000, 2_000_000])),
    held: stages.reduce((sum, { life }) => sum + openHold(life), 0),
  };
  const debt_limit = random.pick([0, 0, 50_000]);
  const ifs = drawIfs(random, stages);
  const { after, refused } = rehearse({ balances, debt_limit, stages }, ifs, now);

  const book = openBook();
  book.balances.set('advertiser.available', balances.available);
  book.balances.set('advertiser.held', balances.held);
  const lives = new Map(stages.map((stage) => [stage.life.id, stage]));
  const happened = new Set<number>();
  ifs.forEach((one, index) => {
    const stage = lives.get(one.campaign)!;
    if (one.if !== 'buy') return;
    const funds = { available: book.balances.get('advertiser.available')!, debt_limit };
    const order = { event: 'purchase', funds, expected_total: stage.life.total, fresh: null } as const;
    const command = stage.life.state === 'TO_PAY' ? ({ event: 'pay', funds } as const) : order;
    const bought = act(stage.life, { command, by: 'advertiser', now }, stage.planSlots);
    if (!bought.ok) return;
    happened.add(index);
    for (const { key, entries } of bought.value.postings) postTo(book, key, entries);
    lives.set(one.campaign, { ...stage, life: bought.value.life });
  });
  for (const [campaign, stage] of lives) {
    const own = ifs.flatMap((one, index) => (one.campaign === campaign && !refused.has(index) ? [{ one, index }] : []));
    const end = own.find(({ one }) => one.if === 'end');
    const script = {
      delivered_percent: end?.one.if === 'end' ? end.one.delivered_percent : null,
      out: own.flatMap(({ one }) => (one.if === 'fall_out' ? [one.placement] : [])),
    };
    const turns = liveOn(stage, script, now, random);
    for (const { key, entries } of turns.flatMap(({ postings }) => postings)) postTo(book, key, entries);
    if (end && turns.at(-1)?.life.reason === 'completed') happened.add(end.index);
    const facts = turns.flatMap((turn) => turn.facts);
    for (const { one, index } of own)
      if (
        one.if === 'fall_out' &&
        facts.some(({ placement, by, event }) => placement === one.placement && (by === 'publisher' || event === 'cut_short'))
      )
        happened.add(index);
  }
  return {
    said: { ...after, happened: ifs.map((_, index) => !refused.has(index)) },
    came: {
      available: book.balances.get('advertiser.available'),
      held: book.balances.get('advertiser.held'),
      happened: ifs.map((_, index) => happened.has(index)),
    },
    ifs: ifs.length,
    refused: refused.size,
  };
}
