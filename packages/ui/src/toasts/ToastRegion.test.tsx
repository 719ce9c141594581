import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const say = (title: string) => act(() => void toast.success(title));
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const region = () => screen.getByRole('region', { name: 'پیام‌ها' });
const isShown = (title: string) => screen.queryByText(title) !== null;

test('errors interrupt a screen reader, other messages wait', () => {
  render(<ToastRegion />);
  act(() => void toast.error('پرداخت نشد'));
  say('ذخیره شد');
  expect(screen.getByRole('alert').textContent).toContain('پرداخت نشد');
  expect(screen.getByRole('status').textContent).toContain('ذخیره شد');
});

test('six messages show the newest five, the newest on top', () => {
  render(<ToastRegion />);
  for (const title of ['۱', '۲', '۳', '۴', '۵', '۶']) say(title);
  expect(screen.getAllByRole('status').map((card) => card.textContent)).toEqual(['۶', '۵', '۴', '۳', '۲']);
});

test('a message stays under the pointer, and its time continues when the pointer leaves', () => {
  render(<ToastRegion />);
  say('ذخیره شد');
  wait(2000);
  fireEvent.pointerEnter(region());
  wait(60_000);
  expect(isShown('ذخیره شد')).toBe(true);
  fireEvent.pointerLeave(region());
  wait(999);
  expect(isShown('ذخیره شد')).toBe(true);
  wait(1);
  expect(isShown('ذخیره شد')).toBe(false);
});

test('while the focus is inside, a passing pointer does not start the time', () => {
  render(<ToastRegion />);
  say('ذخیره شد');
  act(() => screen.getByRole('button', { name: 'بستن' }).focus());
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  wait(60_000);
  expect(isShown('ذخیره شد')).toBe(true);
  act(() => screen.getByRole('button', { name: 'بستن' }).blur());
  wait(3000);
  expect(isShown('ذخیره شد')).toBe(false);
});

test('after the message with the focus closes, the time of the others continues', () => {
  render(<ToastRegion />);
  say('اول');
  say('دوم');
  const [close] = screen.getAllByRole('button', { name: 'بستن' });
  act(() => close?.focus());
  fireEvent.click(close as HTMLElement);
  expect(isShown('دوم')).toBe(false);
  wait(3000);
  expect(isShown('اول')).toBe(false);
});

test('an action closes its message', () => {
  const onPress = vi.fn();
  render(<ToastRegion />);
  act(() => void toast.info('حذف شد', undefined, { label: 'برگرداندن', onPress }));
  fireEvent.click(screen.getByRole('button', { name: 'برگرداندن' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(isShown('حذف شد')).toBe(false);
});

test('a message without a text shows the usual text', () => {
  render(<ToastRegion />);
  act(() => void toast.error());
  act(() => void toast.success());
  expect(screen.getByRole('alert').textContent).toBe('مشکلی در ارتباط با سرور پیش آمدلطفاً دوباره تلاش کنید.');
  expect(screen.getByRole('status').textContent).toBe('عملیات موفقعملیات با موفقیت انجام شد.');
});
