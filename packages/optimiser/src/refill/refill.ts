import type { Program } from '#program/program.ts';
import { Selection } from '#program/selection.ts';
import { Neighbourhoods } from './neighbourhoods.ts';

/** The most pairs of halves that are tried for one set of items. */
const PAIRS = 10_000;

/** One choice among a few items: bit i for the item at index i. */
interface Way {
  readonly value: number;
  readonly mask: number;
}

/**
 * Improves a selection whose value is so close to its bound that hardly any single change helps: a whole set of items is chosen again, by
 * listing all choices for each half of it and checking only pairs whose sum is above the current value and not above the bound.
 */
export class Refill {
  readonly selection: Selection;
  /** How many items, choices and pairs were checked. */
  steps = 0;
  private readonly neighbourhoods: Neighbourhoods;

  constructor(program: Program) {
    this.selection = new Selection(program);
    this.neighbourhoods = new Neighbourhoods(program);
  }

  /** Continues from these items, which keep every limit. */
  startFrom(chosen: Uint8Array): void {
    this.selection.clear();
    chosen.forEach((isChosen, item) => {
      if (isChosen === 1) this.selection.add(item);
    });
  }

  /** Chooses the next set of items again; no selection is worth more than `bound`. */
  improve(bound: number): void {
    const { selection } = this;
    const items = this.neighbourhoods.next();
    const { value } = selection;
    const before = items.filter((item) => selection.chosen[item] === 1);
    for (const item of before) selection.remove(item);
    const open = items.filter((item) => selection.canAdd(item));
    const better = this.findBetter(open, value - selection.value, bound - selection.value);
    for (const item of better ?? before) selection.add(item);
  }

  /** The best choice among the items that is worth more than `least` and at most `most`. */
  private findBetter(items: readonly number[], least: number, most: number): readonly number[] | null {
    const half = items.length >> 1;
    const [lowItems, highItems] = [items.slice(0, half), items.slice(half)];
    const [low, high] = [this.listWays(lowItems), this.listWays(highItems)];
    let better: readonly number[] | null = null;
    let above = least;
    let top = high.length - 1;
    let pairs = 0;
    for (const one of low) {
      while (top >= 0 && one.value + high[top]!.value > most) top -= 1;
      if (top < 0 || pairs > PAIRS) break;
      if (one.value + high[top]!.value <= above) continue;
      const held = pick(lowItems, one.mask);
      for (const item of held) this.selection.add(item);
      for (let at = top; at >= 0 && one.value + high[at]!.value > above && pairs <= PAIRS; at -= 1) {
        pairs += 1;
        const added = pick(highItems, high[at]!.mask);
        if (!this.canHold(added)) continue;
        above = one.value + high[at]!.value;
        better = [...held, ...added];
      }
      for (const item of held) this.selection.remove(item);
    }
    this.steps += this.selection.program.size + low.length + high.length + pairs;
    return better;
  }

  /** All choices that break no limit, the least valuable first. */
  private listWays(items: readonly number[]): Way[] {
    const { selection } = this;
    const held = selection.value;
    const ways: Way[] = [];
    const goOn = (at: number, mask: number): void => {
      if (at === items.length) {
        ways.push({ value: selection.value - held, mask });
        return;
      }
      goOn(at + 1, mask);
      const item = items[at]!;
      if (!selection.canAdd(item)) return;
      selection.add(item);
      goOn(at + 1, mask | (1 << at));
      selection.remove(item);
    };
    goOn(0, 0);
    return ways.toSorted((a, b) => a.value - b.value);
  }

  /** Whether the selection still keeps every limit with these items added. */
  private canHold(items: readonly number[]): boolean {
    const { selection } = this;
    let count = 0;
    while (count < items.length && selection.canAdd(items[count]!)) {
      selection.add(items[count]!);
      count += 1;
    }
    const isHeld = count === items.length && selection.isFeasible();
    for (let i = 0; i < count; i += 1) selection.remove(items[i]!);
    return isHeld;
  }
}

function pick(items: readonly number[], mask: number): number[] {
  return items.filter((_, i) => ((mask >> i) & 1) === 1);
}
