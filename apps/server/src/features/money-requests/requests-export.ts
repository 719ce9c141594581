import { formatNumericDate, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { MoneyRequest } from './money-requests.answers.ts';
import { requestsExportFa as fa } from './requests-export.fa.ts';

const dayText = (at: number) => toLatinDigits(formatNumericDate(at));
const isTaken = ({ kind, direction }: MoneyRequest) => kind === 'deduction' || kind === 'money_back' || direction === 'out';

/** What is taken from the account is negative; what was not done moved nothing. */
function getCells(request: MoneyRequest): XlsxCell[] {
  const { id, kind, other_account, reason, outcome, made_by, day, tracking_number, iban, state, amount, amount_credited } = request;
  const sign = isTaken(request) ? -1 : 1;
  const created = Date.parse(request.created);
  return [
    id,
    fa.kinds[kind],
    other_account?.title ?? null,
    reason,
    outcome,
    made_by.name,
    request.first_staff,
    request.second_staff,
    dayText(created),
    toLatinDigits(formatTime(created)),
    day && dayText(tehranInstant(day, 12)),
    tracking_number,
    iban,
    fa.states[state],
    sign * amount,
    state === 'done' ? sign * (amount_credited ?? amount) : 0,
  ];
}

/** Requests of money as a workbook, a row each. */
export function writeRequests(requests: AsyncIterable<readonly MoneyRequest[]>, wall: Clock): FileAnswer {
  async function* writeRows(): AsyncGenerator<XlsxCell[]> {
    for await (const batch of requests) yield* batch.map(getCells);
  }
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName, wall.now()),
    body: createXlsxStream({ title: fa.sheet, columns: fa.columns.map((title) => ({ title, width: 18 })), rows: writeRows() }),
  };
}
