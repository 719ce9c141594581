import { useNavigate } from '@tanstack/react-router';
import { writeFigure, type OpenFigure } from './figure-address.ts';

/** Opens a figure by the address, as a `FigureCell` does, where no link can stand. */
export function useOpenFigure(): (figure: OpenFigure) => void {
  const navigate = useNavigate();
  return (figure) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, figure: writeFigure(figure) }), resetScroll: false });
}
