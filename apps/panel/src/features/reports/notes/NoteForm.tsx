import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import { formatTime, tehranDay, tehranHour, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { checkNoteText, NOTE_TEXT_MAX } from '@jarchi/domain/reports/notes/report-notes.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { JalaliTextInput } from '@jarchi/ui/dates/JalaliTextInput.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState } from 'react';
import { useSaveNote } from '#data/reports/note-changes.ts';
import type { ReportNote } from '#data/reports/notes.ts';
import { notesFa } from './notes.fa.ts';

const fa = notesFa.form;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

export interface NoteFormProps {
  campaign: number;
  /** Undefined for a new one. */
  note: ReportNote | undefined;
  range: DayRange;
  now: number | undefined;
  onClose: () => void;
}

/** The instant of a new note: now, or the last day that is shown. */
function findFirstInstant(range: DayRange, now: number | undefined): number {
  if (now !== undefined && tehranDay(now) >= range.from && tehranDay(now) <= range.to) return now;
  return tehranInstant(range.to, 12);
}

/** A note: its text, and where it stands on the axis. */
export function NoteForm({ campaign, note, range, now, onClose }: NoteFormProps) {
  const first = note ? Date.parse(note.at) : findFirstInstant(range, now);
  const [text, setText] = useState(note?.text ?? '');
  const [day, setDay] = useState(tehranDay(first));
  const [hour, setHour] = useState(String(tehranHour(first)));
  const [isTold, setTold] = useState(false);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const saving = useSaveNote(campaign, note?.id, {
    onSuccess: () => {
      toast.success(fa.saved);
      onClose();
    },
    onError: () => undefined,
  });
  const [issue] = checkNoteText(text);
  const save = () => {
    setTold(true);
    if (issue) field.current?.focus();
    else saving.start({ text: text.trim(), at: new Date(tehranInstant(day, Number(hour))).toISOString() });
  };
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={note ? fa.edit : fa.add}
      footer={
        <>
          <Button onClick={save} isLoading={saving.isPending}>
            {fa.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {saving.error && (
          <Notice tone="danger" role="alert">
            {errorText(saving.error)}
          </Notice>
        )}
        <TextField
          label={fa.text}
          hint={fa.textHint}
          error={isTold && issue ? describeIssue(issue) : undefined}
          value={text}
          onChange={setText}
          multiline
          rows={3}
          counterLimit={NOTE_TEXT_MAX}
          inputRef={field}
          isRequired
        />
        <div className="flex flex-wrap items-end gap-3">
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="text-md font-medium">
              {fa.day}
            </span>
            <JalaliTextInput label={fa.day} value={day} onChange={setDay} />
          </div>
          <SelectField
            label={fa.hour}
            value={hour}
            onChange={setHour}
            options={HOURS.map((value) => ({ value, label: formatTime(tehranInstant(day, Number(value))) }))}
          />
        </div>
      </form>
    </Sheet>
  );
}
