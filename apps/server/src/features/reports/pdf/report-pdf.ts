import type { CallAnswer } from '@jarchi/contract/types.ts';
import { createPdfPool } from '#infra/pdf/pdf-pool.ts';
import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

export type Stats = CallAnswer<'reports', 'getStats'>;

/** What a report's document prints. */
export interface ReportPdf {
  readonly brand: { readonly name: string; readonly company: string };
  readonly account_title: string;
  readonly title: string;
  readonly media_type: MediaType;
  readonly campaign_type: CampaignType;
  readonly content_type: ContentType;
  readonly publish_period_start: string;
  readonly publish_period_end: string;
  /** As its reader may see it. */
  readonly stats: Stats;
  /** World time (ms). */
  readonly made_at: number;
}

/** Prints reports on a thread of their own. */
export function createReportDocuments() {
  return createPdfPool<ReportPdf>(new URL('./report-pdf.worker.ts', import.meta.url));
}
