const indexOf = (row: Element) => Number((row as HTMLElement).dataset['index']);

/**
 * Puts the rows of a box into the order of their data-index, for Tab and for screen readers. Reused elements form a ring:
 * the shorter part moves to the other end, unless it holds the focus, which a move would lose.
 */
export function orderRows(box: Element): void {
  const rows = [...box.children];
  const breaks = rows.flatMap((row, at) => (at > 0 && indexOf(row) < indexOf(rows[at - 1] ?? row) ? [at] : []));
  const [first] = breaks;
  if (first === undefined) return;
  if (breaks.length > 1) return box.append(...rows.toSorted((a, b) => indexOf(a) - indexOf(b)));
  const [start, end] = [rows.slice(0, first), rows.slice(first)];
  const hasFocus = (part: readonly Element[]) => part.some((row) => row.contains(document.activeElement));
  const isStartMoved = hasFocus(end) || (start.length <= end.length && !hasFocus(start));
  if (isStartMoved) box.append(...start);
  else box.prepend(...end);
}
