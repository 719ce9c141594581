import type { Toman } from '@jarchi/domain/money/money.ts';
import { getCell, isLandmark, getLoss, getStep, type BudgetCell } from './budget-steps.ts';
import { findPinnedExcess, makeReachProgram, remainingLimits } from './offer-program.ts';
import type { Offer } from './offer.ts';
import { boundAt, type BoundLine } from '#program/bound-line.ts';
import { searchCore, type CoreEffort, type CoreResult } from '#search/core-search.ts';
import type { Program } from '#program/program.ts';
import { takeSteps } from '#relaxation/group-steps.ts';
import { Root } from '#relaxation/root.ts';
import type { Solved } from '#search/solve-program.ts';
import { Sample } from '#relaxation/sample.ts';

/**
 * The most reach within a budget for large offers, where the search ends after a number of steps. A larger budget must never reach fewer
 * people, so only certain budgets are solved, each independently, and the answer is the best of those that are at most the budget. A
 * budget whose bound is not above the best so far need not be solved: nearly always one or two are solved.
 */
export function searchReach(offer: Offer, budget: Toman, effort: CoreEffort): Solved {
  const program = makeReachProgram(offer);
  const highest = listSolvedBudgets(offer, takeSteps(program, offer));
  const search = (at: Toman, floor: number): CoreResult => searchCore(new Root(program, offer), remainingLimits(offer, at), floor, effort);
  let items: readonly number[] = [];
  let value = 0;
  let bound = Infinity;
  const proofs: { readonly budget: Toman; readonly lines: readonly BoundLine[] }[] = [];
  for (let at = highest(budget); at > 0 && findPinnedExcess(offer, at) === undefined; at = highest(at - 1)) {
    if (proofs.some((proof) => boundAt(proof.lines, proof.budget - at) <= value)) break;
    const result = search(at, -1);
    if (at === budget) bound = result.bound;
    proofs.push({ budget: at, lines: result.lines });
    if (result.value <= value) continue;
    items = result.items!;
    value = result.value;
  }
  if (bound === Infinity) bound = search(budget, value).bound;
  return { items, value, bound };
}

/**
 * Returns a function that gives the highest solved budget that is at most a given one; 0 for none. Which budgets of a range are solved
 * depends on that range alone: one or none where the budget hardly matters.
 */
function listSolvedBudgets(offer: Offer, program: Program): (budget: Toman) => Toman {
  const steps = new Map<Toman, Toman>();
  const stepIn = (cell: BudgetCell): Toman => {
    const elasticity = elasticityIn(cell, offer, program);
    return elasticity < FLAT && !isLandmark(cell) ? 0 : getStep(cell, elasticity, getLoss(offer.plansOffered));
  };
  return (budget) => {
    for (let at = budget; at >= 1;) {
      const cell = getCell(at);
      const step = steps.get(cell.from) ?? stepIn(cell);
      steps.set(cell.from, step);
      if (step > 0) return cell.from + Math.floor((at - cell.from) / step) * step;
      at = cell.from - 1;
    }
    return 0;
  };
}

const SAMPLE_SIZE = 400;
/** A relative growth, divided by that of the budget, that counts as none. */
const FLAT = 0.001;

/** The approximate relative growth of the value in a range, divided by the relative growth of the budget. */
function elasticityIn({ from, to }: BudgetCell, offer: Offer, program: Program): number {
  const sample = new Sample(program, SAMPLE_SIZE);
  const worthAt = (budget: Toman): number => {
    const limits = remainingLimits(offer, budget).map((left) => Math.max(0, left));
    return Math.max(1, sample.solve(limits, -1));
  };
  return (1 - worthAt(from) / worthAt(to)) / (1 - from / to);
}
