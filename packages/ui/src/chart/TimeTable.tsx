import type { ReactNode } from 'react';
import { DataTable } from '#table/DataTable.tsx';
import type { TableColumn } from '#table/table-props.ts';
import { uiFa } from '#ui.fa.ts';
import type { TimePoint } from './geometry.ts';

export interface TimeTableProps {
  caption: string;
  points: readonly TimePoint[];
  seriesName: string;
  compareName: string | undefined;
  formatAt: (at: number) => string;
  formatValue: (value: number) => string;
  renderValue?: ((at: number, text: string) => ReactNode) | undefined;
}

/** The chart's numbers as a table. */
export function TimeTable({ caption, points, seriesName, compareName, formatAt, formatValue, renderValue }: TimeTableProps) {
  const write = (value: number | null | undefined) => (typeof value === 'number' ? formatValue(value) : uiFa.chart.noValue);
  const writeOwn = ({ at, value }: TimePoint) =>
    value === null || renderValue === undefined ? write(value) : renderValue(at, formatValue(value));
  const columns: TableColumn<TimePoint>[] = [
    { key: 'at', label: uiFa.chart.time, cell: (point) => formatAt(point.at) },
    { key: 'value', label: seriesName, isNumeric: true, cell: (point) => writeOwn(point) },
  ];
  if (compareName !== undefined)
    columns.push({ key: 'compare', label: compareName, isNumeric: true, cell: (point) => write(point.compare) });
  return (
    <div className="max-h-80 overflow-y-auto [--head-h:0px]">
      <DataTable caption={caption} columns={columns} rows={points} rowKey={(point) => String(point.at)} isDense />
    </div>
  );
}
