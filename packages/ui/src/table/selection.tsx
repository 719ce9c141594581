import type { TableSelection } from './table-props.ts';
import { Checkbox } from '#fields/CheckboxField.tsx';
import { uiFa } from '#ui.fa.ts';

function toggle(selected: ReadonlySet<string>, keys: readonly string[], isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

const canSelect = <Row,>({ isSelectable }: TableSelection<Row>, row: Row): boolean => isSelectable?.(row) ?? true;

interface SelectionProps<Row> {
  selection: TableSelection<Row>;
  rowKey: (row: Row) => string;
}

/** The box of all rows of this page; those of other pages are left alone. */
export function SelectAll<Row>({ selection, rowKey, rows }: SelectionProps<Row> & { rows: readonly Row[] }) {
  const keys = rows.filter((row) => canSelect(selection, row)).map(rowKey);
  const chosen = keys.filter((key) => selection.selected.has(key));
  return (
    <Checkbox
      label={uiFa.table.selectAll}
      isSelected={keys.length > 0 && chosen.length === keys.length}
      isIndeterminate={chosen.length > 0 && chosen.length < keys.length}
      isDisabled={keys.length === 0}
      onChange={(isSelected) => selection.onChange(toggle(selection.selected, keys, isSelected))}
    />
  );
}

export function SelectRow<Row>({ selection, rowKey, row }: SelectionProps<Row> & { row: Row }) {
  const key = rowKey(row);
  return (
    <Checkbox
      label={uiFa.table.selectRow(selection.rowName(row))}
      isSelected={selection.selected.has(key)}
      isDisabled={!canSelect(selection, row)}
      onChange={(isSelected) => selection.onChange(toggle(selection.selected, [key], isSelected))}
    />
  );
}
