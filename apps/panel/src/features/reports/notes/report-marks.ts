import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { listMarks, type Happening } from '@jarchi/domain/reports/notes/chart-marks.ts';
import type { ReportNote } from '#data/reports/notes.ts';
import type { ShownStats } from '../shown-stats.ts';

/** A mark under the axis, in words. */
export interface ReportMark {
  readonly number: number;
  /** The start of its day or hour (ms). */
  readonly at: number;
  readonly kind: 'event' | 'note';
  readonly texts: readonly string[];
  /** The notes of a mark of the advertiser's own. */
  readonly notes: readonly ReportNote[];
}

type What<E> = { readonly event: E } | { readonly note: ReportNote };

/** The marks of a report: events of the campaign in words, and notes. */
export function listReportMarks<E extends { readonly at: string }>(
  stats: Pick<ShownStats, 'series' | 'granularity'>,
  events: readonly E[],
  notes: readonly ReportNote[],
  tellEvents: (events: readonly E[]) => string[],
): ReportMark[] {
  const starts = stats.series.map(({ at }) => Date.parse(at));
  const end = (starts.at(-1) ?? 0) + (stats.granularity === 'hourly' ? HOUR_MS : DAY_MS);
  const happenings: Happening<What<E>>[] = [
    ...events.map((event) => ({ at: Date.parse(event.at), kind: 'event' as const, what: { event } })),
    ...notes.map((note) => ({ at: Date.parse(note.at), kind: 'note' as const, what: { note } })),
  ];
  return listMarks(happenings, starts, end).map(({ number, at, kind, happenings: own }) => {
    const ownEvents = own.flatMap(({ what }) => ('event' in what ? [what.event] : []));
    const ownNotes = own.flatMap(({ what }) => ('note' in what ? [what.note] : []));
    const texts = kind === 'event' ? tellEvents(ownEvents) : ownNotes.map(({ text }) => text);
    return { number, at, kind, texts, notes: ownNotes };
  });
}
