import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageNumbers, Pagination } from './Pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %s of %s shows %j', (page, last, shown) => {
  expect(pageNumbers(page, last)).toEqual(shown);
});

test('the text names the rows of the page and their total', () => {
  render(<Pagination page={3} pageSize={10} total={28} onPage={() => {}} />);
  expect(screen.getByText('۲۱ تا ۲۸ از ۲۸')).toBeTruthy();
});

test('a page number in Persian digits opens that page, or the last page if it is too large', () => {
  const onPage = vi.fn();
  render(<Pagination page={1} pageSize={10} total={28} onPage={onPage} />);
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: '۹' } });
  fireEvent.submit(box);
  expect(onPage.mock.calls).toEqual([[3]]);
});
