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

/** The row whose box was pressed last; a table keeps it from one drawing to the next. */
export interface RangeAnchor {
  key?: string;
}

interface RowProps<Row> extends SelectionProps<Row> {
  row: Row;
  rows: readonly Row[];
  /** With Shift the rows between it and this one are taken too. */
  anchor: RangeAnchor;
}

/** The keys from the row of the anchor to this one, both included. */
function listRange<Row>({ selection, rowKey, row, rows, anchor }: RowProps<Row>): string[] {
  const keys = rows.map(rowKey);
  const [from, to] = [keys.indexOf(anchor.key ?? ''), keys.indexOf(rowKey(row))];
  if (from === -1) return [rowKey(row)];
  return rows
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .filter((between) => canSelect(selection, between))
    .map(rowKey);
}

export function boxOfRow<Row>(props: RowProps<Row>): CheckboxProps {
  const { selection, rowKey, row, anchor } = props;
  const key = rowKey(row);
  return {
    label: uiFa.table.selectRow(selection.rowName(row)),
    isSelected: selection.selected.has(key),
    isDisabled: !canSelect(selection, row),
    onChange: (isSelected, hasShift) => {
      selection.onChange(toggle(selection.selected, hasShift ? listRange(props) : [key], isSelected));
      anchor.key = key;
    },
  };
}
