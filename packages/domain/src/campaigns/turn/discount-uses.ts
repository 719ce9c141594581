import { isSameState } from '#campaigns/campaign-life.ts';
import { TRANSITIONS } from '#campaigns/campaign-transitions.ts';
import type { Fact } from './turn.ts';

/** Whether a turn returns the uses of the campaign's discount codes; the table of transitions lists when. */
export function returnsDiscountUses(facts: readonly Pick<Fact, 'moves' | 'by'>[]): boolean {
  return facts.some(({ moves, by }) =>
    moves.some(({ event, to }) =>
      TRANSITIONS.some(
        (row) => row.event === event && row.by.includes(by) && isSameState(row.to, to) && row.follow === 'return_discount_use',
      ),
    ),
  );
}
