import { expect, test } from 'vitest';
import { createTryLimiter } from './try-limiter.ts';

test('tries of one key run out until its window ends', () => {
  const limiter = createTryLimiter({ limit: 2, windowMs: 1000 });
  expect([limiter.take('a', 0), limiter.take('a', 400), limiter.take('a', 600)]).toEqual([undefined, undefined, 400]);
  expect(limiter.take('b', 600)).toBeUndefined();
  expect(limiter.take('a', 1000)).toBeUndefined();
});

test('a forgotten key has all its tries again', () => {
  const limiter = createTryLimiter({ limit: 1, windowMs: 1000 });
  limiter.take('a', 0);
  limiter.forget('a');
  expect(limiter.take('a', 1)).toBeUndefined();
});
