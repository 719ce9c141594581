import { downloadDocumentPdf, type DocumentRow } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { documentName } from '#features/documents/parts/document-texts.ts';
import { PdfButton } from '#features/export/public.ts';

/** Downloads a document, in its row or card. */
export function DocumentPdf({ row }: { row: DocumentRow }) {
  return <PdfButton variant="plain" label={documentsFa.list.pdf(documentName(row))} download={() => downloadDocumentPdf(row.id)} />;
}
