import { ArrowDown, ArrowUp, CircleQuestionMark } from 'lucide-react';
import type { TableColumn, TableSort } from './table-props.ts';
import { joinClasses } from '#classes.ts';
import { columnClass } from './column-class.ts';
import { tableFa as fa } from './table.fa.ts';

export interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sortKey: string) => void) | undefined;
  className?: string | undefined;
}

function Help({ name, text }: { name: string; text: string }) {
  return (
    <span className="group relative ms-1 inline-flex align-middle">
      <button
        type="button"
        aria-label={fa.help(name)}
        aria-description={text}
        className="grid size-6 place-items-center rounded-xs text-text-3"
      >
        <CircleQuestionMark aria-hidden size={15} />
      </button>
      <span
        aria-hidden
        className="pointer-events-none absolute start-0 top-full z-(--z-tooltip) mt-1 hidden w-max max-w-[240px] rounded-sm bg-text px-2.5 py-1 text-xs font-normal whitespace-normal text-surface group-focus-within:block group-hover:block"
      >
        {text}
      </span>
    </span>
  );
}

export function HeadCell<Row>({ column, sort, onSort, className }: HeadCellProps<Row>) {
  const { sortKey, label, unit, help } = column;
  const isSortable = sortKey !== undefined && onSort !== undefined;
  const isSorted = sortKey !== undefined && sort?.key === sortKey;
  const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown;
  const text = (
    <>
      {label}
      {unit !== undefined && <span className="font-normal text-text-3">{fa.unit(unit)}</span>}
    </>
  );
  return (
    <th
      scope="col"
      aria-label={column.name}
      aria-sort={isSortable ? (isSorted ? (sort?.direction === 'asc' ? 'ascending' : 'descending') : 'none') : undefined}
      style={{ width: column.width }}
      className={joinClasses(
        columnClass(column),
        'h-[38px] text-sm font-normal whitespace-nowrap',
        isSorted ? 'font-semibold text-text' : 'text-text-3',
        className,
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(sortKey)}
          className="inline-flex h-(--h-sm) items-center gap-1.5 rounded-xs decoration-line-strong underline-offset-4 hover:text-text hover:underline"
        >
          {text}
          {isSorted && <Arrow aria-hidden size={15} />}
        </button>
      ) : (
        text
      )}
      {help !== undefined && <Help name={column.name ?? (typeof label === 'string' ? label : '')} text={help} />}
    </th>
  );
}
