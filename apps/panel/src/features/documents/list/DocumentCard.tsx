import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { DocumentRow } from '#data/documents/documents.ts';
import { documentsFa as fa } from '#features/documents/documents.fa.ts';
import { DocumentLink } from '#features/documents/parts/DocumentLink.tsx';
import { DocumentTile, stateText } from '#features/documents/parts/DocumentState.tsx';
import { aboutText, amountText, dateText, documentName } from '#features/documents/parts/document-texts.ts';
import { DocumentPdf } from './DocumentPdf.tsx';

function lastLine(row: DocumentRow): string {
  if (row.kind === 'pre_invoice' && row.state === 'open' && row.valid_until !== null)
    return fa.list.until(formatDate(tehranInstant(row.valid_until, 12)));
  return stateText(row);
}

/** A document on a phone; the whole card leads to its page. */
export function DocumentCard({ row }: { row: DocumentRow }) {
  return (
    <div className="relative flex items-start gap-3">
      <DocumentTile kind={row.kind} />
      <div className="min-w-0 flex-1">
        <DocumentLink row={row} className="block text-md font-semibold text-text after:absolute after:inset-0">
          {documentName(row)}
        </DocumentLink>
        <p className="line-clamp-2 text-sm text-text-2">{aboutText(row)}</p>
        <p className="text-sm text-text-3">
          {dateText(row)} · {lastLine(row)}
        </p>
        {row.reason !== null && <p className="text-sm text-danger-text">{fa.list.refusedFor(row.reason)}</p>}
      </div>
      <div className="flex flex-col items-end">
        <b className="text-md font-semibold">{amountText(row)}</b>
        <span className="text-sm text-text-3">{fa.toman}</span>
        {row.number !== null && (
          <span className="relative z-1">
            <DocumentPdf row={row} />
          </span>
        )}
      </div>
    </div>
  );
}
