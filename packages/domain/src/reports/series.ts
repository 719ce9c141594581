/** Each point with the one at its place in an earlier series: null past that one's end; points of a longer one fall away. */
export function layUnder<P>(series: readonly P[], earlier: readonly P[]): { readonly now: P; readonly before: P | null }[] {
  return series.map((now, index) => ({ now, before: earlier[index] ?? null }));
}
