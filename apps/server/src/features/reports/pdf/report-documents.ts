import { createPdfPool } from '#infra/pdf/pdf-pool.ts';
import type { ReportPdf } from './report-pdf.ts';

/** Prints reports on a thread of their own. */
export function createReportDocuments() {
  return createPdfPool<ReportPdf>(new URL('./report-pdf.worker.ts', import.meta.url));
}
