import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useClearStage } from './useClearStage.ts';

beforeEach(() => void vi.useFakeTimers());

function Page() {
  const isOpen = useClearStage(true);
  return (
    <>
      <input aria-label="مبلغ" autoFocus />
      <input aria-label="نام" />
      <textarea aria-label="متن" />
      <button>پرداخت</button>
      {isOpen && <p>تازه‌ها</p>}
    </>
  );
}

const focus = (name: string) => act(() => screen.getByLabelText(name).focus());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = () => screen.queryByText('تازه‌ها') !== null;

test('nothing opens while a field has the focus, nor on the way from one field to the next', async () => {
  render(<Page />);
  for (const name of ['مبلغ', 'نام', 'متن', 'مبلغ']) {
    focus(name);
    await pass(100);
    fireEvent.change(screen.getByLabelText('مبلغ'), { target: { value: '12345' } });
    await pass(60_000);
    expect([name, isOpen()]).toEqual([name, false]);
  }
});

test('it opens once no field has the focus, but not under a press that leaves the field', async () => {
  render(<Page />);
  act(() => screen.getByRole('button').focus());
  await pass(200);
  expect(isOpen()).toBe(false);
  await pass(400);
  expect(isOpen()).toBe(true);
});

test('a field that goes away with its page holds nothing back', async () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  const { container } = render(<Page />);
  field.focus();
  await pass(1_000);
  expect(isOpen()).toBe(false);
  field.remove();
  await pass(1_000);
  expect([document.activeElement, isOpen()]).toEqual([document.body, true]);
  expect(container.textContent).toContain('تازه‌ها');
});

test('a choice that has the focus is no field', () => {
  render(<input type="checkbox" autoFocus />);
  render(<Opener />);
  expect(screen.getByText('باز')).toBeDefined();
});

function Opener() {
  return useClearStage(true) ? 'باز' : null;
}
