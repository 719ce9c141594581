import { DataTable } from '#table/DataTable.tsx';
import type { TableColumn } from '#table/table-props.ts';
import { uiFa } from '#ui.fa.ts';
import type { StackPart } from './stack-geometry.ts';

export interface StackTableProps {
  caption: string;
  at: readonly number[];
  parts: readonly StackPart[];
  totals: readonly (number | null)[];
  /** Undefined if the columns have one part. */
  totalName: string | undefined;
  compare: readonly (number | null)[];
  compareName: string | undefined;
  formatAt: (at: number) => string;
  formatValue: (value: number) => string;
}

function getColumn(label: string, values: readonly (number | null)[], formatValue: StackTableProps['formatValue']): TableColumn<number> {
  return {
    key: label,
    label,
    isNumeric: true,
    cell: (index) => {
      const value = values[index] ?? null;
      return value === null ? <span className="text-text-3">{uiFa.chart.noValue}</span> : formatValue(value);
    },
  };
}

/** The chart's numbers as a table. */
export function StackTable({ caption, at, parts, totals, totalName, compare, compareName, formatAt, formatValue }: StackTableProps) {
  const columns: TableColumn<number>[] = [
    { key: 'at', label: uiFa.chart.time, cell: (index) => formatAt(at[index] ?? 0) },
    ...parts.map(({ name, values }) => getColumn(name, values, formatValue)),
    ...(totalName === undefined ? [] : [getColumn(totalName, totals, formatValue)]),
    ...(compareName === undefined ? [] : [getColumn(compareName, compare, formatValue)]),
  ];
  return (
    <div className="max-h-80 overflow-y-auto">
      <DataTable caption={caption} columns={columns} rows={at.map((_, index) => index)} rowKey={String} isDense isScrollable />
    </div>
  );
}
