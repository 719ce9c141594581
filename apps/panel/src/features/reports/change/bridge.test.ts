import { expect, test } from 'vitest';
import { layBridge } from './bridge.ts';

const steps = [
  { key: 'volume', amount: 40 },
  { key: 'mix', amount: -10 },
  { key: 'price', amount: -20 },
];

test('each step begins where the last one ended, and the totals have a foot', () => {
  const { bars, isBroken } = layBridge(100, steps, 110);
  expect(isBroken).toBe(true);
  expect(bars.map(({ key }) => key)).toEqual(['before', 'volume', 'mix', 'price', 'now']);
  const [before, volume, mix, price, now] = bars;
  expect(before).toMatchObject({ from: 0, to: 0.22 });
  expect(volume).toMatchObject({ from: 0.22, to: 1, level: 1 });
  expect(mix?.to).toBe(1);
  expect(price?.to).toBeCloseTo(mix?.from ?? 0);
  expect(now?.to).toBeCloseTo(price?.from ?? 0);
});

test('the axis of a figure that falls to zero starts at zero', () => {
  const { bars, isBroken } = layBridge(100, [{ key: 'volume', amount: -100 }], 0);
  expect(isBroken).toBe(false);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [0, 1],
    [0, 0],
  ]);
});

test('a bridge on which nothing moves is drawn too', () => {
  expect(layBridge(5, [{ key: 'volume', amount: 0 }], 5).bars.map(({ to }) => to)).toEqual([0.22, 0.22, 0.22]);
});
