/** The indexes of the `count` smallest keys, ascending; of equal keys the first ones. */
export function smallestIndexes(keys: Float64Array, count: number): Int32Array {
  if (count >= keys.length) return Int32Array.from(keys.keys());
  const limit = nthSmallest(Float64Array.from(keys), count);
  const chosen = new Int32Array(count);
  let below = 0;
  for (const key of keys) if (key < limit) below += 1;
  let ties = count - below;
  let next = 0;
  for (let i = 0; i < keys.length && next < count; i += 1) {
    if (keys[i]! > limit || (keys[i] === limit && ties === 0)) continue;
    if (keys[i] === limit) ties -= 1;
    chosen[next] = i;
    next += 1;
  }
  return chosen;
}

/** The key at index `n` (from 0) of the sorted keys; reorders the keys. */
function nthSmallest(keys: Float64Array, n: number): number {
  let from = 0;
  let to = keys.length - 1;
  while (from < to) {
    const pivot = keys[(from + to) >> 1]!;
    let left = from;
    let right = to;
    while (left <= right) {
      while (keys[left]! < pivot) left += 1;
      while (keys[right]! > pivot) right -= 1;
      if (left > right) break;
      const swapped = keys[left]!;
      keys[left] = keys[right]!;
      keys[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (n <= right) to = right;
    else if (n >= left) from = left;
    else return keys[n]!;
  }
  return keys[n]!;
}
