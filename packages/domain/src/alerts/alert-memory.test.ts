import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#calendar/durations.ts';
import { stepAlert, type AlertMemory } from './alert-memory.ts';

type Check = readonly [hour: number, is_true: boolean, threshold?: number];

/** The hours at which an alert rings. */
function ring(checks: readonly Check[]): { readonly hours: number[]; readonly memory: AlertMemory | undefined } {
  const hours: number[] = [];
  let memory: AlertMemory | undefined;
  for (const [hour, is_true, threshold = 15] of checks) {
    const step = stepAlert(memory, { is_true, threshold, now: hour * HOUR_MS });
    memory = step.memory;
    if (step.is_ringing) hours.push(hour);
  }
  return { hours, memory };
}

test.each<[string, readonly Check[], readonly number[]]>([
  [
    'rings once while it stays true',
    [
      [0, true],
      [1, true],
      [50, true],
    ],
    [0],
  ],
  [
    'stays silent while it is false',
    [
      [0, false],
      [9, false],
    ],
    [],
  ],
  [
    'stays silent when it wavers',
    [
      [0, true],
      [1, false],
      [2, true],
      [3, false],
      [8, true],
    ],
    [0],
  ],
  [
    'rings again after six hours of rest',
    [
      [0, true],
      [1, false],
      [6, false],
      [7, true],
    ],
    [0, 7],
  ],
  [
    'rings again when nobody looked during its rest',
    [
      [0, true],
      [1, false],
      [90, true],
    ],
    [0, 90],
  ],
  [
    'counts its rest from the last time that it was true',
    [
      [0, true],
      [1, false],
      [5, true],
      [6, false],
      [11, true],
      [12, false],
      [18, true],
    ],
    [0, 18],
  ],
  [
    'rings at once at another threshold',
    [
      [0, true],
      [1, true, 20],
      [2, true, 20],
    ],
    [0, 1],
  ],
  [
    'keeps what it knew of a threshold that was tried and taken back',
    [
      [0, true],
      [1, false, 20],
      [2, true],
    ],
    [0],
  ],
])('an alert %s', (_, checks, hours) => {
  expect(ring(checks).hours).toEqual(hours);
});

test('what never rang needs no memory', () => {
  expect(ring([[0, false]]).memory).toBeUndefined();
});

test('an alert never rings twice within six hours at one threshold, and the number of rings only grows', () => {
  const checks = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(checks, (gaps) => {
      let hour = 0;
      const { hours, memory } = ring(gaps.map(([gap, is_true]) => [(hour += gap), is_true]));
      for (const [index, at] of hours.slice(1).entries()) expect(at - hours[index]!).toBeGreaterThanOrEqual(6);
      expect(memory?.rings ?? 0).toBe(hours.length);
      // The first true look always rings.
      expect(hours.length > 0).toBe(gaps.some(([, is_true]) => is_true));
    }),
  );
});
