import { useState } from 'react';
import type { DataTableProps } from './table-props.ts';
import { joinClasses } from '#classes.ts';
import { Checkbox } from '#fields/CheckboxField.tsx';
import { boxOfPage, boxOfRow, ShareBox, type RangeAnchor } from './selection.tsx';
import { tableFa as fa } from './table.fa.ts';

type CardsProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'caption' | 'totals' | 'selection' | 'renderCard' | 'isRowMuted'
>;

const isNamed = ({ label, name }: { label: unknown; name?: string | undefined }) => typeof label === 'string' || name !== undefined;

/** A row as pairs of head and cell, with the first column as its title; a column without a text name has only its cell. */
function PlainCard<Row>({ columns, row }: Pick<CardsProps<Row>, 'columns'> & { row: Row }) {
  const [first, ...rest] = columns;
  return (
    <div className="flex flex-col gap-2">
      {first && <div className="min-w-0">{first.cell(row)}</div>}
      <dl className="flex flex-col gap-1.5">
        {rest.filter(isNamed).map((column) => (
          <div key={column.key} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 text-sm text-text-3">{column.name ?? column.label}</dt>
            <dd className={joinClasses('min-w-0 text-md', column.isNumeric && 'tabular')}>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {rest
        .filter((column) => !isNamed(column))
        .map((column) => (
          <div key={column.key}>{column.cell(row)}</div>
        ))}
    </div>
  );
}

function PlainTotals<Row>({ columns, totals }: Pick<CardsProps<Row>, 'columns'> & { totals: NonNullable<CardsProps<Row>['totals']> }) {
  return (
    <dl aria-label={fa.totals} className="flex flex-col gap-1.5 border-t border-line-strong bg-surface-sunken px-(--gutter) py-3">
      {columns.map(
        (column, index) =>
          totals[column.key] !== undefined && (
            <div key={column.key} className="flex items-baseline justify-between gap-4 font-semibold">
              <dt className="text-sm">{index === 0 ? totals[column.key] : (column.name ?? column.label)}</dt>
              {index > 0 && <dd className="tabular text-md">{totals[column.key]}</dd>}
            </div>
          ),
      )}
    </dl>
  );
}

/** The rows below lg, where a table has no room. */
export function TableCards<Row>({ columns, rows, rowKey, caption, totals, selection, renderCard, isRowMuted }: CardsProps<Row>) {
  const [anchor] = useState<RangeAnchor>(() => ({}));
  return (
    <>
      {selection && rows.length > 0 && (
        <div className="flex border-b border-line bg-surface-sunken px-(--gutter) py-3">
          <ShareBox {...boxOfPage({ selection, rowKey, rows })} />
        </div>
      )}
      <ul aria-label={caption} className="divide-y divide-line">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={joinClasses(
              'px-(--gutter) py-4',
              selection?.selected.has(rowKey(row)) && 'bg-row-selected',
              isRowMuted?.(row) && 'opacity-60',
              selection && 'flex gap-3',
            )}
          >
            {selection && (
              <span className="flex h-6 items-center">
                <Checkbox {...boxOfRow({ selection, rowKey, row, rows, anchor })} />
              </span>
            )}
            {selection ? (
              <div className="min-w-0 flex-1">{renderCard ? renderCard(row) : <PlainCard columns={columns} row={row} />}</div>
            ) : renderCard ? (
              renderCard(row)
            ) : (
              <PlainCard columns={columns} row={row} />
            )}
          </li>
        ))}
      </ul>
      {!renderCard && totals && <PlainTotals columns={columns} totals={totals} />}
    </>
  );
}
