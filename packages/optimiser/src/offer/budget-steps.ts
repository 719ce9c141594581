import type { Toman } from '@jarchi/domain/money/money.ts';

/** A stretch of budgets, a tenth to a fifth of them wide. */
export interface BudgetCell {
  readonly from: Toman;
  readonly to: Toman;
}

/** What share of the best value the steps may cost at most, about: more for few plans, whose bounds are wide, so that more budgets must be solved. */
export function getLoss(planCount: number): number {
  return planCount <= 2_000 ? 0.002 : 0.0014;
}

/** The stretch of a budget of at least 1. */
export function getCell(budget: Toman): BudgetCell {
  let power = 1;
  while (power * 10 <= budget) power *= 10;
  const width = Math.max(1, power / (budget < 2 * power ? 5 : budget < 5 * power ? 2 : 1));
  const from = Math.floor(budget / width) * width;
  return { from, to: from + width };
}

/** Whether a stretch begins at 1, 2 or 5 times a power of ten. */
export function isLandmark({ from }: BudgetCell): boolean {
  return /^[125]0*$/.test(String(from));
}

/**
 * The distance of the budgets of a stretch that are solved: 1, 2 or 5 times a power of ten, never below one toman, and the coarser the
 * less the value depends on the budget. `elasticity`: by what share the value grows for each share by which the budget grows.
 */
export function getStep({ from, to }: BudgetCell, elasticity: number, loss: number): Toman {
  const most = Math.min(to - from, Math.max(1, (from * loss) / Math.max(elasticity, 1e-12)));
  let power = 1;
  while (power * 10 <= most) power *= 10;
  const step = most < 2 * power ? power : most < 5 * power ? 2 * power : 5 * power;
  return (to - from) % step === 0 && from % step === 0 ? step : power;
}
