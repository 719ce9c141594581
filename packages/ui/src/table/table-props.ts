import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  /** A CSS width: '28%', '120px'. */
  width?: string | undefined;
  sortKey?: string | undefined;
  /** Digits of equal width, so that they align. */
  isNumeric?: boolean | undefined;
  /** 1 always, 2 from lg, 3 from xl, 4 from 85rem, 5 from 90rem: next to the sidebar a table has less width than the window. */
  priority?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Name for assistive technology when the label is empty. */
  name?: string | undefined;
  /** Written in the head after the label: «تومان». */
  unit?: string | undefined;
  /** The column's meaning, behind a question mark in its head. */
  help?: string | undefined;
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

/** A button in the head of a separate column that shows and hides the filters. */
export interface TableFilterToggle {
  isShown: boolean;
  onToggle: () => void;
  /** The id of the filters. */
  controls: string;
}

export interface DataTableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table's content for screen readers; not drawn. */
  caption: string;
  sort?: TableSort | undefined;
  onSort?: ((sortKey: string) => void) | undefined;
  /** Cells of the totals row by column key. */
  totals?: Partial<Record<string, ReactNode>> | undefined;
  selection?: TableSelection<Row> | undefined;
  isDense?: boolean | undefined;
  /** Below lg each row is this card in a list. Without it, a card of heads and cells, unless there are few columns. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  isRowMuted?: ((row: Row) => boolean) | undefined;
  /** Scrolls sideways in its own box at every width; the first column then stays in place. */
  isScrollable?: boolean | undefined;
  /** Number of the first row of this page among all, from 1: adds the index column. */
  firstIndex?: number | undefined;
  /** Rows take the keyboard: arrows move between them, Enter opens one. */
  onOpenRow?: ((row: Row) => void) | undefined;
  filterToggle?: TableFilterToggle | undefined;
}
