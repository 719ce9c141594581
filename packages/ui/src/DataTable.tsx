import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from './CheckboxField.tsx';
import { joinClasses } from './classes.ts';
import { useMedia, WIDE } from './media.ts';
import { uiFa } from './ui.fa.ts';

export interface TableColumn<Row> {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  /** A CSS width: '28%', '120px'. */
  width?: string | undefined;
  sortKey?: string | undefined;
  /** Even digits, so that ones stand under ones. */
  isNumeric?: boolean | undefined;
  /** 1 always, 2 from lg, 3 from xl. */
  priority?: 1 | 2 | 3 | undefined;
  /** Name for assistive technology when the label is empty. */
  name?: string | undefined;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names the row for its check box. */
  rowName: (row: Row) => string;
  isSelectable?: ((row: Row) => boolean) | undefined;
}

export interface DataTableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Says what the table holds; read, not drawn. */
  caption: string;
  sort?: TableSort | undefined;
  onSort?: ((sortKey: string) => void) | undefined;
  /** Cells of the totals row by column key. */
  totals?: Partial<Record<string, ReactNode>> | undefined;
  selection?: TableSelection<Row> | undefined;
  isDense?: boolean | undefined;
  /** Below lg each row is this card, in a list; without it the table scrolls sideways. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  isRowMuted?: ((row: Row) => boolean) | undefined;
  /** Scrolls sideways in its own box; the first column then stays in place. */
  isScrollable?: boolean | undefined;
}

const aligns = { start: 'text-start', center: 'text-center', end: 'text-end' };

function columnClass(column: TableColumn<never>): string {
  return joinClasses(
    'px-3 first:ps-(--gutter) last:pe-(--gutter)',
    aligns[column.align ?? 'start'],
    column.priority === 3 && 'max-xl:hidden',
    column.isNumeric && 'tabular whitespace-nowrap',
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: DataTableProps<Row>['onSort'];
}) {
  const isSorted = column.sortKey !== undefined && sort?.key === column.sortKey;
  const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown;
  const { sortKey } = column;
  return (
    <th
      scope="col"
      aria-label={column.name}
      aria-sort={isSorted ? (sort?.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      style={{ width: column.width }}
      className={joinClasses(
        columnClass(column),
        'h-[38px] text-sm font-normal whitespace-nowrap',
        isSorted ? 'font-semibold text-text' : 'text-text-3',
      )}
    >
      {sortKey !== undefined && onSort ? (
        <button type="button" onClick={() => onSort(sortKey)} className="inline-flex items-center gap-1.5 rounded-xs hover:text-text">
          {column.label}
          {isSorted && <Arrow aria-hidden size={15} />}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

function toggle(selected: ReadonlySet<string>, keys: readonly string[], isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Presentational: sorting, paging and selecting are the caller's, and stand in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    caption,
    sort,
    onSort,
    totals,
    selection,
    isDense = false,
    renderCard,
    isRowMuted,
    isScrollable = false,
  } = props;
  const isWide = useMedia(WIDE);
  if (!isWide && renderCard) {
    return (
      <ul aria-label={caption} className="divide-y divide-line">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={joinClasses(
              'px-(--gutter) py-4',
              selection?.selected.has(rowKey(row)) && 'bg-row-selected',
              isRowMuted?.(row) && 'opacity-60',
            )}
          >
            {renderCard(row)}
          </li>
        ))}
      </ul>
    );
  }
  const isSideways = isScrollable || !isWide;
  const selectable = selection ? rows.filter((row) => selection.isSelectable?.(row) ?? true).map(rowKey) : [];
  const chosen = selectable.filter((key) => selection?.selected.has(key));
  const sticky = isSideways && '[&_:is(th,td):first-child]:sticky [&_:is(th,td):first-child]:start-0 [&_:is(th,td):first-child]:z-1';
  const table = (
    <table className={joinClasses('w-full border-separate border-spacing-0 text-md', sticky)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={joinClasses(!isSideways && 'sticky top-0 z-(--z-sticky)', '[&_th]:border-y [&_th]:bg-surface-sunken')}>
        <tr>
          {selection && (
            <th scope="col" className="w-[18px] ps-(--gutter) align-middle">
              <span className="flex">
                <Checkbox
                  label={uiFa.table.selectAll}
                  isSelected={selectable.length > 0 && chosen.length === selectable.length}
                  isIndeterminate={chosen.length > 0 && chosen.length < selectable.length}
                  isDisabled={selectable.length === 0}
                  onChange={(isSelected) => selection.onChange(toggle(selection.selected, selectable, isSelected))}
                />
              </span>
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="[&_td]:border-b">
        {rows.map((row) => {
          const key = rowKey(row);
          const isSelected = selection?.selected.has(key) ?? false;
          return (
            <tr
              key={key}
              className={joinClasses(
                'transition-colors duration-(--t-fast) [&>td]:bg-inherit',
                isDense ? 'h-(--row-dense)' : 'h-(--row)',
                isSelected
                  ? 'bg-row-selected [&>td:first-child]:shadow-[inset_-2px_0_0_var(--chart-1)]'
                  : 'bg-surface hover:bg-surface-hover',
                isRowMuted?.(row) && 'text-text-3',
              )}
            >
              {selection && (
                <td className="ps-(--gutter) align-middle">
                  <span className="flex">
                    <Checkbox
                      label={uiFa.table.selectRow(selection.rowName(row))}
                      isSelected={isSelected}
                      isDisabled={!(selection.isSelectable?.(row) ?? true)}
                      onChange={(next) => selection.onChange(toggle(selection.selected, [key], next))}
                    />
                  </span>
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={joinClasses(
                    columnClass(column),
                    'py-1.5',
                    column.sortKey !== undefined && sort?.key === column.sortKey && 'font-semibold',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      {totals && (
        <tfoot className="font-semibold [&_td]:border-t [&_td]:border-line-strong [&_td]:bg-surface-sunken">
          <tr className="h-11">
            {selection && <td className="ps-(--gutter)" />}
            {columns.map((column) => (
              <td key={column.key} className={columnClass(column)}>
                {totals[column.key]}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
  return isSideways ? <div className="overflow-x-auto">{table}</div> : table;
}
