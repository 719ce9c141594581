import type { Toman } from '@jarchi/domain/money/money.ts';

/** A range of budgets, as wide as a tenth to a fifth of its start. */
export interface BudgetCell {
  readonly from: Toman;
  readonly to: Toman;
}

/**
 * The share of the best value that the steps may cost at most, approximately. It is larger for few plans: their bounds are wide, so more
 * budgets must be solved.
 */
export function getLoss(planCount: number): number {
  return planCount <= 2_000 ? 0.002 : 0.0014;
}

/** The range of a budget of at least 1. */
export function getCell(budget: Toman): BudgetCell {
  let power = 1;
  while (power * 10 <= budget) power *= 10;
  const width = Math.max(1, power / (budget < 2 * power ? 5 : budget < 5 * power ? 2 : 1));
  const from = Math.floor(budget / width) * width;
  return { from, to: from + width };
}

/** Whether a range begins at 1, 2 or 5 times a power of ten. */
export function isLandmark({ from }: BudgetCell): boolean {
  return /^[125]0*$/.test(String(from));
}

/**
 * The step between the solved budgets of a range: 1, 2 or 5 times a power of ten, at least one toman, and the larger the less the value
 * depends on the budget. `elasticity`: the relative growth of the value divided by the relative growth of the budget.
 */
export function getStep({ from, to }: BudgetCell, elasticity: number, loss: number): Toman {
  const most = Math.min(to - from, Math.max(1, (from * loss) / Math.max(elasticity, 1e-12)));
  let power = 1;
  while (power * 10 <= most) power *= 10;
  const step = most < 2 * power ? power : most < 5 * power ? 2 * power : 5 * power;
  return (to - from) % step === 0 && from % step === 0 ? step : power;
}
