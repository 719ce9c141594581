import type { Toman } from '@jarchi/domain/money/money.ts';
import { limitAmount, limitSlope, type LimitKind } from './limits.ts';
import type { Offer } from './offer.ts';
import type { PackageRefusal } from '#package-request.ts';
import type { Program } from '#program/program.ts';

/** What each limit leaves after the pinned plans. Without a budget no limit depends on it: any number will do. */
export function remainingLimits(offer: Offer, budget: Toman): Float64Array {
  return Float64Array.from(offer.limits, (limit, i) => limitAmount(limit, budget) - offer.pinned.uses[i]!);
}

const KINDS: readonly LimitKind[] = ['budget', 'platform', 'category', 'count'];

/** The refusal when the pinned plans and bundles alone break a limit: the first kind of limit that is broken, with its largest excess. */
export function findPinnedExcess(offer: Offer, budget: Toman): Extract<PackageRefusal, { code: 'pinned_over_limit' }> | undefined {
  const left = remainingLimits(offer, budget);
  for (const kind of KINDS) {
    const excess = offer.limits.reduce((most, limit, i) => (limit.kind === kind ? Math.max(most, -left[i]!) : most), 0);
    if (excess > 0) return { code: 'pinned_over_limit', limit: kind, excess };
  }
  const excess = offer.pinned.publisherExcess;
  return excess > 0 ? { code: 'pinned_over_limit', limit: 'publisher', excess } : undefined;
}

/** The programme "most reach"; it has no budget's limits yet: pass them from `remainingLimits`. */
export function makeReachProgram(offer: Offer): Program {
  return {
    size: offer.size,
    rowCount: offer.limits.length,
    value: offer.reach,
    start: offer.start,
    row: offer.row,
    coef: offer.coef,
    rhs: new Float64Array(offer.limits.length),
    rhsSlope: Float64Array.from(offer.limits, limitSlope),
    groupCount: offer.groupCount,
    groupStart: offer.groupStart,
    groupOf: offer.groupOf,
  };
}

/** The programme "least cost": it maximises −price, with another row, −Σ reach ≤ −goal. */
export function makeCostProgram(offer: Offer): Program {
  const rowCount = offer.limits.length + 1;
  const start = offer.start.map((from, item) => from + item);
  const row = new Int32Array(start[offer.size]!);
  const coef = new Float64Array(start[offer.size]!);
  for (let item = 0; item < offer.size; item += 1) {
    const to = start[item]!;
    row.set(offer.row.subarray(offer.start[item], offer.start[item + 1]), to);
    coef.set(offer.coef.subarray(offer.start[item], offer.start[item + 1]), to);
    row[start[item + 1]! - 1] = rowCount - 1;
    coef[start[item + 1]! - 1] = -offer.reach[item]!;
  }
  const value = offer.price.map((price) => -price);
  const rhsSlope = new Float64Array(rowCount);
  return { ...makeReachProgram(offer), rowCount, value, start, row, coef, rhs: new Float64Array(rowCount), rhsSlope };
}
