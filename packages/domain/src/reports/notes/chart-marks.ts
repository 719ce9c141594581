/** Something that happened at an instant (ms): an event of the campaign, or a note of the advertiser. */
export interface Happening<T> {
  readonly at: number;
  readonly kind: 'event' | 'note';
  readonly what: T;
}

/** All that happened in one day or hour of a chart, of one kind. */
export interface ChartMark<T> {
  /** From 1, in the order of the axis. */
  readonly number: number;
  /** The start of its day or hour (ms). */
  readonly at: number;
  readonly kind: Happening<T>['kind'];
  /** The earliest first. */
  readonly happenings: readonly Happening<T>[];
}

/**
 * The numbered marks of a chart whose points begin at `starts` (ms, ascending); `end` is where its last point ends. Events of a day come
 * before its notes; what happened outside the chart has no mark.
 */
export function listMarks<T>(happenings: readonly Happening<T>[], starts: readonly number[], end: number): ChartMark<T>[] {
  const sorted = happenings.toSorted((a, b) => a.at - b.at);
  const marks = starts.flatMap((start, index) => {
    const until = starts[index + 1] ?? end;
    const within = sorted.filter(({ at }) => at >= start && at < until);
    return (['event', 'note'] as const).flatMap((kind) => {
      const own = within.filter((happening) => happening.kind === kind);
      return own.length > 0 ? [{ at: start, kind, happenings: own }] : [];
    });
  });
  return marks.map((mark, index) => ({ number: index + 1, ...mark }));
}
