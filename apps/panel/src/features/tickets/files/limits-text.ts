import { ATTACHMENT_BYTES, TICKET_FILES_MAX, TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { formatBytes, formatNumber } from '@jarchi/ui/format/format.ts';
import { ticketsFa } from '../tickets.fa.ts';

/** What may be attached, by the limits that decide. */
export const limitsText = ticketsFa.files.limits(
  formatBytes(ATTACHMENT_BYTES),
  formatBytes(TICKET_VIDEO_BYTES),
  formatNumber(TICKET_FILES_MAX),
);
