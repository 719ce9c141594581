import type { LifeCampaign } from '#campaigns/life/campaign.ts';
import { captureTotal, NO_CAPTURE } from '#money/captures.ts';
import type { Toman } from '#money/money.ts';
import type { Turn } from './turn.ts';

/** What a turn moves, in toman, VAT included. */
export interface Preview {
  readonly held: Toman;
  readonly captured: Toman;
  readonly released: Toman;
  /** Every placement, also those that nothing moves for. */
  readonly placements: readonly { readonly id: number; readonly captured: Toman; readonly released: Toman }[];
}

/** What an act would do, from a turn of `act` that is then thrown away: the same function moves the money when it is done. */
export function makePreview(before: LifeCampaign, { life }: Turn): Preview {
  const known = new Map(before.placements.map((item) => [item.id, item]));
  return {
    held: life.held - before.held,
    captured: life.captured - before.captured,
    released: life.released - before.released,
    placements: life.placements.map(({ id, capture, released }) => {
      const was = known.get(id) ?? { capture: NO_CAPTURE, released: 0 };
      return { id, captured: captureTotal(capture) - captureTotal(was.capture), released: released - was.released };
    }),
  };
}

/** Whether acting now releases less, or captures more, than was shown. */
export function givesLess(shown: Pick<Preview, 'captured' | 'released'>, now: Preview): boolean {
  return now.released < shown.released || now.captured > shown.captured;
}
