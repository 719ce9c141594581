import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fillIn } from './fill-in.ts';

type Filled = Record<string, (this: unknown, ...args: unknown[]) => unknown>;

const arrays: Filled = {};
const signals: Filled = {};
fillIn(arrays, signals);

const END = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return (error as Error).constructor.name;
  }
};

test.each([
  ['toSorted', [fc.constantFrom(undefined, (a: number, b: number) => b - a)]],
  ['toReversed', []],
  ['toSpliced', [fc.integer({ min: -9, max: 9 }), fc.integer({ min: -3, max: 9 }), fc.integer()]],
  ['with', [fc.constantFrom(-9, -2, -1.5, 0, 1, 2.7, 9, NaN), fc.integer()]],
] as const)('%s answers as that of newer browsers, and leaves its array alone', (name, args) => {
  const native = Array.prototype as unknown as Filled;
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 6 }), fc.tuple(...(args as readonly fc.Arbitrary<unknown>[])), (list, given) => {
      const before = [...list];
      expect(END(() => arrays[name]?.apply(list, given))).toEqual(END(() => native[name]?.apply(list, given)));
      expect(list).toEqual(before);
    }),
  );
});

test('a signal of several ends with the first of them, and with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = signals['any']?.([one.signal, other.signal]) as AbortSignal;
  expect(any.aborted).toBe(false);
  other.abort('left');
  one.abort('late');
  expect([any.aborted, any.reason]).toEqual([true, 'left']);
  const ended = signals['any']?.([other.signal]) as AbortSignal;
  expect(ended.reason).toBe('left');
});

test('a signal with a time ends when it is over', () => {
  vi.useFakeTimers();
  const signal = signals['timeout']?.(50) as AbortSignal;
  vi.advanceTimersByTime(49);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect([signal.aborted, (signal.reason as DOMException).name]).toEqual([true, 'TimeoutError']);
  vi.useRealTimers();
});

test('what a browser has is kept', () => {
  const own = { toSorted: 1 };
  fillIn(own, { any: 2, timeout: 3 });
  expect(own.toSorted).toBe(1);
});
