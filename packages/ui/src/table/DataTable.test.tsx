import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './table-props.ts';
import { DEMO_REASON } from '#demo.fa.ts';
import { TableExportButton } from './TableExportButton.tsx';
import { titleColumn } from './title-column.tsx';

interface Row {
  id: string;
  title: string;
}

const rows: Row[] = [
  { id: 'a', title: 'الف' },
  { id: 'b', title: 'ب' },
  { id: 'c', title: 'پ' },
];

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

test('the sorted column shows its direction, and a press requests the next one', () => {
  const onSort = vi.fn();
  stubWidth(true);
  renderTable({ sort: { key: 'title', direction: 'desc' }, onSort });
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('button', { name: 'عنوان' }));
  expect(onSort.mock.calls).toEqual([['title']]);
});

test('select-all selects the selectable rows of this page and keeps those of other pages', () => {
  const onChange = vi.fn();
  stubWidth(true);
  renderTable({ selection: { selected: new Set(['z']), onChange, rowName: (row) => row.title, isSelectable: (row) => row.id !== 'c' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }));
  expect(onChange.mock.calls).toEqual([[new Set(['z', 'a', 'b'])]]);
});

test('if only some rows are selected, the select-all box is indeterminate', () => {
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

test('below lg, rows without a card are shown as heads and cells, with the totals after them', () => {
  stubWidth(false);
  renderTable({
    columns: ['title', 'a', 'b', 'c'].map((key) => ({ key, label: `سر ${key}`, cell: (row: Row) => `${row.title} ${key}` })),
    totals: { title: 'جمع ۳', b: '۹۰' },
  });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('الف titleسر aالف aسر bالف bسر cالف c');
  expect(screen.getByText('۹۰')).toBeTruthy();
});

test('cards are selected like rows', () => {
  const onChange = vi.fn();
  stubWidth(false);
  renderTable({ renderCard: (row) => row.title, selection: { selected: new Set(), onChange, rowName: (row) => row.title } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'انتخاب ب' }));
  expect(onChange.mock.calls).toEqual([[new Set(['b'])]]);
});

test('the index continues from the previous page', () => {
  stubWidth(true);
  renderTable({ firstIndex: 21 });
  expect(screen.getByRole('columnheader', { name: 'ردیف' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['ردیفعنوان', '۲۱الف', '۲۲ب', '۲۳پ']);
});

test('the totals are below their columns', () => {
  stubWidth(true);
  renderTable({ firstIndex: 1, totals: { title: 'جمع ۳ کمپین' } });
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('جمع ۳ کمپین');
});

test('a head explains its column', () => {
  stubWidth(true);
  renderTable({ columns: [{ key: 'reach', label: 'دسترسی', help: 'کسانی که دست‌کم یک بار دیده‌اند.', cell: () => '' }] });
  expect(screen.getByRole('button', { name: 'راهنمای دسترسی' }).getAttribute('aria-description')).toBe('کسانی که دست‌کم یک بار دیده‌اند.');
});

test('a long title is cut at 100 characters, shown whole on hover, and has a details button next to it', () => {
  const onDetails = vi.fn();
  const title = 'ع'.repeat(130);
  stubWidth(true);
  renderTable({
    rows: [{ id: 'a', title }],
    columns: [titleColumn<Row>({ key: 'title', label: 'عنوان', title: (row) => row.title, onDetails })],
  });
  expect(screen.getByTitle(title).textContent).toBe(`${'ع'.repeat(100)}…`);
  fireEvent.click(screen.getByRole('button', { name: /^جزئیات/ }));
  expect(onDetails.mock.calls).toEqual([[{ id: 'a', title }]]);
});

test('the filters are shown and hidden from the head', () => {
  const onToggle = vi.fn();
  stubWidth(true);
  renderTable({ filterToggle: { isShown: true, onToggle, controls: 'filters' } });
  const button = screen.getByRole('button', { name: 'پنهان کردن فیلترها' });
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['true', 'filters']);
  fireEvent.click(button);
  expect(onToggle).toHaveBeenCalledOnce();
});

test.each([
  ['{ArrowDown}', 'ب'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'پ'],
  ['{End}', 'پ'],
  ['{End}{ArrowUp}', 'ب'],
  ['{End}{Home}', 'الف'],
  ['{PageDown}', 'پ'],
  ['{PageDown}{PageUp}', 'الف'],
])('from the first row %s goes to %s, and Enter opens it', async (keys, title) => {
  const onOpenRow = vi.fn();
  stubWidth(true);
  renderTable({ onOpenRow });
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(`${keys}{Enter}`);
  expect(document.activeElement?.textContent).toBe(title);
  expect(onOpenRow.mock.calls.map(([row]) => (row as Row).title)).toEqual([title]);
});

test('keys pressed on a button inside a row do not move between rows', async () => {
  const onOpenRow = vi.fn();
  stubWidth(true);
  renderTable({ onOpenRow, columns: [{ key: 'title', label: 'عنوان', cell: (row) => <button type="button">{row.title}</button> }] });
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'الف' }).focus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(onOpenRow).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('الف');
});

test('in the demo the export button stays and tells why it does nothing', () => {
  const onExport = vi.fn();
  render(<TableExportButton isDemo onExport={onExport} />);
  const button = screen.getByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)' });
  fireEvent.click(button);
  expect(onExport).not.toHaveBeenCalled();
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual(['true', DEMO_REASON]);
  // On phones too, where only its icon is drawn.
  expect(button.className).toContain('max-lg:text-text-disabled');
  expect(button.className).not.toContain('max-lg:text-text-2');
});
