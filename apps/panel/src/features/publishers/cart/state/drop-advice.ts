export interface DropItem {
  readonly key: string;
  readonly title: string;
  readonly price: number;
  readonly reach: number;
  readonly isPinned: boolean;
}

export interface DropAdvice<T extends DropItem> {
  /** The fewest items that bring the package under its budget, with the least reach among them. */
  readonly fewest: readonly T[];
  /** The item with the highest cost per thousand; undefined if leaving it out is not enough, or if `fewest` is this item. */
  readonly worst: T | undefined;
}

const sum = (items: readonly DropItem[]) => items.reduce((total, item) => total + item.price, 0);

/** The fewest items of a list whose prices come to the amount. */
function getFewest<T extends DropItem>(items: readonly T[], amount: number): readonly T[] {
  const dearest = items.toSorted((a, b) => b.price - a.price || a.reach - b.reach);
  let size = 1;
  while (size < dearest.length && sum(dearest.slice(0, size)) < amount) size += 1;
  if (sum(dearest.slice(0, size)) < amount) return [];
  const kept = dearest.slice(0, size - 1);
  const left = amount - sum(kept);
  // The others are the most expensive; the last is the one with the least reach that is expensive enough.
  const [last] = dearest
    .slice(size - 1)
    .filter((item) => item.price >= left)
    .toSorted((a, b) => a.reach - b.reach || a.price - b.price);
  return last ? [...kept, last] : [];
}

/** The items to leave out of a package that is above its budget; pinned ones only if the others are not enough. */
export function adviseDrop<T extends DropItem>(items: readonly T[], overToman: number): DropAdvice<T> | undefined {
  if (overToman <= 0 || items.length === 0) return undefined;
  const free = items.filter((item) => !item.isPinned);
  const offered = sum(free) >= overToman ? free : items;
  const fewest = getFewest(offered, overToman);
  const [worst] = offered
    .filter((item) => item.price >= overToman)
    .toSorted((a, b) => b.price * Math.max(1, a.reach) - a.price * Math.max(1, b.reach));
  return { fewest, worst: worst && !(fewest.length === 1 && fewest[0] === worst) ? worst : undefined };
}
