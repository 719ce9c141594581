import { isSameState } from '#campaigns/campaign-life.ts';
import { TRANSITIONS } from '#campaigns/campaign-transitions.ts';
import type { Fact } from './turn.ts';

/** Whether the codes that a campaign was bought with may be used again after a turn: the table of transitions says after which. */
export function returnsDiscountUses(facts: readonly Pick<Fact, 'moves'>[]): boolean {
  return facts.some(({ moves }) =>
    moves.some(({ event, to }) =>
      TRANSITIONS.some((row) => row.event === event && isSameState(row.to, to) && row.follow === 'return_discount_use'),
    ),
  );
}
