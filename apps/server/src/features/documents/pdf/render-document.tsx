import { renderPdf } from '#infra/pdf/render-pdf.ts';
import type { DocumentPdf } from './document-pdf.ts';
import { OfficialDocument } from './OfficialDocument.tsx';
import { TomanDocument } from './TomanDocument.tsx';

export function renderDocument(pdf: DocumentPdf): Promise<ArrayBuffer> {
  return renderPdf(pdf.document.kind === 'official_invoice' ? <OfficialDocument pdf={pdf} /> : <TomanDocument pdf={pdf} />);
}
