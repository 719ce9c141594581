import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { FileName } from '@jarchi/ui/badges/FileName.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { Field } from '@jarchi/ui/fields/Field.tsx';
import { formatBytes } from '@jarchi/ui/format/format.ts';
import { Paperclip, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';

/** A file of a form, as it is listed. */
export interface ListedFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** From 0 to 1, while it is on its way. */
  readonly ratio: number | null;
  /** Where it stands, in words. */
  readonly status: string;
  /** What the button says that takes it away; null if it cannot be taken away. */
  readonly removeLabel: string | null;
}

function FileLine({ file, onRemove }: { file: ListedFile; onRemove: () => void }) {
  const { name, size, ratio, status, removeLabel } = file;
  return (
    <li className="rounded-md border border-line bg-surface-sunken px-3 py-1">
      <div className="flex min-h-11 items-center gap-2 text-md">
        <Paperclip aria-hidden size={16} className="shrink-0 text-text-3" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <span className="max-w-full min-w-0">
            <FileName name={name} />
          </span>
          <span className="shrink-0 text-sm text-text-3">{formatBytes(size)}</span>
          <span role="status" className="ms-auto shrink-0 text-sm text-text-2">
            {status}
          </span>
        </span>
        {removeLabel !== null && <IconButton icon={X} label={removeLabel} onClick={onRemove} />}
      </div>
      {ratio !== null && <ProgressBar label={name} value={ratio} className="mb-2" />}
    </li>
  );
}

/** The button that adds a file; the whole part where there are as many as may be. */
const findAdd = (part: HTMLElement) => part.querySelector<HTMLElement>('[data-add]');

/** Leads to the files of a form that lacks one, or has one that was refused. */
export function focusFiles(part: RefObject<HTMLElement | null>): void {
  if (part.current) (findAdd(part.current) ?? part.current).focus();
}

export interface FilesFieldProps {
  label: string;
  addLabel: string;
  /** What may be attached, in words. */
  limits: string;
  accept: readonly string[];
  max: number;
  files: readonly ListedFile[];
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Nothing can be added for now. */
  isLocked?: boolean | undefined;
  /** Below a conversation: a small button, with the limits beside it where there is room. */
  isCompact?: boolean | undefined;
  partRef?: RefObject<HTMLDivElement | null> | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** The files of a form, with their progress; they may be dropped on it. */
export function FilesField(props: FilesFieldProps) {
  const { label, addLabel, limits, accept, max, files, error, optional, isLocked = false, isCompact = false, onChoose, onRemove } = props;
  const picker = useRef<HTMLInputElement>(null);
  const ownPart = useRef<HTMLDivElement>(null);
  const part = props.partRef ?? ownPart;
  useKeptFocus(part, findAdd);
  return (
    <Field
      label={label}
      optional={optional}
      isLabelHidden={isCompact}
      hint={isCompact ? undefined : limits}
      error={error}
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
            if (!isLocked) onChoose([...event.dataTransfer.files]);
          }}
        >
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            accept={accept.join()}
            aria-label={label}
            onChange={(event) => {
              const picked = [...(event.target.files ?? [])];
              event.target.value = '';
              onChoose(picked);
            }}
          />
          {files.length > 0 && (
            <ul className="flex w-full flex-col gap-2 contain-inline-size">
              {files.map((file) => (
                <FileLine key={file.key} file={file} onRemove={() => onRemove(file.key)} />
              ))}
            </ul>
          )}
          {files.length < max && (
            <div className="flex items-center gap-3">
              <Button
                data-add
                variant={isCompact ? 'ghost' : 'secondary'}
                icon={Paperclip}
                isIconOnPhones={isCompact}
                isDisabled={isLocked}
                className="w-fit"
                aria-describedby={isCompact ? `${control.id}-limits` : control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                onClick={() => picker.current?.click()}
              >
                {addLabel}
              </Button>
              {isCompact && (
                <p id={`${control.id}-limits`} className="text-sm text-text-3 max-xl:sr-only">
                  {limits}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
