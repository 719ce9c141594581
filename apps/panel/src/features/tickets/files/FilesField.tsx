import { TICKET_FILE_TYPES } from '@jarchi/domain/attachments/attachment-files.ts';
import { TICKET_FILES_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatPercent } from '@jarchi/ui/format/format.ts';
import { FilesField as ListedFiles, type ListedFile } from '#features/attachments/public.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { findFileIssue, limitsText } from './file-limits.ts';
import type { ChosenFile, useFiles } from './useFiles.ts';

const fa = ticketsFa.files;
const ACCEPTED = [...TICKET_FILE_TYPES, '.txt', '.log', '.csv', '.mov'];

function listFile({ key, name, size, ratio, attachment }: ChosenFile): ListedFile {
  const own = { key, name, size };
  if (attachment) return { ...own, ratio: null, status: fa.sent, removeLabel: fa.remove(name) };
  return { ...own, ratio, status: fa.sending(formatPercent(ratio)), removeLabel: fa.cancel(name) };
}

export interface FilesFieldProps {
  chosen: ReturnType<typeof useFiles>;
  /** The issue of the form's files. */
  error?: string | undefined;
  /** The form of a reply: a small button, with the limits next to it if they fit. */
  isCompact?: boolean | undefined;
}

/** The files of a message, with their progress. Files can also be dropped here. */
export function FilesField({ chosen, error, isCompact = false }: FilesFieldProps) {
  return (
    <ListedFiles
      label={fa.label}
      addLabel={fa.add}
      limits={limitsText}
      accept={ACCEPTED}
      max={TICKET_FILES_MAX}
      files={chosen.files.map(listFile)}
      error={error ?? chosen.error}
      optional={!isCompact}
      isCompact={isCompact}
      onChoose={(files) => chosen.choose(files, findFileIssue)}
      onRemove={(key) => chosen.remove(key)}
    />
  );
}
