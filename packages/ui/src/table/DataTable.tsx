import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { useMedia, WIDE } from '#media.ts';
import { columnClass, STICKY_COLUMN } from './column-class.ts';
import { HeadCell } from './HeadCell.tsx';
import { SelectAll, SelectRow } from './selection.tsx';
import { TableCards } from './TableCards.tsx';
import { tableFa } from './table.fa.ts';
import type { DataTableProps } from './table-props.ts';
import { useRowKeys } from './use-row-keys.ts';

/** So many columns are not squeezed on a phone. */
const COLUMNS_OF_PHONES = 3;
const INDEX = 'w-14 tabular text-text-3';

/** Presentational: sorting, paging and selecting are the caller's, and stand in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, sort, onSort, totals, selection, isDense = false, isRowMuted, isScrollable = false } = props;
  const { firstIndex, onOpenRow, filterToggle } = props;
  const isWide = useMedia(WIDE);
  const body = useRef<HTMLTableSectionElement>(null);
  const keysOf = useRowKeys(body, rows.length, onOpenRow && ((at) => onOpenRow(rows[at]!)));
  if (!isWide && !isScrollable && (props.renderCard !== undefined || columns.length > COLUMNS_OF_PHONES)) return <TableCards {...props} />;
  const isSideways = isScrollable || !isWide;
  const sticky = (at: number) => at === 0 && isSideways && STICKY_COLUMN;
  const table = (
    <table className="w-full border-separate border-spacing-0 text-md">
      <caption className="sr-only">{caption}</caption>
      <thead className={joinClasses(!isSideways && 'sticky top-0 z-(--z-sticky)', '[&_th]:border-y [&_th]:bg-surface-sunken')}>
        <tr>
          {selection && (
            <th scope="col" className="w-[18px] ps-(--gutter) align-middle">
              <span className="flex">
                <SelectAll selection={selection} rowKey={rowKey} rows={rows} />
              </span>
            </th>
          )}
          {firstIndex !== undefined && (
            <th scope="col" className={joinClasses(columnClass({}), INDEX, 'text-sm font-normal')}>
              {tableFa.index}
            </th>
          )}
          {columns.map((column, at) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} className={sticky(at) || undefined} />
          ))}
          {filterToggle && (
            <th scope="col" className="w-10 pe-(--gutter)">
              <IconButton
                icon={SlidersHorizontal}
                size="sm"
                iconSize={16}
                label={filterToggle.isShown ? tableFa.hideFilters : tableFa.showFilters}
                aria-expanded={filterToggle.isShown}
                aria-controls={filterToggle.controls}
                onClick={filterToggle.onToggle}
              />
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body} className="[&_td]:border-b">
        {rows.map((row, index) => {
          const key = rowKey(row);
          const isSelected = selection?.selected.has(key) ?? false;
          return (
            <tr
              key={key}
              {...keysOf(index)}
              className={joinClasses(
                'transition-colors duration-(--t-fast) focus-visible:-outline-offset-2 [&>td]:bg-inherit',
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
                    <SelectRow selection={selection} rowKey={rowKey} row={row} />
                  </span>
                </td>
              )}
              {firstIndex !== undefined && <td className={joinClasses(columnClass({}), INDEX)}>{formatNumber(firstIndex + index)}</td>}
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  className={joinClasses(
                    columnClass(column),
                    'py-1.5',
                    column.sortKey !== undefined && sort?.key === column.sortKey && 'font-semibold',
                    sticky(at),
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
              {filterToggle && <td />}
            </tr>
          );
        })}
      </tbody>
      {totals && (
        <tfoot className="font-semibold [&_td]:border-t [&_td]:border-line-strong [&_td]:bg-surface-sunken">
          <tr className="h-11">
            {selection && <td className="ps-(--gutter)" />}
            {firstIndex !== undefined && <td />}
            {columns.map((column, at) => (
              <td key={column.key} className={joinClasses(columnClass(column), sticky(at))}>
                {totals[column.key]}
              </td>
            ))}
            {filterToggle && <td />}
          </tr>
        </tfoot>
      )}
    </table>
  );
  return isSideways ? <div className="overflow-x-auto">{table}</div> : table;
}
