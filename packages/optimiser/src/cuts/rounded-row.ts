import { makeCut, type Cut } from '#program/cut.ts';

const MARGIN = 0.005;
const MOST_DIVISORS = 12;
const INSIDE = 1e-6;

/**
 * Mixed-integer rounding of a row Σ coef·x ≤ limit in whole numbers: each coefficient is divided by the divisor and rounded as far as the
 * remainder of the limit allows, and everything is multiplied by (divisor − that remainder). `turned` members are counted by their
 * absence.
 */
export class Rounding {
  private readonly row: Cut;
  readonly complemented: Uint8Array;
  private readonly shares: Float64Array;
  private divisor = 1;
  private rest = 0;
  private base = 0;

  constructor(row: Cut, shares: Float64Array) {
    this.row = row;
    this.shares = shares;
    this.complemented = Uint8Array.from(shares, (share) => (share > 0.5 ? 1 : 0));
  }

  /** How far x is beyond the row rounded by this divisor; −Infinity if nothing is rounded. */
  distanceAt(divisor: number): number {
    const { coefs } = this.row;
    if (divisor < 2 || !this.divideBy(divisor)) return -Infinity;
    let load = -this.base;
    let square = 0;
    for (let i = 0; i < coefs.length; i += 1) {
      const isComplemented = this.complemented[i] === 1;
      const factor = this.round(isComplemented ? -coefs[i]! : coefs[i]!);
      load += factor * (isComplemented ? 1 - this.shares[i]! : this.shares[i]!);
      square += factor * factor;
    }
    return load / Math.sqrt(Math.max(1, square));
  }

  /** The row rounded by this divisor; null if nothing is rounded. */
  cutAt(divisor: number): Cut | null {
    const { items, coefs } = this.row;
    if (!this.divideBy(divisor)) return null;
    let limit = this.base;
    const factors = coefs.map((coef, i) => {
      const factor = this.round(this.complemented[i] === 1 ? -coef : coef);
      if (this.complemented[i] === 1) limit -= factor;
      return this.complemented[i] === 1 ? -factor : factor;
    });
    return makeCut(items, factors, limit);
  }

  private divideBy(divisor: number): boolean {
    const { coefs } = this.row;
    let { limit } = this.row;
    for (let i = 0; i < coefs.length; i += 1) if (this.complemented[i] === 1) limit -= coefs[i]!;
    this.divisor = divisor;
    this.rest = modulo(limit, divisor);
    this.base = ((limit - this.rest) / divisor) * (divisor - this.rest);
    return this.rest > divisor * MARGIN && this.rest < divisor * (1 - MARGIN);
  }

  private round(amount: number): number {
    const remainder = modulo(amount, this.divisor);
    return ((amount - remainder) / this.divisor) * (this.divisor - this.rest) + Math.max(0, remainder - this.rest);
  }
}

function modulo(amount: number, divisor: number): number {
  const remainder = amount % divisor;
  return remainder < 0 ? remainder + divisor : remainder;
}

/** The rounding of this row that x violates most, of those tried; null when x violates none. */
export function separateRounded(row: Cut, x: Float64Array): Cut | null {
  const { items, coefs } = row;
  const shares = Float64Array.from(items, (item) => x[item]!);
  const rounding = new Rounding(row, shares);
  const inside = [...items.keys()].filter((i) => shares[i]! > INSIDE && shares[i]! < 1 - INSIDE);
  const divisors = [...new Set(inside.map((i) => Math.abs(coefs[i]!)))].toSorted((a, b) => b - a).slice(0, MOST_DIVISORS);
  let most = 0;
  let best = 0;
  const isBetter = (divisor: number): boolean => {
    const distance = rounding.distanceAt(divisor);
    if (distance <= most) return false;
    most = distance;
    best = divisor;
    return true;
  };
  for (const divisor of divisors) isBetter(divisor);
  if (best === 0) return null;
  const whole = best;
  for (const part of [2, 4, 8]) isBetter(Math.floor(whole / part));
  for (const i of inside.toSorted((a, b) => Math.abs(shares[a]! - 0.5) - Math.abs(shares[b]! - 0.5) || a - b)) {
    rounding.complemented[i] = 1 - rounding.complemented[i]!;
    if (!isBetter(best)) rounding.complemented[i] = 1 - rounding.complemented[i];
  }
  return rounding.cutAt(best);
}
