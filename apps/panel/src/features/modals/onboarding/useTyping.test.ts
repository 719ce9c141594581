import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTyping } from './useTyping.ts';

beforeEach(() => void vi.useFakeTimers());

const LINES = [
  { text: 'سلام', msPerCharacter: 30 },
  { text: 'بله', msPerCharacter: 10 },
];
const pass = (steps: number, ms: number) => {
  for (let step = 0; step < steps; step++) act(() => void vi.advanceTimersByTime(ms));
};

test('lines are typed one after another, each at its own speed', () => {
  const { result } = renderHook(() => useTyping(LINES, false));
  expect(result.current).toEqual({ counts: [0, 0], isDone: false });
  pass(1, 29);
  expect(result.current.counts).toEqual([0, 0]);
  pass(1, 1);
  expect(result.current.counts).toEqual([1, 0]);
  pass(3, 30);
  expect(result.current.counts).toEqual([4, 0]);
  pass(2, 10);
  expect(result.current).toEqual({ counts: [4, 2], isDone: false });
  pass(1, 10);
  expect(result.current).toEqual({ counts: [4, 3], isDone: true });
});

test('without typing the lines appear at once', () => {
  const { result } = renderHook(() => useTyping(LINES, true));
  expect(result.current).toEqual({ counts: [4, 3], isDone: true });
});
