import { DualBound } from '#program/dual-bound.ts';
import type { Relaxation } from '#relaxation/relaxation.ts';
import type { Separation } from '#cuts/separation.ts';

const ROUNDS = 16;
const CUTS_BY_ROUND = 20;
const PIVOTS = 20_000;

/** Solves the relaxation and cuts off its solution, round by round; returns the bound of the programme with its cuts. */
export function tightenRoot(relaxation: Relaxation, separation: Separation): DualBound {
  for (let round = 0; round < ROUNDS && relaxation.solve(PIVOTS, -Infinity) === 'optimal'; round += 1) {
    const cuts = separation.separate(relaxation.x, CUTS_BY_ROUND);
    if (cuts.length === 0) break;
    relaxation.addCuts(cuts);
  }
  return new DualBound(relaxation.program);
}
