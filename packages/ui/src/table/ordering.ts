/** An order such as «-price» as key and direction. */
export function readSort(ordering: string): { readonly key: string; readonly direction: 'asc' | 'desc' } {
  return ordering.startsWith('-') ? { key: ordering.slice(1), direction: 'desc' } : { key: ordering, direction: 'asc' };
}

/** The order after a press on a column's head: first descending (texts ascending), then reversed. Only offered orders are used. */
export function nextOrdering<Ordering extends string>(
  current: Ordering,
  key: string,
  orderings: readonly [Ordering, ...Ordering[]],
  textKeys: readonly string[] = ['title'],
): Ordering {
  const both = textKeys.includes(key) ? [key, `-${key}`] : [`-${key}`, key];
  const [first, second] = both.flatMap((wanted) => orderings.find((ordering) => ordering === wanted) ?? []);
  return (current === first ? (second ?? first) : first) ?? orderings[0];
}
