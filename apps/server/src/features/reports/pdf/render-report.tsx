import { renderPdf } from '#infra/pdf/render-pdf.ts';
import { ReportDocument } from './ReportDocument.tsx';
import type { ReportPdf } from './report-pdf.ts';

export function renderReport(report: ReportPdf): Promise<ArrayBuffer> {
  return renderPdf(<ReportDocument report={report} />);
}
