import type { Separation } from '#cuts/separation.ts';
import type { CountedRows } from '#program/counted-rows.ts';
import { tightenRoot } from './tighten-root.ts';
import { Branching, type Branch } from './branching.ts';
import { DualBound } from '#program/dual-bound.ts';
import { swapForMore } from './exchange.ts';
import { getLine } from '#program/bound-line.ts';
import { OpenNodes, type SearchNode } from './open-nodes.ts';
import { FIXED_IN, FIXED_OUT, OPEN, type Program } from '#program/program.ts';
import type { Refill } from '#refill/refill.ts';
import { Relaxation } from '#relaxation/relaxation.ts';
import { Rounding } from './rounding.ts';
import { Selection } from '#program/selection.ts';

export interface SearchLimits {
  readonly nodes: number;
  readonly pivots: number;
  /** The search may end when nothing can be better by more than this. */
  readonly enough: number;
}

export interface SearchResult {
  /** The best selection; null when none was found. */
  readonly best: Uint8Array | null;
  /** Its value, or the given floor. */
  readonly value: number;
  /** Proved: no selection has more value (or more than the given floor). */
  readonly bound: number;
  /** The parts that were not searched exhaustively, each with its bound. */
  readonly open: readonly SearchNode[];
  /** The prices of the limits in the relaxation of the whole. */
  readonly y: Float64Array;
}

const NODE_PIVOTS = 2000;
/** Swaps are tried while they check no more pairs than this for each node. */
const PAIRS_BY_NODE = 2_000;
/** If at most this share of the value is unproved, sets of items are chosen again (`Refill`), with this many steps for each node. */
const NEARLY_CLOSED = 1e-3;
const REFILL_STEPS_BY_NODE = 30;

/** What a hard search needs in addition to the programme. */
interface HardSearch {
  readonly counted: readonly CountedRows[];
  readonly separation: Separation;
  readonly refill: Refill;
}

/**
 * Branch and bound: takes the part with the best bound, and follows one branch down to its end. Each part is bounded by its linear
 * relaxation, restated as a Lagrangian bound that is valid despite rounding errors; values are whole, so bounds are rounded down.
 */
export class SearchTree {
  private readonly program: Program;
  private readonly relaxation: Relaxation;
  private dual: DualBound;
  private readonly hard: HardSearch | null;
  private readonly held: Selection;
  private readonly rounding: Rounding;
  private readonly open = new OpenNodes();
  private readonly branching: Branching;
  private readonly rhs: Float64Array;
  private best: Uint8Array | null = null;
  private value: number;
  private readonly byValue: Int32Array;
  private readonly rootPrices: Float64Array;
  private rootBound = Infinity;
  private nodes = 0;
  private enough = 0;
  private pairs = 0;

  constructor(program: Program, floor: number, merit: Float64Array, hard: HardSearch | null = null) {
    this.program = program;
    this.hard = hard;
    this.relaxation = new Relaxation(program);
    this.dual = new DualBound(program);
    this.rhs = program.rhs.slice();
    this.held = new Selection(program, this.rhs);
    this.rounding = new Rounding(program, merit);
    this.branching = new Branching(program, hard?.counted ?? []);
    this.value = floor;
    this.rootPrices = new Float64Array(program.rowCount);
    this.byValue = Int32Array.from(program.value.keys()).toSorted((a, b) => program.value[b]! - program.value[a]! || a - b);
  }

  run(limits: SearchLimits): SearchResult {
    this.enough = limits.enough;
    let next: SearchNode | undefined = { parent: null, branch: null, settled: [], bound: Infinity, fall: 0, slack: 0, number: 0 };
    while (next !== undefined && this.nodes < limits.nodes && this.relaxation.pivots < limits.pivots) {
      next = this.search(next) ?? this.popPromising();
    }
    if (next !== undefined) this.open.push(next);
    const open = this.open.nodes.filter((node) => node.bound > this.value);
    const bound = open.reduce((most, node) => Math.max(most, node.bound), this.value);
    return { best: this.best, value: this.value, bound, open, y: this.rootPrices };
  }

  private popPromising(): SearchNode | undefined {
    const node = this.open.pop();
    if (node === undefined || node.bound > this.value + this.enough) return node;
    this.open.push(node);
    return undefined;
  }

