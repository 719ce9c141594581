import { formatNumericDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { readRowByRow } from '#infra/http/answers/rows-answer.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { nameMoves, type NamedMove, type StatementCauses } from './name-moves.ts';
import { statementFa as fa } from './statement.fa.ts';
import { listMoves, type StatementChoice } from './statement.repository.ts';

const BATCH_ROWS = 500;

/** The moves of the chosen lines. */
function readMoves(tenancy: Tenancy, choice: StatementChoice, causes: StatementCauses): AsyncGenerator<NamedMove> {
  const { account_id } = choice;
  return readRowByRow<NamedMove>(
    (batch) => tenancy.withAccount(account_id, async (tx) => nameMoves(tx, account_id, await listMoves(tx, choice, batch), causes)),
    BATCH_ROWS,
  );
}

function getCells(move: NamedMove): XlsxCell[] {
  const { number, at, kind, campaign_id, payment_id, money_request_id, units, available, held, balance } = move;
  const [day, time] = [formatNumericDate(at.getTime()), formatTime(at.getTime())].map(toLatinDigits);
  return [
    number,
    day ?? null,
    time ?? null,
    fa.kinds[kind],
    move.campaign?.title ?? null,
    campaign_id,
    move.placement_title,
    units,
    payment_id,
    move.tracking_number,
    money_request_id,
    available,
    held,
    balance,
  ];
}

/** A row for each move, and the sums as the last row. */
async function* writeRows(moves: AsyncIterable<NamedMove>): AsyncGenerator<XlsxCell[]> {
  const sum = { count: 0, available: 0, held: 0 };
  for await (const move of moves) {
    yield getCells(move);
    sum.count += 1;
    sum.available += move.available;
    sum.held += move.held;
  }
  const names = fa.columns.slice(0, -3).map((_, index) => (index === 0 ? fa.total(sum.count) : null));
  yield [...names, sum.available, sum.held, null];
}

/** The chosen part of a statement as an Excel file, each move in a row of its own, written as its rows are read. */
export function exportStatement(tenancy: Tenancy, choice: StatementChoice, causes: StatementCauses, now: number): FileAnswer {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName, now),
    body: createXlsxStream({
      title: fa.sheet,
      columns: fa.columns.map((title, index) => ({ title, width: index === 4 ? 32 : 18 })),
      rows: writeRows(readMoves(tenancy, choice, causes)),
    }),
  };
}
