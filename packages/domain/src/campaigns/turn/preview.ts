import { openHold, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import { captureDifference, captureTotal, NO_CAPTURE } from '#money/captures.ts';
import type { Capture } from '#money/ledger.ts';
import type { Toman } from '#money/money.ts';
import type { Turn } from './turn.ts';

/** An amount in its parts: without VAT, and the VAT. */
export interface Parts {
  readonly net: Toman;
  readonly vat: Toman;
}

/** What was captured before a turn, and what it captures and releases. */
interface MovedParts {
  readonly captured_before: Parts;
  readonly captured_now: Parts;
  readonly released_now: Parts;
}

interface PlacementPreview extends MovedParts {
  readonly id: number;
  readonly captured: Toman;
  readonly released: Toman;
}

/** What a turn moves, in toman, VAT included. */
export interface Preview {
  readonly held: Toman;
  readonly captured: Toman;
  readonly released: Toman;
  /** What is still held after it. */
  readonly stays_held: Toman;
  /** Posts that stay up after it. */
  readonly posts_up: number;
  /** The part of `released` that was held for no share. */
  readonly released_rest: Toman;
  /** Every placement, also those that nothing moves for; and their sums. */
  readonly placements: readonly PlacementPreview[];
  readonly sums: MovedParts;
}

const partsOf = ({ gross, discount, vat }: Capture): Parts => ({ net: gross - discount, vat });

/** What a share releases as it closes: what of its line is not captured. */
function releasedParts({ line, capture, released }: LifePlacement, before: Toman): Parts {
  if (released === before) return { net: 0, vat: 0 };
  const { net, vat } = partsOf(capture);
  return { net: line.price - line.discount - net, vat: line.vat - vat };
}

function addParts(placements: readonly PlacementPreview[], key: keyof MovedParts): Parts {
  return placements.reduce((sum, item) => ({ net: sum.net + item[key].net, vat: sum.vat + item[key].vat }), { net: 0, vat: 0 });
}

/** What an act would do, from a turn of `act` that is then thrown away: the same function moves the money when it is done. */
export function makePreview(before: LifeCampaign, { life }: Turn): Preview {
  const known = new Map(before.placements.map((item) => [item.id, item]));
  const placements = life.placements.map((item): PlacementPreview => {
    const was = known.get(item.id) ?? { capture: NO_CAPTURE, released: 0 };
    return {
      id: item.id,
      captured: captureTotal(item.capture) - captureTotal(was.capture),
      released: item.released - was.released,
      captured_before: partsOf(was.capture),
      captured_now: partsOf(captureDifference(item.capture, was.capture)),
      released_now: releasedParts(item, was.released),
    };
  });
  const released_rest = life.rest_released - before.rest_released;
  return {
    held: life.held - before.held,
    captured: life.captured - before.captured,
    released: life.released - before.released,
    stays_held: openHold(life),
    posts_up: life.placements.filter(({ state }) => state === 'live').length,
    released_rest,
    placements,
    sums: {
      captured_before: addParts(placements, 'captured_before'),
      captured_now: addParts(placements, 'captured_now'),
      released_now: addParts(placements, 'released_now'),
    },
  };
}

/** Whether acting now releases less, or captures more, than was shown. */
export function givesLess(shown: Pick<Preview, 'captured' | 'released'>, now: Pick<Preview, 'captured' | 'released'>): boolean {
  return now.released < shown.released || now.captured > shown.captured;
}
