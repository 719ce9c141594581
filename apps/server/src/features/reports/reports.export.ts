import type { CallAnswer } from '@jarchi/contract/types.ts';
import { placementWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import type { FileAnswer } from '#infra/caller.ts';
import { createXlsxStream, XLSX_TYPE } from '#infra/xlsx.ts';
import { reportsFa as fa } from './reports.fa.ts';

/** The publishers table of a report as an Excel file: the rows the screen shows, and their sum. */
export function exportPublishers(title: string, stats: CallAnswer<'reports', 'getStats'>, now: number): FileAnswer {
  const rows = stats.publishers.map((row) => [
    row.title,
    `@${row.username}`,
    placementWordsFa[row.state],
    row.reach,
    row.views,
    row.clicks,
    row.cost,
    row.cost_per_thousand,
  ]);
  const { totals } = stats;
  const sum = [fa.total, null, null, totals.reach, totals.views, totals.clicks, totals.cost, totals.cost_per_thousand];
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName(title), now),
    body: createXlsxStream({
      title: fa.sheet,
      columns: fa.columns.map((column, index) => ({ title: column, width: index < 2 ? 28 : 18 })),
      rows: [...rows, sum],
    }),
  };
}
