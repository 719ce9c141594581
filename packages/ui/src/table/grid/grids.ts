import { makeGrid } from './make-grid.tsx';

/** Made of the browser's table elements. */
export const TableGrid = makeGrid<HTMLTableSectionElement>('table');
/** Made of boxes on the caller's columns. */
export const DrawnGrid = makeGrid<HTMLDivElement>('drawn');
