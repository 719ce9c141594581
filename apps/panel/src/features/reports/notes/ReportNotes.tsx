import { calls } from '@jarchi/contract/calls.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#data/account/role.ts';
import type { ReportNote } from '#data/reports/notes.ts';
import type { ShownStats } from '../shown-stats.ts';
import { NoteForm } from './NoteForm.tsx';
import { notesFa as fa } from './notes.fa.ts';
import type { ReportMark } from './report-marks.ts';
import { useRemoveNote } from './useRemoveNote.ts';

/** More events are told on request; notes always are. */
const SHOWN = 6;

export interface ReportNotesProps {
  campaign: number;
  stats: Pick<ShownStats, 'range' | 'granularity'>;
  marks: readonly ReportMark[];
  /** The world clock's time (ms). */
  now: number | undefined;
  /** Reads the notes again, where they could not be read. */
  onRetry?: (() => void) | undefined;
}

function Mark({
  mark,
  isHourly,
  mayWrite,
  onEdit,
  onRemove,
}: {
  mark: ReportMark;
  isHourly: boolean;
  mayWrite: boolean;
  onEdit: (note: ReportNote) => void;
  onRemove: (note: ReportNote) => void;
}) {
  const isOwn = mark.kind === 'note';
  const when = isHourly ? formatTime(mark.at) : formatDayMonth(mark.at);
  return (
    <li className="flex min-w-0 items-start gap-2 text-sm text-text-2">
      <span
        className={joinClasses(
          'grid size-5 shrink-0 place-items-center rounded-sm text-xs font-semibold',
          isOwn ? 'mt-1.5 pointer-coarse:mt-3 bg-brand-100 text-text-link dark:bg-brand-900' : 'bg-surface-press text-text-2',
        )}
      >
        {formatNumber(mark.number)}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{when}: </span>
        {isOwn
          ? mark.notes.map((note) => (
              <span key={note.id} className="flex min-h-8 min-w-0 items-center pointer-coarse:min-h-11">
                <span className="min-w-0 break-words">{fa.yours(note.text)}</span>
                {mayWrite && (
                  <>
                    <IconButton icon={Pencil} size="sm" label={fa.edit(note.text)} onClick={() => onEdit(note)} />
                    <IconButton icon={Trash2} size="sm" label={fa.remove(note.text)} onClick={() => onRemove(note)} />
                  </>
                )}
              </span>
            ))
          : mark.texts.join(fa.separator)}
      </span>
    </li>
  );
}

/** The marks under the chart in words; members who may write add, change and delete notes here. */
export function ReportNotes({ campaign, stats, marks, now, onRetry }: ReportNotesProps) {
  const [isWhole, setWhole] = useState(false);
  const [form, setForm] = useState<{ readonly note: ReportNote | undefined }>();
  const remove = useRemoveNote(campaign);
  const mayWrite = useMay(calls.reports.addNote);
  const events = marks.filter(({ kind }) => kind === 'event');
  const more = events.length - SHOWN;
  const extra = new Set(isWhole ? [] : events.slice(SHOWN));
  const shown = marks.filter((mark) => !extra.has(mark));
  return (
    <div className="mt-2 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <ul aria-label={fa.list} className="flex flex-wrap gap-x-5 gap-y-2 pt-1.5">
          {shown.map((mark) => (
            <Mark
              key={mark.number}
              mark={mark}
              isHourly={stats.granularity === 'hourly'}
              mayWrite={mayWrite}
              onEdit={(note) => setForm({ note })}
              onRemove={remove}
            />
          ))}
        </ul>
        {more > 0 && (
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? fa.less : fa.more(formatNumber(more))}
          </Button>
        )}
        {onRetry && (
          <p role="status" className="flex items-center gap-2 text-sm text-danger-text">
            {fa.failed}
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {fa.retry}
            </Button>
          </p>
        )}
      </div>
      {mayWrite && (
        <Button variant="ghost" size="sm" icon={Plus} className="touch-area text-text-link" onClick={() => setForm({ note: undefined })}>
          {fa.add}
        </Button>
      )}
      {form && <NoteForm campaign={campaign} note={form.note} range={stats.range} now={now} onClose={() => setForm(undefined)} />}
    </div>
  );
}
