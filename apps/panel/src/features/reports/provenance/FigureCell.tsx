import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { writeFigure, type OpenFigure } from './figure-address.ts';

export interface FigureCellProps extends OpenFigure {
  /** The figure as text. */
  children: ReactNode;
}

/** A figure that opens its measurements. The address names the open figure, so that reload and back work. */
export function FigureCell({ children, ...figure }: FigureCellProps) {
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, figure: writeFigure(figure) })}
      resetScroll={false}
      className="relative rounded-sm underline decoration-line-control decoration-dotted underline-offset-4 hover:text-action-text hover:decoration-current pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:-inset-y-3"
    >
      {children}
    </Link>
  );
}
