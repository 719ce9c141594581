import type { TableColumn } from '#table/table-props.ts';
import { StateBadge } from '#badges/StateBadge.tsx';
import { formatNumber, formatToman } from '#format/format.ts';
import { DataTable } from '#table/DataTable.tsx';
import { DrawnGrid } from '#table/grid/grids.ts';
import { TableExportButton } from '#table/TableExportButton.tsx';
import { titleColumn } from '#table/title-column.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly reach: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: id === 1 ? fa.long : `${fa.text} ${formatNumber(id + 1)}`,
    reach: 12_400 * (id + 1),
  }));
const columns: TableColumn<Row>[] = [
  titleColumn<Row>({ key: 'name', label: fa.columns.name, title: ({ name }) => name, width: '40%' }),
  { key: 'reach', label: fa.columns.reach, isNumeric: true, sortKey: 'reach', help: fa.help, cell: ({ reach }) => formatNumber(reach) },
  {
    key: 'price',
    label: fa.columns.price,
    unit: fa.toman,
    isNumeric: true,
    sortKey: 'price',
    cell: ({ reach }) => formatNumber(reach * 9),
  },
  { key: 'state', label: fa.columns.state, cell: () => <StateBadge state="PUBLISHING" /> },
];
// The style sheet lacks classes that only this page uses.
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) 1fr',
  alignItems: 'center',
  gap: 16,
  paddingInline: 24,
} as const;
const table = { columns, caption: fa.caption, rowKey: ({ id }: Row) => String(id) };
const rowName = ({ name }: Row) => name;

export const tableShelves: readonly Shelf[] = [
  {
    name: 'table/DataTable.tsx',
    states: {
      'sorted, with totals': (
        <DataTable
          {...table}
          rows={rows(4)}
          sort={{ key: 'reach', direction: 'desc' }}
          onSort={() => undefined}
          totals={{ name: fa.total, reach: formatNumber(124_000) }}
        />
      ),
      'selection, dense, many rows': (
        <Held<ReadonlySet<string>> first={new Set(['1', '3'])}>
          {(selected, onChange) => (
            <div style={{ maxHeight: 320, overflow: 'auto' }}>
              <DataTable {...table} isDense rows={rows(40)} firstIndex={1} selection={{ selected, onChange, rowName }} />
            </div>
          )}
        </Held>
      ),
      'sideways, a muted row': (
        <DataTable {...table} isScrollable rows={rows(2)} isRowMuted={({ id }) => id === 0} onOpenRow={() => undefined} />
      ),
      empty: <DataTable {...table} rows={[]} />,
    },
  },
  {
    name: 'table/grid/make-grid.tsx',
    states: {
      'drawn rows': (
        <DrawnGrid.Root name={fa.caption} rowCount={2}>
          <DrawnGrid.Head isNumbered style={rowStyle}>
            <DrawnGrid.SelectAll label={fa.tabs[0]} share="some" onChange={() => undefined} />
            <DrawnGrid.HeadCell label={fa.columns.name} />
            <DrawnGrid.HeadCell
              label={fa.columns.price}
              sortKey="price"
              sort={{ key: 'price', direction: 'asc' }}
              onSort={() => undefined}
            />
          </DrawnGrid.Head>
          <DrawnGrid.Body>
            {rows(2).map(({ id, name, reach }) => (
              <DrawnGrid.Row key={id} index={id} isSelected={id === 1} style={rowStyle} className="relative h-(--row)">
                <DrawnGrid.Select label={name} isSelected={id === 1} onChange={() => undefined} />
                <DrawnGrid.Cell className="truncate">{name}</DrawnGrid.Cell>
                <DrawnGrid.Cell className="tabular">{formatToman(reach)}</DrawnGrid.Cell>
              </DrawnGrid.Row>
            ))}
          </DrawnGrid.Body>
        </DrawnGrid.Root>
      ),
    },
  },
  {
    name: 'table/TableExportButton.tsx',
    states: {
      rest: <TableExportButton onExport={() => undefined} />,
      busy: <TableExportButton onExport={() => undefined} isBusy />,
      demo: <TableExportButton onExport={() => undefined} isDemo />,
    },
  },
];
