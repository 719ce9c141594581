import { formatNumericDate } from '@jarchi/domain/calendar/jalali.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { exportFa as fa } from './documents-export.fa.ts';
import { type DocumentRow, toRow } from './listing/document-answers.ts';
import type { JoinedDocument } from './listing/list.repository.ts';

const dayText = (instant: string): string => toLatinDigits(formatNumericDate(Date.parse(instant)));

function cellsOf(row: DocumentRow): XlsxCell[] {
  return [
    row.number ?? '',
    fa.kinds[row.kind],
    fa.states[row.state],
    dayText(row.issued_at ?? row.created),
    row.campaign?.title ?? '',
    row.corrects?.number ?? '',
    row.official?.number ?? '',
    row.gross,
    row.discount,
    row.net,
    row.vat,
    row.total,
  ];
}

async function* writeRows(batches: AsyncIterable<readonly JoinedDocument[]>): AsyncGenerator<XlsxCell[]> {
  for await (const batch of batches) for (const joined of batch) yield cellsOf(toRow(joined));
}

/** Documents as the rows of a workbook, written as they are read. */
export function streamDocuments(batches: AsyncIterable<readonly JoinedDocument[]>) {
  return createXlsxStream({
    title: fa.sheet,
    columns: fa.columns.map((title) => ({ title, width: 20 })),
    rows: writeRows(batches),
  });
}

/** The whole filtered list as an Excel file. */
export function exportDocuments(batches: AsyncIterable<readonly JoinedDocument[]>, now: number): FileAnswer {
  return { type: XLSX_TYPE, filename: nameExportFile(fa.fileName, now), body: streamDocuments(batches) };
}
