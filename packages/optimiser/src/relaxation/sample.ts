import { takePart, type Program } from '#program/program.ts';
import { Relaxation } from './relaxation.ts';

const PIVOTS = 20_000;

/** A sample of a programme without groups: every n-th item, limits divided by n. Its relaxation is similar to that of the whole. */
export class Sample {
  private readonly stride: number;
  private readonly keep: Int32Array;
  private readonly relaxation: Relaxation;

  constructor(program: Program, most: number) {
    const stride = Math.ceil(program.size / most);
    this.stride = stride;
    this.keep = Int32Array.from({ length: Math.floor(program.size / stride) }, (_, i) => i * stride);
    this.relaxation = new Relaxation(takePart(program, this.keep, program.rhs).program);
  }

  /** The approximate largest value under these limits. */
  solve(rhs: Float64Array, floor: number): number {
    this.relaxation.setLimits(rhs.map((limit) => limit / this.stride));
    this.relaxation.solve(PIVOTS, floor / this.stride);
    return this.relaxation.bound * this.stride;
  }

  /** The basis of the last solution, for the whole programme: items, and the slacks of rows as ~row. */
  listBasis(): number[] {
    return this.relaxation.listBasis().map((variable) => (variable < 0 ? variable : this.keep[variable]!));
  }
}
