import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';
import { IconButton } from '#actions/IconButton.tsx';
import { useMedia, WIDE } from '#media.ts';
import { columnClass, STICKY_COLUMN } from './column-class.ts';
import { TableGrid } from './grid/grids.ts';
import { boxOfPage, boxOfRow, type RangeAnchor } from './selection.tsx';
import { TableCards } from './TableCards.tsx';
import { tableFa } from './table.fa.ts';
import type { DataTableProps, TableColumn } from './table-props.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Up to this many columns fit on a phone. */
const COLUMNS_OF_PHONES = 3;
/** As wide as the gutter; its button stands over the end of the last column's head. */
const TOGGLE = 'w-0 pe-[calc(var(--gutter)-12px)]';
const INDEX = 'w-14 text-text-3';

const pickFace = <Row,>({ label, name, unit, help, sortKey }: TableColumn<Row>) => ({ label, name, unit, help, sortKey });

/** Presentational: the caller sorts, pages and selects, and keeps that state in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, caption, sort, onSort, totals, selection, isDense = false, isRowMuted, isScrollable = false } = props;
  const { firstIndex, onOpenRow, filterToggle } = props;
  const isWide = useMedia(WIDE);
  const body = useRef<HTMLTableSectionElement>(null);
  const [anchor] = useState<RangeAnchor>(() => ({}));
  const keysOf = useRowKeys(body, rows.length, onOpenRow && ((at) => onOpenRow(rows[at]!)));
  if (!isWide && !isScrollable && (props.renderCard !== undefined || columns.length > COLUMNS_OF_PHONES)) return <TableCards {...props} />;
  const isSideways = isScrollable || !isWide;
  const sticky = (at: number) => at === 0 && isSideways && STICKY_COLUMN;
  const table = (
    <TableGrid.Root name={caption}>
      <TableGrid.Head isSticky={!isSideways}>
        {selection && <TableGrid.SelectAll {...boxOfPage({ selection, rowKey, rows })} />}
        {firstIndex !== undefined && (
          <TableGrid.HeadCell isPlain className={joinClasses(columnClass({}), INDEX, 'text-sm font-normal')}>
            {tableFa.index}
          </TableGrid.HeadCell>
        )}
        {columns.map((column, at) => (
          <TableGrid.HeadCell
            key={column.key}
            {...pickFace(column)}
            sort={sort}
            onSort={onSort}
            style={{ width: column.width }}
            className={joinClasses(columnClass(column), sticky(at))}
          />
        ))}
        {filterToggle && (
          <TableGrid.HeadCell isPlain className={TOGGLE}>
            <IconButton
              icon={SlidersHorizontal}
              size="sm"
              iconSize={16}
              label={filterToggle.isShown ? tableFa.hideFilters : tableFa.showFilters}
              aria-expanded={filterToggle.isShown}
              aria-controls={filterToggle.controls}
              onClick={filterToggle.onToggle}
              className="-ms-8"
            />
          </TableGrid.HeadCell>
        )}
      </TableGrid.Head>
      <TableGrid.Body ref={body}>
        {rows.map((row, index) => {
          const key = rowKey(row);
          return (
            <TableGrid.Row
              key={key}
              {...keysOf(index)}
              isSelected={selection?.selected.has(key)}
              className={joinClasses(isDense ? 'h-(--row-dense)' : 'h-(--row)', isRowMuted?.(row) && 'text-text-3')}
            >
              {selection && <TableGrid.Select {...boxOfRow({ selection, rowKey, row, rows, anchor })} />}
              {firstIndex !== undefined && (
                <TableGrid.Cell className={joinClasses(columnClass({}), INDEX)}>{formatNumber(firstIndex + index)}</TableGrid.Cell>
              )}
              {columns.map((column, at) => (
                <TableGrid.Cell
                  key={column.key}
                  className={joinClasses(
                    columnClass(column),
                    'py-1.5',
                    column.sortKey !== undefined && sort?.key === column.sortKey && 'font-semibold',
                    sticky(at),
                  )}
                >
                  {column.cell(row)}
                </TableGrid.Cell>
              ))}
              {filterToggle && <TableGrid.Cell />}
            </TableGrid.Row>
          );
        })}
      </TableGrid.Body>
      {totals && (
        <tfoot className="font-semibold [&_td]:border-t [&_td]:border-line-strong [&_td]:bg-surface-sunken">
          <TableGrid.Row isPlain className="h-11">
            {selection && <TableGrid.Cell className="ps-(--gutter)" />}
            {firstIndex !== undefined && <TableGrid.Cell />}
            {columns.map((column, at) => (
              <TableGrid.Cell key={column.key} className={joinClasses(columnClass(column), sticky(at))}>
                {totals[column.key]}
              </TableGrid.Cell>
            ))}
            {filterToggle && <TableGrid.Cell />}
          </TableGrid.Row>
        </tfoot>
      )}
    </TableGrid.Root>
  );
  return isSideways ? <div className="overflow-x-auto">{table}</div> : table;
}
