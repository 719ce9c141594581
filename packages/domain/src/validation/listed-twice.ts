type Item = string | number;

/** Lists of a request with repeated items: the sender must have meant something else. */
export interface ListedTwice {
  readonly code: 'listed_twice';
  readonly lists: readonly { readonly field: string; readonly values: readonly Item[] }[];
}

/** The repeated items of each list, by the name of its field; undefined when there are none. */
export function findListedTwice(lists: Readonly<Record<string, readonly Item[]>>): ListedTwice | undefined {
  const twice = Object.entries(lists).flatMap(([field, items]) => {
    const seen = new Set<Item>();
    const again = new Set(items.filter((item) => seen.size === seen.add(item).size));
    return again.size === 0 ? [] : [{ field, values: [...again] }];
  });
  return twice.length === 0 ? undefined : { code: 'listed_twice', lists: twice };
}
