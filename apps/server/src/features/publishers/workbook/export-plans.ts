import { getAudienceWord } from '@jarchi/domain/platforms/platforms.ts';
import { contentTypeTitlesFa, platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell, type XlsxSheet } from '#infra/excel/write-workbook.ts';
import { listPlansById, type BundleRow } from '#features/publishers/catalogue/catalogue.repository.ts';
import { withCost, type PlanAnswer } from '#features/publishers/catalogue/plan-sql.ts';
import type { PlanKind } from '#features/publishers/publishers.filters.ts';
import { planWorkbookFa as fa } from './plan-workbook.fa.ts';
import { listScores } from './workbook.repository.ts';

export interface PlanExport {
  readonly accountId: number;
  readonly kind: PlanKind;
  /** In the order of the list. */
  readonly ids: readonly number[];
  readonly selected: ReadonlySet<number>;
  /** On a sheet of their own, which is left out when there are none. */
  readonly bundles: readonly BundleRow[];
  readonly selectedBundles: ReadonlySet<number>;
  /** For campaigns by views: the expected views replace the price. */
  readonly isCpm: boolean;
  readonly isStaffView: boolean;
  readonly now: number;
}

interface ExportColumn {
  readonly title: string;
  readonly width: number;
  cell(plan: PlanAnswer, score: number | undefined): XlsxCell;
}

const BATCH_ROWS = 250;

/** The plans as an Excel file that can be edited and imported, written as the plans are read. */
export function exportPlans(tenancy: Tenancy, request: PlanExport): FileAnswer {
  const [format, platform] = [contentTypeTitlesFa[request.kind.content_type], platformTitlesFa[request.kind.media_type]];
  const columns = listColumns(request);
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName(format, platform), request.now),
    body: createXlsxStream(
      { title: fa.sheet(format, platform), columns, rows: writeRows(tenancy, request, columns) },
      ...(request.bundles.length > 0 ? [bundleSheet(request)] : []),
    ),
  };
}

/** In batches: no transaction waits for the client that downloads the file. Plans that leave meanwhile are left out. */
async function* writeRows(tenancy: Tenancy, request: PlanExport, columns: readonly ExportColumn[]): AsyncGenerator<XlsxCell[]> {
  const { accountId, kind, ids, isStaffView } = request;
  for (let from = 0; from < ids.length; from += BATCH_ROWS) {
    const batch = ids.slice(from, from + BATCH_ROWS);
    const { plans, scores } = await tenancy.withAccount(accountId, async (tx) => ({
      plans: await listPlansById(tx, kind, batch),
      scores: isStaffView ? await listScores(tx, batch) : new Map<number, number>(),
    }));
    for (const plan of plans) yield columns.map((column) => column.cell(withCost(plan), scores.get(plan.id)));
  }
}

function bundleSheet({ bundles, selectedBundles }: PlanExport): XlsxSheet {
  const { columns } = fa;
  const cells: readonly { readonly title: string; readonly width: number; cell(bundle: BundleRow): XlsxCell }[] = [
    { title: columns.choice, width: 10, cell: ({ id }) => (selectedBundles.has(id) ? fa.chosen : null) },
    { title: columns.bundle_id, width: 14, cell: ({ id }) => id },
    { title: columns.title, width: 28, cell: ({ title }) => title },
    { title: columns.publishers, width: 60, cell: ({ plans }) => plans.map(({ title }) => title).join(fa.separator) },
    { title: columns.price, width: 18, cell: ({ price }) => price },
    { title: columns.list_price, width: 22, cell: ({ list_price }) => list_price },
    { title: columns.reach, width: 16, cell: ({ reach }) => reach },
  ];
  return { title: fa.bundleSheet, columns: cells, rows: bundles.map((bundle) => cells.map(({ cell }) => cell(bundle))) };
}

function listColumns({ kind, selected, isCpm, isStaffView }: PlanExport): ExportColumn[] {
  const { columns } = fa;
  const price: ExportColumn[] = isCpm
    ? [{ title: columns.views, width: 16, cell: ({ reach }) => reach }]
    : [
        { title: columns.price, width: 18, cell: (plan) => plan.price },
        { title: columns.reach, width: 16, cell: ({ reach }) => reach },
        { title: columns.cost_per_thousand, width: 24, cell: ({ cost_per_thousand }) => cost_per_thousand },
      ];
  return [
    { title: columns.choice, width: 10, cell: ({ id }) => (selected.has(id) ? fa.chosen : null) },
    { title: columns.id, width: 10, cell: ({ id }) => id },
    { title: columns.title, width: 28, cell: ({ title }) => title },
    { title: columns.username, width: 24, cell: ({ username }) => username },
    { title: columns.followers[getAudienceWord(kind.media_type)], width: 16, cell: ({ followers }) => followers },
    { title: columns.categories, width: 30, cell: ({ categories }) => categories.map(({ title_fa }) => title_fa).join(fa.separator) },
    { title: columns.hours, width: 14, cell: ({ availability_hours }) => availability_hours },
    ...(kind.content_type === 'STORY'
      ? [{ title: columns.stories, width: 14, cell: ({ story_count }: PlanAnswer) => story_count ?? 1 }]
      : []),
    ...price,
    ...(isStaffView
      ? [
          { title: columns.score, width: 10, cell: (_: PlanAnswer, score: number | undefined) => score ?? null },
          { title: columns.reliable, width: 10, cell: ({ is_reliable }: PlanAnswer) => (is_reliable ? fa.yes : fa.no) },
        ]
      : []),
  ];
}
