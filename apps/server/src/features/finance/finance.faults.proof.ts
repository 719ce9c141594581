import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS, openFaultWorld, type FaultWorld } from './testing/payment-faults.ts';

/** `JARCHI_FAULT_SEED=107` plays that seed alone, `101-140` those from the first to the last. */
const [first = 1, last = process.env['JARCHI_FAULT_SEED'] === undefined ? 1000 : first] = (process.env['JARCHI_FAULT_SEED'] ?? '')
  .split('-')
  .filter((word) => word !== '')
  .map(Number);
const SEEDS = Array.from({ length: last - first + 1 }, (_, index) => first + index);

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
});
afterAll(async () => {
  const broken = await world.audit();
  await world.close();
  if (broken.length > 0) throw new Error(broken.join('\n'));
});

test.each(KINDS)('every payment of every seed with the fault «%s» is credited once if it was paid, and else never', async (kind) => {
  expect(await world.play(kind, SEEDS)).toEqual([]);
});
