import type { TableSelection } from './table-props.ts';
import { Checkbox, type CheckboxProps } from '#fields/CheckboxField.tsx';
import { uiFa } from '#ui.fa.ts';

export interface ShareBoxProps extends Pick<CheckboxProps, 'isDisabled' | 'onChange'> {
  label: string;
  /** The share of selected rows. */
  share: 'all' | 'some' | 'none';
}

/** The select-all box above a list. */
export function ShareBox({ share, ...box }: ShareBoxProps) {
  return <Checkbox {...box} isSelected={share === 'all'} isIndeterminate={share === 'some'} />;
}

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

/** The select-all box of this page; rows of other pages do not change. */
export function boxOfPage<Row>({ selection, rowKey, rows }: SelectionProps<Row> & { rows: readonly Row[] }): ShareBoxProps {
  const keys = rows.filter((row) => canSelect(selection, row)).map(rowKey);
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  return {
    label: uiFa.table.selectAll,
    share: chosen === 0 ? 'none' : chosen === keys.length ? 'all' : 'some',
    isDisabled: keys.length === 0,
    onChange: (isSelected) => selection.onChange(toggle(selection.selected, keys, isSelected)),
  };
}

export function boxOfRow<Row>({ selection, rowKey, row }: SelectionProps<Row> & { row: Row }): CheckboxProps {
  const key = rowKey(row);
  return {
    label: uiFa.table.selectRow(selection.rowName(row)),
    isSelected: selection.selected.has(key),
    isDisabled: !canSelect(selection, row),
    onChange: (isSelected) => selection.onChange(toggle(selection.selected, [key], isSelected)),
  };
}
