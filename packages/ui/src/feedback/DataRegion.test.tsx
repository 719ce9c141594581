import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataRegion, type DataRegionProps } from './DataRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const region = (props: Partial<DataRegionProps>) => (
  <DataRegion state="ready" skeleton={<i data-testid="skeleton" />} {...props}>
    <p>کمپین‌ها</p>
  </DataRegion>
);
const isDrawn = () => {
  const skeleton = screen.queryByTestId('skeleton');
  return skeleton !== null && skeleton.parentElement?.style.visibility !== 'hidden';
};
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const isReady = () => screen.queryByText('کمپین‌ها') !== null;

test('the skeleton appears after 200 ms; screen readers hear of the loading at once', () => {
  render(region({ state: 'loading' }));
  expect(screen.getByRole('status').textContent).toBe('در حال دریافت');
  wait(199);
  expect(isDrawn()).toBe(false);
  wait(1);
  expect(isDrawn()).toBe(true);
});

test('data within 200 ms is shown without a skeleton', () => {
  const { rerender } = render(region({ state: 'loading' }));
  wait(150);
  rerender(region({ state: 'ready' }));
  expect(isReady()).toBe(true);
  wait(1000);
  expect(isReady()).toBe(true);
});

/** Time that passes while a state is drawn, before React gets to the passive effects. */
function Drawing({ state, ms }: { state: string; ms: number }) {
  useLayoutEffect(() => void vi.advanceTimersByTime(ms), [state, ms]);
  return null;
}
const drawn = (state: DataRegionProps['state'], ms: number) => (
  <>
    {region({ state, onRetry: vi.fn() })}
    <Drawing state={state} ms={ms} />
  </>
);

test.each([
  ['data', 'ready', () => screen.queryByText('کمپین‌ها')],
  ['a failure', 'failed', () => screen.queryByRole('button', { name: 'تلاش دوباره' })],
] as const)('%s that came just before the 200 ms were over stays, and is not mounted a second time', (_, state, find) => {
  const { rerender } = render(drawn('loading', 0));
  wait(199);
  rerender(drawn(state, 1));
  const first = find();
  expect(first).not.toBeNull();
  wait(1000);
  expect(find()).toBe(first);
});

test('a skeleton that is drawn goes on through a second loading', () => {
  const { rerender } = render(drawn('loading', 0));
  wait(250);
  rerender(drawn('ready', 0));
  wait(149);
  rerender(drawn('loading', 1));
  expect(isDrawn()).toBe(true);
});

test('a skeleton that was drawn stays 200 ms, so that it does not flash', () => {
  const { rerender } = render(region({ state: 'loading' }));
  wait(250);
  rerender(region({ state: 'ready' }));
  wait(149);
  expect([isDrawn(), isReady()]).toEqual([true, false]);
  wait(1);
  expect([isDrawn(), isReady()]).toEqual([false, true]);
});

test('data replaces a skeleton that was shown for 200 ms at once', () => {
  const { rerender } = render(region({ state: 'loading' }));
  wait(2000);
  rerender(region({ state: 'ready' }));
  wait(0);
  expect(isReady()).toBe(true);
});

test('a second loading waits 200 ms again', () => {
  const { rerender } = render(region({ state: 'ready' }));
  rerender(region({ state: 'loading' }));
  wait(199);
  expect(isDrawn()).toBe(false);
  wait(1);
  expect(isDrawn()).toBe(true);
});

test('old data stays, dimmed and busy, while new data loads', () => {
  render(region({ isStale: true }));
  const box = screen.getByText('کمپین‌ها').parentElement;
  expect(box?.getAttribute('aria-busy')).toBe('true');
  expect(box?.className).toContain('opacity-60');
});

test('data whose refresh failed shows its time and offers another try', () => {
  const onRetry = vi.fn();
  render(region({ staleSince: Date.parse('2026-11-10T06:54:00Z'), onRetry }));
  expect(screen.getByRole('status').textContent).toContain('به‌روزرسانی ۱۰:۲۴');
  expect(isReady()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a failure is shown inside the region and offers another try', () => {
  const onRetry = vi.fn();
  render(region({ state: 'failed', onRetry }));
  expect(screen.getByRole('alert').textContent).toContain('دریافت اطلاعات ناموفق بود!');
  fireEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(isReady()).toBe(false);
});

test('filters with an empty result can be cleared', () => {
  const onClearFilters = vi.fn();
  render(region({ state: 'filtered-empty', onClearFilters }));
  expect(screen.getByRole('status').textContent).toContain('نتیجه‌ای با این فیلترها نیست.');
  fireEvent.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
  expect(onClearFilters).toHaveBeenCalledOnce();
});

test('an empty list has a sentence and one action', () => {
  render(region({ state: 'empty', empty: { title: 'هنوز کمپینی ندارید.', action: <button type="button">شروع کمپین</button> } }));
  expect(screen.getByText('هنوز کمپینی ندارید.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'شروع کمپین' })).toBeTruthy();
});
