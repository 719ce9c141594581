import { useNavigate } from '@tanstack/react-router';
import { writeFigure, type OpenFigure } from './figure-address.ts';

/** Opens a figure by the address, like a `FigureCell`, where a link is not possible. */
export function useOpenFigure(): (figure: OpenFigure) => void {
  const navigate = useNavigate();
  return (figure) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, figure: writeFigure(figure) }), resetScroll: false });
}
