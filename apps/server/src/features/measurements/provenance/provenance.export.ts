import type { CallAnswer } from '@jarchi/contract/types.ts';
import { formatNumericDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { metricTitlesFa, rejectTextFa, sourceTitlesFa } from '@jarchi/domain/reports/measurements/measurements.fa.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { createXlsxStream, XLSX_TYPE, type XlsxCell } from '#infra/excel/write-workbook.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { provenanceFa as fa } from './provenance.fa.ts';
import type { ListedMeasurement, NamedPlacement } from './provenance.repository.ts';

type Measurements = CallAnswer<'measurements', 'listMeasurements'>;

interface Exported {
  readonly title: string;
  readonly metric: Metric;
  readonly names: readonly NamedPlacement[];
  /** Undefined if only a part of the figure is exported. */
  readonly total: number | undefined;
  readonly now: number;
}

const BATCH = 2_000;

type ReadAfter = (last: ListedMeasurement | undefined, limit: number) => Promise<readonly ListedMeasurement[]>;

/** All measurements of a figure as an Excel file, read in batches. */
export function exportCell(
  { title, metric, names, total, now }: Exported,
  readAfter: ReadAfter,
  toAnswer: (row: ListedMeasurement) => Measurements['results'][number],
): FileAnswer {
  async function* rows(): AsyncGenerator<readonly XlsxCell[]> {
    let last: ListedMeasurement | undefined;
    do {
      const batch = await readAfter(last, BATCH);
      for (const row of batch) yield toCells(toAnswer(row), names);
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last !== undefined);
    if (total !== undefined) yield [fa.total, null, null, null, null, null, total, null, null];
  }
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(fa.fileName(metricTitlesFa[metric], title), now),
    body: createXlsxStream({
      title: fa.sheet,
      columns: fa.columns.map((name, index) => ({ title: name, width: index < 2 || index === 8 ? 28 : 16 })),
      rows: rows(),
    }),
  };
}

function toCells(row: Measurements['results'][number], names: readonly NamedPlacement[]): readonly XlsxCell[] {
  const name = names.find(({ placement_id }) => placement_id === row.placement_id);
  const [hour, collected] = [Date.parse(row.hour), Date.parse(row.collected_at)];
  const date = (at: number) => toLatinDigits(formatNumericDate(at));
  const time = (at: number) => toLatinDigits(formatTime(at));
  return [
    name?.title ?? '',
    `@${name?.username ?? ''}`,
    date(hour),
    time(hour),
    sourceTitlesFa[row.source],
    `${date(collected)} ${time(collected)}`,
    row.value,
    row.is_counted ? fa.counted : fa.notCounted,
    row.reject_reason === null ? null : rejectTextFa(row.reject_reason, row.standing_source),
  ];
}
