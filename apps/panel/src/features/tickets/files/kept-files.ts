import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { listOf, record, text } from '@jarchi/client-state/storage/shapes.ts';
import { attachmentShape } from '#data/money-requests/attachment-shape.ts';
import { ticketKey } from '#data/tickets/typed.ts';

/**
 * The chosen files of a form, as this tab knows them after a reload; `underWay`: files that were on their way, of each of which the browser
 * may have a copy under its key.
 */
export const keptFiles = createKept(
  (form: string) => ticketKey(`${form}-files`),
  record({
    sent: listOf(attachmentShape),
    underWay: listOf(record({ key: text, name: text })),
  }),
);
