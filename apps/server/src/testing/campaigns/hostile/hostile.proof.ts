import { expect, test } from 'vitest';
import { liveHostile } from './hostile-lives.ts';

/** Each has a store of its own, so that 10,000 campaigns live in 50 short worlds. */
const SEEDS = Array.from({ length: 50 }, (_, index) => 101 + index);
const CAMPAIGNS = 200;

test.each(SEEDS)('accepted hostile drafts live to their end without a failed job (seed %i)', async (seed) => {
  const { accepted, errors, stuck } = await liveHostile(seed, CAMPAIGNS);
  expect({ errors, stuck }).toEqual({ errors: [], stuck: [] });
  expect(accepted).toBe(CAMPAIGNS);
});
