import { expect, test } from 'vitest';
import { readFigure, writeFigure, type OpenFigure } from './figure-address.ts';

const figures: readonly OpenFigure[] = [
  { metric: 'reach' },
  { metric: 'cost', placement_id: 12 },
  { metric: 'views', at: Date.parse('2026-11-08T20:30:00Z') },
];

test.each(figures)('the figure %o is written to the address and read back', (figure) => {
  expect(readFigure(writeFigure(figure))).toEqual(figure);
});

test.each([[undefined], ['luck'], ['reach.p'], ['reach.x1'], ['reach.p1.t2'], [['reach']], ['unit_cost']])('%o is no figure', (raw) => {
  expect(readFigure(raw)).toBeUndefined();
});
