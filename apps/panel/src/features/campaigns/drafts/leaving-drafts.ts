const leaving = new Set<number>();

/** From the press on «delete» until the server has it, or it was called back. */
export const leavingDrafts = {
  add: (id: number): void => void leaving.add(id),
  remove: (id: number): void => void leaving.delete(id),
};

/** A list as it will be once the drafts that are on their way out are gone: read again meanwhile, they do not come back. */
export function withoutLeaving<T extends { readonly id: number }>(list: { count: number; results: T[] }): { count: number; results: T[] } {
  const results = list.results.filter(({ id }) => !leaving.has(id));
  return { count: list.count - (list.results.length - results.length), results };
}
