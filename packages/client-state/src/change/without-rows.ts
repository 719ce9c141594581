/** A page of a list without some of its rows. */
export function without<L extends { readonly count: number; readonly results: { readonly id: number }[] }>(
  list: L,
  isGone: (id: number) => boolean,
): L {
  const results = list.results.filter(({ id }) => !isGone(id));
  return results.length === list.results.length ? list : { ...list, count: list.count - (list.results.length - results.length), results };
}
