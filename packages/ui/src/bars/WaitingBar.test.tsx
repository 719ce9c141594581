import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingBar } from './WaitingBar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openWaiting() {
  const listeners = new Set<() => void>();
  let isOn = false;
  return {
    waiting: {
      subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
      isWaiting: () => isOn,
    },
    turn(next: boolean) {
      isOn = next;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a short wait shows nothing; a longer one is shown long enough to be read', async () => {
  const { waiting, turn } = openWaiting();
  render(<WaitingBar waiting={waiting} />);
  turn(true);
  await pass(1000);
  turn(false);
  await pass(3000);
  expect(screen.queryByRole('status')).toBeNull();
  turn(true);
  await pass(1500);
  expect(screen.getByRole('status').textContent).toContain('دیر پاسخ می‌دهد');
  turn(false);
  expect(screen.getByRole('status')).toBeTruthy();
  await pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});
