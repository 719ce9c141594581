import type { ComponentProps, CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '#classes.ts';
import { Checkbox, type CheckboxProps } from '#fields/CheckboxField.tsx';
import { ShareBox, type ShareBoxProps } from '#table/selection.tsx';
import { ariaSort, HeadFace, isSortedBy, type HeadFaceProps } from './HeadFace.tsx';

interface Plain {
  /** Without the list's look: the caller sets the classes. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

interface RootProps extends Plain {
  /** For screen readers, not drawn. */
  name: string;
  /** The count of all rows, if only some are in the document. */
  rowCount?: number | undefined;
}

interface HeadProps extends Plain {
  style?: CSSProperties | undefined;
  isSticky?: boolean | undefined;
  /** Rows have numbers, because only some are in the document; the head is row 1. */
  isNumbered?: boolean | undefined;
}

interface BodyProps<E> extends Plain, Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  ref?: Ref<E> | undefined;
}

interface RowProps extends Plain, Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** From 0; set if only some rows are in the document. */
  index?: number | undefined;
  isSelected?: boolean | undefined;
}

interface HeadCellProps extends Plain, Partial<HeadFaceProps> {
  scope?: 'col' | 'row' | undefined;
  style?: CSSProperties | undefined;
}

type CellProps = Pick<ComponentProps<'td'>, 'className' | 'children' | 'colSpan'>;

interface SelectAllProps extends ShareBoxProps {
  title?: string | undefined;
}

interface GridStyle {
  readonly root: string | undefined;
  readonly head: string;
  readonly sticky: string;
  readonly headCell: string | undefined;
  readonly body: string | undefined;
  readonly row: string | undefined;
  readonly selected: string;
  readonly selectAll: string;
  readonly select: string;
}

/** In a table the cells have the borders, because its rows cannot. */
const tableStyle: GridStyle = {
  root: 'w-full border-separate border-spacing-0 text-md',
  head: '[&_th]:border-y [&_th]:bg-surface-sunken',
  sticky: 'sticky top-(--head-h,0px) z-(--z-sticky)',
  headCell: 'h-[38px] text-sm font-normal whitespace-nowrap',
  body: '[&_td]:border-b',
  row: 'transition-colors duration-(--t-fast) focus-visible:-outline-offset-2 [&>td]:bg-inherit',
  selected: 'bg-row-selected [&>td:first-child]:shadow-[inset_-2px_0_0_var(--chart-1)]',
  selectAll: 'w-[18px] ps-(--gutter) align-middle',
  select: 'ps-(--gutter) align-middle',
};

const drawnStyle: GridStyle = {
  root: undefined,
  head: 'h-[38px] border-y bg-surface-sunken text-sm text-text-3',
  sticky: 'sticky top-0 z-1',
  headCell: undefined,
  body: undefined,
  row: 'border-b',
  selected: 'bg-row-selected before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-action',
  selectAll: 'flex',
  select: 'flex',
};

/**
 * The parts of each table, with one look and one set of roles for two kinds of elements: the browser's table, and boxes on a grid of the
 * caller's columns, for rows that a transform places, or whose content no table row can hold.
 */
export function makeGrid<E extends HTMLElement>(kind: 'table' | 'drawn') {
  const isTable = kind === 'table';
  const gridStyle = isTable ? tableStyle : drawnStyle;
  const BodyTag = (isTable ? 'tbody' : 'div') as 'tbody';
  const RowTag = (isTable ? 'tr' : 'div') as 'tr';
  const HeadCellTag = (isTable ? 'th' : 'div') as 'th';
  const CellTag = (isTable ? 'td' : 'div') as 'td';
  const role = (name: string) => (isTable ? undefined : name);

  function Root({ name, rowCount, isPlain, className, children }: RootProps) {
    const classes = joinClasses(!isPlain && gridStyle.root, className) || undefined;
    if (!isTable)
      return (
        <div role="table" aria-label={name} aria-rowcount={rowCount === undefined ? undefined : rowCount + 1} className={classes}>
          {children}
        </div>
      );
    return (
      <table aria-rowcount={rowCount === undefined ? undefined : rowCount + 1} className={classes}>
        <caption className="sr-only">{name}</caption>
        {children}
      </table>
    );
  }

  /** The row of heads; the first of all rows. */
  function Head({ isSticky = true, isNumbered = false, isPlain, className, style, children }: HeadProps) {
    const classes = joinClasses(isSticky && gridStyle.sticky, !isPlain && gridStyle.head, className) || undefined;
    if (!isTable)
      return (
        <div role="row" aria-rowindex={isNumbered ? 1 : undefined} style={style} className={classes}>
          {children}
        </div>
      );
    return (
      <thead style={style} className={classes}>
        <tr aria-rowindex={isNumbered ? 1 : undefined}>{children}</tr>
      </thead>
    );
  }

  function HeadCell({ scope = 'col', isPlain, className, style, children, ...face }: HeadCellProps) {
    const asked: HeadFaceProps = { ...face, label: face.label };
    const tone = isSortedBy(asked) ? 'font-semibold text-text' : 'text-text-3';
    return (
      <HeadCellTag
        role={role(scope === 'col' ? 'columnheader' : 'rowheader')}
        scope={isTable ? scope : undefined}
        aria-label={face.name}
        aria-sort={ariaSort(asked)}
        style={style}
        className={joinClasses(!isPlain && gridStyle.headCell, !isPlain && tone, className) || undefined}
      >
        {children ?? <HeadFace {...asked} />}
      </HeadCellTag>
    );
  }

  function Body({ isPlain, className, ref, ...rest }: BodyProps<E>) {
    return (
      <BodyTag
        {...rest}
        ref={ref as Ref<HTMLTableSectionElement>}
        role={role('rowgroup')}
        className={joinClasses(!isPlain && gridStyle.body, className) || undefined}
      />
    );
  }

  function Row({ index, isSelected = false, isPlain, className, ...rest }: RowProps) {
    const tone = isSelected ? gridStyle.selected : 'bg-surface hover:bg-surface-hover';
    return (
      <RowTag
        {...rest}
        role={role('row')}
        aria-rowindex={index === undefined ? undefined : index + 2}
        className={joinClasses(!isPlain && gridStyle.row, !isPlain && tone, className) || undefined}
      />
    );
  }

  function Cell(props: CellProps) {
    return <CellTag {...props} role={role('cell')} />;
  }

  /** The select-all box. */
  function SelectAll({ title, ...share }: SelectAllProps) {
    const box = <ShareBox {...share} />;
    return (
      <HeadCellTag role={role('columnheader')} scope={isTable ? 'col' : undefined} title={title} className={gridStyle.selectAll}>
        {isTable ? <span className="flex">{box}</span> : box}
      </HeadCellTag>
    );
  }

  /** The box of a row; `children` widen the area to press. */
  function Select({ children, ...box }: CheckboxProps & { children?: ReactNode }) {
    return (
      <CellTag role={role('cell')} className={gridStyle.select}>
        {isTable ? (
          <span className="flex">
            <Checkbox {...box} />
            {children}
          </span>
        ) : (
          <>
            <Checkbox {...box} />
            {children}
          </>
        )}
      </CellTag>
    );
  }

  return { Root, Head, HeadCell, Body, Row, Cell, SelectAll, Select };
}
