import { expect, test } from 'vitest';
import { liveTogether } from './lives.ts';

/** `JARCHI_DIFFERENTIAL_SEED=7` runs that seed alone. */
const alone = process.env['JARCHI_DIFFERENTIAL_SEED'];
const SEEDS = alone === undefined ? [1, 2, 3] : [Number(alone)];

test.each(SEEDS)('campaigns of every combination live on the server as in the engine, whatever goes wrong (seed %i)', async (seed) => {
  const { steps, counts, events, ends } = await liveTogether(seed);
  if (alone !== undefined) console.log({ steps, counts, events, ends });
  expect(ends).toHaveLength(15);
});
