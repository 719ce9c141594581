import { makeGrid } from './make-grid.tsx';

/** Of the browser's own table. */
export const TableGrid = makeGrid<HTMLTableSectionElement>('table');
/** Of boxes that stand on the caller's columns. */
export const DrawnGrid = makeGrid<HTMLDivElement>('drawn');
