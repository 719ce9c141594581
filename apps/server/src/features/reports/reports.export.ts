import type { CallAnswer } from '@jarchi/contract/types.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { contentTypeTitlesFa, platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { campaignStateTitlesFa } from '@jarchi/domain/reports/overview/campaign-states.fa.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { ComparedCampaign, Overview } from './overview/reports.comparison.ts';
import { reportsFa as fa } from './reports.fa.ts';

interface Table {
  readonly sheet: string;
  readonly columns: readonly string[];
}

/** A table with its totals as the last row; the first two columns hold names. */
export function writeTable({ sheet, columns }: Table, prefix: string, rows: readonly (readonly XlsxCell[])[], now: number): FileAnswer {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(prefix, now),
    body: createXlsxStream({ title: sheet, columns: columns.map((title, index) => ({ title, width: index < 2 ? 28 : 18 })), rows }),
  };
}

type PublisherRow = CallAnswer<'reports', 'getStats'>['publishers'][number];

/** A column of the publishers table: its head, the cell of a publisher, and the cell of the totals. */
interface PublisherColumn {
  readonly title: string;
  readonly cell: (row: PublisherRow) => XlsxCell;
  readonly total: XlsxCell;
}

/** The columns that a reader may see: a link has no costs where it hides them. */
function listPublisherColumns(stats: CallAnswer<'reports', 'getStats'>): PublisherColumn[] {
  const { columns, price } = fa.publishers;
  const { totals, pace } = stats;
  const [title, username, state, reach, views, clicks, cost] = columns;
  const costs: PublisherColumn[] = [
    { title: cost, cell: (row) => row.cost, total: totals.cost },
    { title: price(measuresFa[pace.goal.measure].unitCost), cell: (row) => row.unit_cost, total: totals.unit_cost },
  ];
  return [
    { title, cell: (row) => row.title, total: fa.total },
    { title: username, cell: (row) => `@${row.username}`, total: null },
    { title: state, cell: placementTextFa, total: null },
    { title: reach, cell: (row) => row.reach, total: totals.reach },
    { title: views, cell: (row) => row.views, total: totals.views },
    { title: clicks, cell: (row) => row.clicks, total: totals.clicks },
    ...(pace.cost === null ? [] : costs),
  ];
}

interface PublishersExport {
  /** The campaign's. */
  readonly title: string;
  readonly stats: CallAnswer<'reports', 'getStats'>;
}

/** The publishers table of a report as an Excel file: the rows of the screen, and their totals. */
export function exportPublishers({ title, stats }: PublishersExport, now: number): FileAnswer {
  const shown = listPublisherColumns(stats);
  const rows = stats.publishers.map((row) => shown.map(({ cell }) => cell(row)));
  const table = { sheet: fa.publishers.sheet, columns: shown.map((column) => column.title) };
  return writeTable(table, fa.publishers.fileName(title), [...rows, shown.map(({ total }) => total)], now);
}

/** Campaigns over a range as an Excel file: all pages of the table on screen, and the totals. */
export function exportCompared(rows: readonly ComparedCampaign[], totals: Overview['totals'], now: number): FileAnswer {
  const figuresOf = (row: ComparedCampaign | Overview['totals']) => [
    row.reach,
    row.views,
    row.clicks,
    row.click_rate === null ? null : Math.round(row.click_rate * 100) / 100,
    row.cost,
  ];
  const cells = rows.map((row) => [
    row.title,
    row.id,
    platformTitlesFa[row.media_type],
    campaignTypesFa[row.campaign_type].shortTitle,
    contentTypeTitlesFa[row.content_type],
    campaignStateTitlesFa[row.state],
    ...figuresOf(row),
    row.unit_cost,
    measuresFa[row.measure].unitCost,
  ]);
  // Prices of several measures have no total.
  const [price, ...others] = totals.prices;
  const priceCells = price && others.length === 0 ? [price.unit_cost, measuresFa[price.measure].unitCost] : [null, null];
  const sum = [fa.campaigns.total(rows.length), null, null, null, null, null, ...figuresOf(totals), ...priceCells];
  return writeTable(fa.campaigns, fa.campaigns.fileName, [...cells, sum], now);
}
