import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { publishersFa as fa } from '../publishers.fa.ts';
import { NumberFilter } from './NumberFilter.tsx';
import { readPlanFilters, withFilter } from './plan-filters.ts';

test('a range that is typed reaches the address, and is shown when it is read from there', () => {
  const filters = readPlanFilters(['price,gt,20000', 'price,lt,5000000'], { media_type: 'INSTAGRAM', content_type: 'STORY' });
  const onApply = vi.fn();
  render(<NumberFilter label={fa.price} unit={fa.tomanWord} hint="" value={filters.number('price')} onApply={onApply} />);
  expect([fa.from, fa.to].map((label) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value)).toEqual([
    '۲۰,۰۰۰',
    '۵,۰۰۰,۰۰۰',
  ]);
  fireEvent.change(screen.getByRole('textbox', { name: fa.from }), { target: { value: '۳۰۰۰۰' } });
  fireEvent.click(screen.getByRole('button', { name: fa.apply }));
  const range = onApply.mock.calls[0]?.[0];
  expect(withFilter(filters, 'price', range)).toEqual(['price,gt,30000', 'price,lt,5000000']);
});
