import type { Selection } from '#program/selection.ts';

/**
 * Makes the best swap of a chosen item for one that is not chosen, if it keeps every limit and makes the selection worth more than
 * `above`. `byValue`: all items, the most valuable first. Returns how many pairs were checked.
 */
export function swapForMore(selection: Selection, above: number, byValue: Int32Array): number {
  const { value, size } = selection.program;
  let bestGain = above - selection.value;
  let pairs = 0;
  let leaving = -1;
  let entering = -1;
  for (let out = 0; out < size; out += 1) {
    if (selection.chosen[out] === 0) continue;
    selection.remove(out);
    for (const item of byValue) {
      if (value[item]! <= value[out]! + bestGain) break;
      pairs += 1;
      if (selection.chosen[item] === 1 || item === out || !selection.canAdd(item)) continue;
      selection.add(item);
      if (selection.isFeasible()) {
        bestGain = value[item]! - value[out]!;
        leaving = out;
        entering = item;
      }
      selection.remove(item);
    }
    selection.add(out);
  }
  if (leaving >= 0) {
    selection.remove(leaving);
    selection.add(entering);
  }
  return pairs;
}
