import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Row {
  id: string;
  title: string;
}

const rows: Row[] = [
  { id: 'a', title: 'الف' },
  { id: 'b', title: 'ب' },
  { id: 'c', title: 'پ' },
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderTable(props: Partial<DataTableProps<Row>>) {
  render(
    <DataTable
      caption="کمپین‌ها"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[{ key: 'title', label: 'عنوان', sortKey: 'title', cell: (row) => row.title }]}
      {...props}
    />,
  );
}

function stubWidth(isWide: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: isWide, media: query }) as MediaQueryList,
  );
}

test('the sorted column says its direction and asks for the next', () => {
  const onSort = vi.fn();
  stubWidth(true);
  renderTable({ sort: { key: 'title', direction: 'desc' }, onSort });
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('button', { name: 'عنوان' }));
  expect(onSort.mock.calls).toEqual([['title']]);
});

test('selecting all takes the selectable rows of this page and keeps those of others', () => {
  const onChange = vi.fn();
  stubWidth(true);
  renderTable({ selection: { selected: new Set(['z']), onChange, rowName: (row) => row.title, isSelectable: (row) => row.id !== 'c' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
  expect(onChange.mock.calls).toEqual([[new Set(['z', 'a', 'b'])]]);
});

test('some selected rows make the box of all indeterminate', () => {
  stubWidth(true);
  renderTable({ selection: { selected: new Set(['a']), onChange: () => {}, rowName: (row) => row.title } });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'انتخاب همهٔ این صفحه' }).indeterminate).toBe(true);
});

test('rows become cards of a list on narrow screens', () => {
  stubWidth(false);
  renderTable({ renderCard: (row) => <b>{row.title}</b> });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['الف', 'ب', 'پ']);
});
