import type { CallAnswer } from '@jarchi/contract/types.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { contentTypeTitlesFa, platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { campaignStateTitlesFa } from '@jarchi/domain/reports/overview/campaign-states.fa.ts';
import type { FileAnswer } from '#infra/http/caller.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { ComparedCampaign, Overview } from './reports.comparison.ts';
import { reportsFa as fa } from './reports.fa.ts';

interface Table {
  readonly sheet: string;
  readonly columns: readonly string[];
}

/** A table with its totals as the last row; the first two columns hold names. */
function writeTable({ sheet, columns }: Table, prefix: string, rows: readonly (readonly XlsxCell[])[], now: number): FileAnswer {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(prefix, now),
    body: createXlsxStream({ title: sheet, columns: columns.map((title, index) => ({ title, width: index < 2 ? 28 : 18 })), rows }),
  };
}

/** The publishers table of a report as an Excel file: the rows of the screen, and their totals. */
export function exportPublishers(title: string, stats: CallAnswer<'reports', 'getStats'>, now: number): FileAnswer {
  const rows = stats.publishers.map((row) => [
    row.title,
    `@${row.username}`,
    placementTextFa(row),
    row.reach,
    row.views,
    row.clicks,
    row.cost,
    row.unit_cost,
  ]);
  const { totals } = stats;
  const sum = [fa.total, null, null, totals.reach, totals.views, totals.clicks, totals.cost, totals.unit_cost];
  const columns = [...fa.publishers.columns, fa.publishers.price(measuresFa[stats.pace.goal.measure].unitCost)];
  return writeTable({ sheet: fa.publishers.sheet, columns }, fa.publishers.fileName(title), [...rows, sum], now);
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
