import { ATTACHMENT_BYTES, checkAttachment, TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { TICKET_FILES_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatBytes, formatNumber } from '@jarchi/ui/format/format.ts';
import { ticketsFa } from '../tickets.fa.ts';

const fa = ticketsFa.files;

/** The types and sizes that can be attached, from the domain's limits. */
export const limitsText = fa.limits(formatBytes(ATTACHMENT_BYTES), formatBytes(TICKET_VIDEO_BYTES), formatNumber(TICKET_FILES_MAX));

/** Browsers give many text files no type; the server recognises them by their bytes. */
const typeOf = ({ type }: File) => (type === '' || type.startsWith('text/') ? 'text/plain' : type);

/** Why a file cannot be attached, in words. */
export function findFileIssue(file: File): string | undefined {
  const issue = checkAttachment({ type: typeOf(file), size: file.size }, 'ticket');
  if (issue === undefined) return undefined;
  if (issue.code === 'file_too_large') return limitsText;
  return issue.code === 'file_type_not_allowed' ? (describeUntakenPicture(issue.type) ?? fa.type(file.name)) : fa.empty(file.name);
}
