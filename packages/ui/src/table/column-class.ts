import type { TableColumn } from './table-props.ts';
import { joinClasses } from '#classes.ts';

const aligns = { start: 'text-start', center: 'text-center', end: 'text-end' };

export function columnClass(column: Pick<TableColumn<never>, 'align' | 'priority' | 'isNumeric'>): string {
  return joinClasses(
    'px-3 first:ps-(--gutter) last:pe-(--gutter)',
    aligns[column.align ?? 'start'],
    column.priority === 3 && 'max-xl:hidden',
    column.priority === 4 && 'max-[85rem]:hidden',
    column.priority === 5 && 'max-[90rem]:hidden',
    column.isNumeric && 'tabular whitespace-nowrap',
  );
}

/** Stays in place while the other columns scroll sideways below it. */
export const STICKY_COLUMN = 'sticky start-0 z-1';
