import { TICKET_FILE_TYPES } from '@jarchi/domain/attachments/attachment-files.ts';
import { TICKET_FILES_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { FileName } from '@jarchi/ui/badges/FileName.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatBytes, formatPercent } from '@jarchi/ui/format/format.ts';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { ticketsFa } from '../tickets.fa.ts';
import { findFileIssue, limitsText } from './file-limits.ts';
import type { ChosenFile, useFiles } from './useFiles.ts';

const fa = ticketsFa.files;
const ACCEPTED = [...TICKET_FILE_TYPES, '.txt', '.log', '.csv', '.mov'].join();

function FileLine({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const { name, size, ratio, attachment } = file;
  return (
    <li className="rounded-md border border-line bg-surface-sunken px-3 py-1">
      <div className="flex min-h-11 items-center gap-2 text-md">
        <Paperclip aria-hidden size={16} className="shrink-0 text-text-3" />
        <span className="min-w-0">
          <FileName name={name} />
        </span>
        <span className="shrink-0 text-sm text-text-3">{formatBytes(size)}</span>
        <span role="status" className="ms-auto shrink-0 text-sm text-text-2">
          {attachment ? fa.sent : fa.sending(formatPercent(ratio))}
        </span>
        <IconButton icon={X} label={(attachment ? fa.remove : fa.cancel)(name)} onClick={onRemove} />
      </div>
      {!attachment && <ProgressBar label={name} value={ratio} className="mb-2" />}
    </li>
  );
}

export interface FilesFieldProps {
  chosen: ReturnType<typeof useFiles>;
  /** The issue of the form's files. */
  error?: string | undefined;
  /** Below a conversation: a small button, with the limits beside it where there is room. */
  isCompact?: boolean | undefined;
}

/** The files of a message, with their progress; they may be dropped on it. */
export function FilesField({ chosen, error, isCompact = false }: FilesFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { files } = chosen;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part, (element) => element.querySelector<HTMLElement>('[data-add]'));
  return (
    <Field
      label={fa.label}
      optional={!isCompact}
      isLabelHidden={isCompact}
      hint={isCompact ? undefined : limitsText}
      error={error ?? chosen.error}
      isGroup
      className={isCompact ? 'min-w-0 grow' : undefined}
    >
      {(control) => (
        <div
          ref={part}
          tabIndex={-1}
          className="flex flex-col gap-2 outline-none"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            chosen.choose([...event.dataTransfer.files], findFileIssue);
          }}
        >
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={ACCEPTED}
            aria-label={fa.label}
            onChange={(event) => {
              const picked = [...(event.target.files ?? [])];
              event.target.value = '';
              chosen.choose(picked, findFileIssue);
            }}
          />
          {files.length > 0 && (
            <ul className="flex flex-col gap-2">
              {files.map((file) => (
                <FileLine key={file.key} file={file} onRemove={() => chosen.remove(file.key)} />
              ))}
            </ul>
          )}
          {files.length < TICKET_FILES_MAX && (
            <div className="flex items-center gap-3">
              <Button
                data-add
                variant={isCompact ? 'ghost' : 'secondary'}
                icon={Paperclip}
                isIconOnPhones={isCompact}
                className="w-fit"
                aria-describedby={isCompact ? `${control.id}-limits` : control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                onClick={() => picker.current?.click()}
              >
                {fa.add}
              </Button>
              {isCompact && (
                <p id={`${control.id}-limits`} className="text-sm text-text-3 max-xl:sr-only">
                  {limitsText}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
