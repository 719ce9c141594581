import { Selection } from '#program/selection.ts';
import type { Program } from '#program/program.ts';

const WHOLE = 1 - 1e-6;

/**
 * Makes packages from fractional solutions: takes whole items, then the largest fractions, then everything in order of merit, as far as
 * the limits allow. Items that only cost (value below zero) are added while a covering row is not met, and removed again if not needed.
 */
export class Rounding {
  readonly selection: Selection;
  private readonly order: Int32Array;

  /** `merit`: how good each item is alone, larger is better; ties go to the lower number. */
  constructor(program: Program, merit: Float64Array) {
    this.selection = new Selection(program);
    this.order = Int32Array.from(merit.keys()).toSorted((a, b) => merit[b]! - merit[a]! || a - b);
  }

  /** Rounds x into the selection, which may still fail a covering row. */
  round(x: Float64Array): void {
    const { selection, order } = this;
    const { value } = selection.program;
    selection.clear();
    const fractional: number[] = [];
    for (const item of order) {
      if (x[item]! >= WHOLE) this.addIfUseful(item, true);
      else if (x[item]! > 1e-6) fractional.push(item);
    }
    for (const item of fractional.toSorted((a, b) => x[b]! - x[a]! || a - b)) this.addIfUseful(item, false);
    for (const item of order) if (selection.chosen[item] === 0) this.addIfUseful(item, false);
    if (!selection.isFeasible()) return;
    for (let i = order.length - 1; i >= 0; i -= 1) {
      const item = order[i]!;
      if (selection.chosen[item] === 0 || value[item]! >= 0) continue;
      selection.remove(item);
      if (!selection.isFeasible()) selection.add(item);
    }
  }

  private addIfUseful(item: number, isWhole: boolean): void {
    const { selection } = this;
    if (!isWhole && selection.program.value[item]! <= 0 && selection.isFeasible()) return;
    if (selection.canAdd(item)) selection.add(item);
  }
}
