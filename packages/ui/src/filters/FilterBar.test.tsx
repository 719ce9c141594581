import type { FilterField, Filters } from '@jarchi/domain/filters/filters.ts';
import { encodeFilters } from '@jarchi/domain/filters/filters.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pauses } from '#toasts/pauses.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterSpec } from './filter-spec.ts';

const FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'state', type: 'select', isMultiple: true, options: ['open', 'closed'] },
  { key: 'kind', type: 'select', isMultiple: false, options: ['post', 'story'] },
  { key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000_000 } },
  { key: 'created', type: 'date' },
  { key: 'only', type: 'select', isMultiple: false, options: ['true'] },
];
const WORDS: Readonly<Record<string, Omit<FilterSpec, 'field'>>> = {
  search: { label: 'جست‌وجو' },
  state: {
    label: 'وضعیت',
    options: [
      { value: 'open', label: 'باز' },
      { value: 'closed', label: 'بسته' },
    ],
  },
  kind: {
    label: 'قالب',
    options: [
      { value: 'post', label: 'پست' },
      { value: 'story', label: 'استوری' },
    ],
  },
  price: { label: 'قیمت', unit: 'تومان' },
  created: { label: 'تاریخ ساخت', isExtra: true },
  only: { label: 'فقط پیشنهادی' },
};
const SPECS: readonly FilterSpec[] = FIELDS.map((field) => ({ ...(WORDS[field.key] ?? { label: '' }), field }));

// The layers are loaded by the first press.
beforeAll(() => Promise.all([import('./FilterPopover.tsx'), import('./FilterSheet.tsx')]));

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
  );
});

/** Holds the filters like a page does; here the URL is a list of texts. */
function renderBar(start: Filters = {}, dropped = 0) {
  const written: string[][] = [];
  function Page() {
    const [filters, setFilters] = useState(start);
    return (
      <FilterBar
        specs={SPECS}
        filters={filters}
        onFilters={(next) => {
          written.push(encodeFilters(next, FIELDS));
          setFilters(next);
        }}
        searchLabel="جست‌وجوی عنوان"
        closeLabel="دیدن ۲۸ کمپین"
        dropped={dropped}
      />
    );
  }
  render(<Page />);
  return { written, user: userEvent.setup() };
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const chips = () => within(screen.getByRole('search')).getAllByRole('button');

test('several values take effect together, on «اعمال»', async () => {
  const { written, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'وضعیت' }));
  await user.click(await screen.findByRole('checkbox', { name: 'بسته' }));
  await user.click(screen.getByRole('checkbox', { name: 'باز' }));
  expect(written).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'اعمال' }));
  expect(written).toEqual([['state,open,closed']]);
  expect(screen.getByRole('button', { name: 'وضعیت: باز، بسته' })).toBeTruthy();
});

test('one value takes effect at once', async () => {
  const { written, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'قالب' }));
  await user.click(await screen.findByRole('radio', { name: 'استوری' }));
  expect(written).toEqual([['kind,story']]);
});

test('a number takes Persian and Arabic digits, and writes Latin ones', async () => {
  const { written, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'قیمت' }));
  await user.type(await screen.findByRole('textbox', { name: 'از' }), '۳۰۰۰۰');
  await user.type(screen.getByRole('textbox', { name: 'تا' }), '٩٠٠٠٠');
  await user.click(screen.getByRole('button', { name: 'اعمال' }));
  expect(written).toEqual([['price,gt,30000', 'price,lt,90000']]);
});

test('the mouse wheel does not change a number', async () => {
  const { user } = renderBar({ price: { type: 'number', from: 30_000, to: null } });
  await user.click(screen.getByRole('button', { name: /^قیمت/ }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'از' });
  field.focus();
  fireEvent.wheel(field, { deltaY: 100 });
  expect([field.type, field.value]).toEqual(['text', '۳۰,۰۰۰']);
});

test('a number beyond the limits shows an error at its field', async () => {
  const { written, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'قیمت' }));
  await user.type(await screen.findByRole('textbox', { name: 'از' }), '5{Enter}');
  expect(screen.getByText('بین ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ تومان')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'از' }).getAttribute('aria-invalid')).toBe('true');
  expect(written).toEqual([]);
});

