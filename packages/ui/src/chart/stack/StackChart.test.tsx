import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StackChart } from './StackChart.tsx';

const props = {
  label: 'دسترسی روزانه',
  at: ['2026-11-08', '2026-11-09', '2026-11-10'].map((day) => tehranInstant(day)),
  parts: [
    { name: 'اینستاگرام', hue: 'var(--pf-instagram-b)', values: [1200, 3000, null] },
    { name: 'دو پلتفرم دیگر', values: [300, null, null] },
  ],
  totalName: 'همه',
  compare: [900, 800, 700],
  compareName: 'بازهٔ قبل',
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 364, 220));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('the summary names the quantity, the range and the peak', () => {
  render(<StackChart {...props} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'دسترسی روزانه، از یکشنبه ۱۷ آبان تا سه‌شنبه ۱۹ آبان. بیشترین: ۳٬۰۰۰ در دوشنبه ۱۸ آبان.',
  );
});

test('each part of each day is a bar, and days without data have none', () => {
  const { container } = render(<StackChart {...props} />);
  expect(container.querySelectorAll('[role=img] rect')).toHaveLength(3);
});

test('arrow keys read a day with its parts, its sum and the earlier range', () => {
  render(<StackChart {...props} />);
  const slider = screen.getByRole('slider', { name: 'دسترسی روزانه' });
  fireEvent.focus(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('یکشنبه ۱۷ آبان: دو پلتفرم دیگر ۳۰۰، اینستاگرام ۱٬۲۰۰، همه ۱٬۵۰۰، بازهٔ قبل ۹۰۰');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(slider.getAttribute('aria-valuetext')).toContain('همه بدون داده، بازهٔ قبل ۷۰۰');
});

test('a table shows the same numbers', async () => {
  render(<StackChart {...props} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'نمایش جدول' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole(row === rows[0] ? 'columnheader' : 'cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['زمان', 'اینستاگرام', 'دو پلتفرم دیگر', 'همه', 'بازهٔ قبل'],
    ['یکشنبه ۱۷ آبان', '۱٬۲۰۰', '۳۰۰', '۱٬۵۰۰', '۹۰۰'],
    ['دوشنبه ۱۸ آبان', '۳٬۰۰۰', 'بدون داده', '۳٬۰۰۰', '۸۰۰'],
    ['سه‌شنبه ۱۹ آبان', 'بدون داده', 'بدون داده', 'بدون داده', '۷۰۰'],
  ]);
});

test('an earlier range without data is not named', () => {
  render(<StackChart {...props} compare={[null, null, null]} />);
  const slider = screen.getByRole('slider', { name: 'دسترسی روزانه' });
  fireEvent.focus(slider);
  expect(slider.getAttribute('aria-valuetext')).not.toContain('بازهٔ قبل');
});

test('the day that is not over is pale, and its value is named as the value so far', () => {
  const { container } = render(<StackChart {...props} unfinishedAt={props.at[1]} />);
  const slider = screen.getByRole('slider', { name: 'دسترسی روزانه' });
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider.getAttribute('aria-valuetext')).toContain('دوشنبه ۱۸ آبان، تا این ساعت: ');
  expect(container.querySelectorAll('[role=img] g[opacity="0.5"] rect')).toHaveLength(1);
});

test('after a switch to the table and back, the chart is drawn in full at its current width', async () => {
  const { container } = render(<StackChart {...props} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'نمایش جدول' }));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 664, 220));
  await user.click(screen.getByRole('button', { name: 'نمایش نمودار' }));
  const lefts = [...container.querySelectorAll('[role=img] rect')].map((bar) => Number(bar.getAttribute('x')));
  expect(lefts).toHaveLength(3);
  // The first of three columns is at the right end of 600 px.
  expect(Math.max(...lefts)).toBe(500 - 9);
});

test('a chart without data tells so', () => {
  render(<StackChart {...props} parts={[{ name: 'اینستاگرام', values: [null, null, null] }]} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('دسترسی روزانه: بدون داده');
});
