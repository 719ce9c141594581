import { DualBound } from '#program/dual-bound.ts';
import { fitsAlone, FIXED_OUT, OPEN, type Program } from '#program/program.ts';
import { takeSteps, type Worth } from './group-steps.ts';
import { Relaxation } from './relaxation.ts';
import { Sample } from './sample.ts';

const SAMPLE_FROM = 5_000;
const SAMPLE_SIZE = 1_000;
const PIVOTS = 20_000;

/**
 * The prices of a programme of any size, the bound that they prove, and what the relaxation would buy. A large programme starts from the
 * basis of a sample; after a change of limits it continues from the last basis.
 */
export class Root {
  readonly program: Program;
  readonly dual: DualBound;
  /** The prices of the limits, after `solve`. */
  readonly y: Float64Array;
  private rhs: Float64Array;
  /** FIXED_OUT for items that do not fit even alone, otherwise OPEN. */
  readonly unfit: Uint8Array;
  private readonly steps: Program;
  private readonly relaxation: Relaxation;
  private readonly groupPrice: Float64Array;
  private isStarted = false;

  constructor(program: Program, worth: Worth) {
    this.program = program;
    this.dual = new DualBound(program);
    this.unfit = new Uint8Array(program.size);
    this.steps = takeSteps(program, worth);
    this.relaxation = new Relaxation(this.steps);
    this.y = new Float64Array(program.rowCount);
    this.rhs = program.rhs;
    this.groupPrice = new Float64Array(program.groupCount);
  }

  /** Solves under these limits; returns the proved bound, a whole number. */
  solve(rhs: Float64Array, floor: number): number {
    const { program, relaxation, unfit } = this;
    this.rhs = rhs;
    for (let item = 0; item < program.size; item += 1) unfit[item] = fitsAlone(program, item, rhs) ? OPEN : FIXED_OUT;
    relaxation.fixing.set(unfit);
    relaxation.setLimits(rhs);
    if (!this.isStarted && program.size >= SAMPLE_FROM) {
      const sample = new Sample(this.steps, SAMPLE_SIZE);
      sample.solve(rhs, floor);
      relaxation.startAt(sample.listBasis());
    }
    this.isStarted = true;
    relaxation.solve(PIVOTS, floor);
    this.y.set(relaxation.y);
    return this.evaluate(this.y);
  }

  /** Takes other prices if they prove a lower bound than the current one; returns the bound. */
  improve(y: Float64Array, bound: number): number {
    const better = this.evaluate(y);
    if (better < bound) this.y.set(y);
    else this.evaluate(this.y);
    return Math.min(better, bound);
  }

  /** Whether the relaxation at these prices buys this item. */
  isIn(item: number): boolean {
    const { program, dual } = this;
    return program.groupStart[item] === program.groupStart[item + 1] ? dual.margin[item]! > 0 : dual.isBest(item);
  }

  private evaluate(y: Float64Array): number {
    return Math.floor(this.dual.evaluate(y, this.rhs, this.unfit, this.groupPrice));
  }
}