  /** Bounds a part; stores one of its halves for later and returns the other, or undefined when nothing better can be in it. */
  private search(node: SearchNode): SearchNode | undefined {
    this.nodes += 1;
    if (!this.settle(node)) return undefined;
    const { relaxation, program } = this;
    if (node.parent === null && this.hard !== null) this.dual = tightenRoot(relaxation, this.hard.separation);
    let end = relaxation.solve(NODE_PIVOTS, this.value + 1);
    let bound = this.evaluate();
    if (end === 'cutoff' && bound > this.value) {
      end = relaxation.solve(NODE_PIVOTS, this.value - Math.abs(this.value));
      bound = this.evaluate();
    }
    if (node.parent === null) {
      this.rootPrices.set(relaxation.y.subarray(0, program.rowCount));
      this.rootBound = bound;
    }
    if (node.branch !== null) this.branching.learn(node.branch, node.bound - bound);
    bound = Math.min(bound, node.bound);
    if (bound <= this.value) return undefined;
    const isSolved = end === 'optimal';
    if (isSolved) {
      this.rounding.round(relaxation.x);
      if (this.pairs <= this.nodes * PAIRS_BY_NODE) this.pairs += swapForMore(this.rounding.selection, this.value, this.byValue);
      this.keepBetter(this.rounding.selection);
      if (this.hard !== null) this.refillBest(this.hard.refill);
    }
    if (bound <= this.value) return undefined;
    const settled = this.settleByBound(bound);
    const branches = this.branching.choose(isSolved ? relaxation.x : null, relaxation.fixing);
    if (branches === null && settled.length === 0) {
      this.keepBetter(this.held);
      return undefined;
    }
    const line = getLine(program, relaxation.y);
    const part = (branch: Branch | null, number: number): SearchNode => ({ parent: node, branch, settled, bound, ...line, number });
    if (branches === null) return part(null, 2 * this.nodes);
    this.open.push(part(branches[1], 2 * this.nodes + 1));
    return part(branches[0], 2 * this.nodes);
  }

  private evaluate(): number {
    return Math.floor(this.dual.evaluate(this.relaxation.y, this.relaxation.rhs, this.relaxation.fixing, this.relaxation.groupPrice));
  }

  private keepBetter(selection: Selection): void {
    if (selection.value <= this.value || !selection.isFeasible()) return;
    this.value = selection.value;
    this.best = selection.chosen.slice();
    this.hard?.refill.startFrom(this.best);
  }

  private refillBest(refill: Refill): void {
    if (this.rootBound - this.value > NEARLY_CLOSED * Math.abs(this.rootBound)) return;
    while (refill.steps <= this.nodes * REFILL_STEPS_BY_NODE && this.value < this.rootBound) {
      refill.improve(this.rootBound);
      this.keepBetter(refill.selection);
    }
  }

  /** Writes what is fixed for a part into the relaxation; false when the items held in break a limit. */
  private settle(node: SearchNode): boolean {
    const { held, program } = this;
    const { fixing } = this.relaxation;
    fixing.fill(OPEN);
    this.rhs.set(program.rhs);
    for (let at: SearchNode | null = node; at !== null; at = at.parent) {
      if (at.branch?.kind === 'row') this.rhs[at.branch.row] = Math.min(this.rhs[at.branch.row]!, at.branch.limit);
    }
    held.clear();
    this.relaxation.setLimits(this.rhs);
    let isPossible = true;
    for (let at: SearchNode | null = node; at !== null; at = at.parent) {
      if (at.branch?.kind === 'item') isPossible = this.fix(at.branch.item, at.branch.state) && isPossible;
      for (const mark of at.settled) isPossible = this.fix(mark < 0 ? ~mark : mark, mark < 0 ? FIXED_OUT : FIXED_IN) && isPossible;
    }
    for (let item = 0; item < program.size; item += 1) if (fixing[item] === OPEN && !held.canAdd(item)) fixing[item] = FIXED_OUT;
    return isPossible;
  }

  private fix(item: number, state: number): boolean {
    const { fixing } = this.relaxation;
    if (fixing[item] !== OPEN || (state === FIXED_IN && !this.held.canAdd(item))) return fixing[item] === state;
    fixing[item] = state;
    if (state === FIXED_IN) this.held.add(item);
    return true;
  }

  /** Items that every better package of this part must have, or cannot have. */
  private settleByBound(bound: number): readonly number[] {
    const { fixing } = this.relaxation;
    const settled: number[] = [];
    for (let item = 0; item < this.program.size; item += 1) {
      if (fixing[item] !== OPEN) continue;
      if (bound + 1 - this.dual.costOfIn(item) <= this.value) settled.push(~item);
      else if (bound + 1 - this.dual.costOfOut(item) <= this.value) settled.push(item);
      else continue;
      fixing[item] = FIXED_OUT;
    }
    return settled;
  }
}
