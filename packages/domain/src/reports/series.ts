/** Pairs each point with the point at the same position of an earlier series: null past its end; extra earlier points are dropped. */
export function layUnder<P>(series: readonly P[], earlier: readonly P[]): { readonly now: P; readonly before: P | null }[] {
  return series.map((now, index) => ({ now, before: earlier[index] ?? null }));
}