test('a rare filter is behind «+ فیلتر» and becomes a chip when it is set', async () => {
  const { written, user } = renderBar();
  expect(screen.queryByRole('button', { name: /تاریخ ساخت/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'افزودن فیلتر' }));
  await user.click(await screen.findByRole('button', { name: 'تاریخ ساخت' }));
  await user.click(screen.getByRole('button', { name: '۷ روز گذشته' }));
  expect(written).toEqual([['created,last_7_days']]);
  expect(screen.getByRole('button', { name: 'تاریخ ساخت: ۷ روز گذشته' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'افزودن فیلتر' })).toBeNull();
});

test('a press turns a switch on or off', async () => {
  const { written, user } = renderBar();
  await user.click(screen.getByRole('button', { name: 'فقط پیشنهادی' }));
  await user.click(screen.getByRole('button', { name: 'فقط پیشنهادی', pressed: true }));
  expect(written).toEqual([['only,true'], []]);
});

test('set filters come first, have a cross, and can be cleared together', async () => {
  const { written, user } = renderBar({ kind: { type: 'select', values: ['post'] }, search: { type: 'search', text: 'قهوه' } });
  const names = chips().map((chip) => chip.getAttribute('aria-label') ?? chip.textContent);
  expect(names.indexOf('قالب: پست')).toBeLessThan(names.indexOf('وضعیت'));
  await user.click(screen.getByRole('button', { name: 'پاک کردن فیلتر: قالب' }));
  await user.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
  expect(written).toEqual([['search,قهوه'], []]);
});

test('a typed search is reported once, after a pause, or at once on Enter', () => {
  vi.useFakeTimers();
  pauses.typing = 300;
  const { written } = renderBar();
  const box = screen.getByRole('searchbox', { name: 'جست‌وجوی عنوان' });
  fireEvent.change(box, { target: { value: 'قه' } });
  wait(299);
  fireEvent.change(box, { target: { value: 'قهوه' } });
  wait(299);
  expect(written).toEqual([]);
  wait(1);
  expect(written).toEqual([['search,قهوه']]);
  fireEvent.change(box, { target: { value: 'چای' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(written.at(-1)).toEqual(['search,چای']);
});

test('the sheet has each filter, takes effect at once, and shows counts on its buttons', async () => {
  const { written, user } = renderBar({ kind: { type: 'select', values: ['post'] } });
  await user.click(screen.getByRole('button', { name: 'فیلتر، ۱ فعال' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: 'باز' }));
  await user.click(sheet.getByRole('switch', { name: 'فقط پیشنهادی' }));
  await user.type(sheet.getByRole('textbox', { name: 'از' }), '30000');
  await user.click(sheet.getByRole('button', { name: 'استوری' }));
  expect(written.at(-1)).toEqual(['state,open', 'kind,story', 'price,gt,30000', 'only,true']);
  await user.click(sheet.getByRole('button', { name: 'دیدن ۲۸ کمپین' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a value beyond the limits keeps its sheet open, with the limits next to it', async () => {
  const { written, user } = renderBar({ kind: { type: 'select', values: ['post'] } });
  await user.click(screen.getByRole('button', { name: 'فیلتر، ۱ فعال' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByRole('textbox', { name: 'از' }), '30000');
  const most = sheet.getByRole('textbox', { name: 'تا' });
  await user.type(most, '600000000');
  await user.click(sheet.getByRole('button', { name: 'دیدن ۲۸ کمپین' }));
  expect(document.activeElement).toBe(most);
  expect(sheet.getByText('بین ۲۰٬۰۰۰ تا ۵۰۰٬۰۰۰٬۰۰۰ تومان')).toBeTruthy();
  expect(written).toEqual([]);
  await user.clear(most);
  await user.type(most, '40000');
  await user.click(sheet.getByRole('button', { name: 'دیدن ۲۸ کمپین' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(written).toEqual([['kind,post', 'price,gt,30000', 'price,lt,40000']]);
});

test('unreadable parts of the URL are reported', () => {
  renderBar({}, 2);
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeTruthy();
});
