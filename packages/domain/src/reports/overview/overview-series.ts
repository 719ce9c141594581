/** The sum of the known values; null (a gap) when all are unknown. */
export function addKnown(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);
}

/** The parts of a stacked chart with their own colour; the rest share one. */
const COLOURED_PARTS = 3;

/** The first three parts, and the rest, which may be empty. */
export function splitParts<Part>(parts: readonly Part[]): { readonly own: readonly Part[]; readonly rest: readonly Part[] } {
  return { own: parts.slice(0, COLOURED_PARTS), rest: parts.slice(COLOURED_PARTS) };
}
