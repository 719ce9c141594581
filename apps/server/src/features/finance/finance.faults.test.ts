import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS, openFaultWorld, type FaultWorld } from './testing/payment-faults.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
});
afterAll(async () => {
  const broken = await world.audit();
  await world.close();
  if (broken.length > 0) throw new Error(broken.join('\n'));
});

const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);

test.each(KINDS)('payments with the fault «%s» are credited once if they were paid, and else never', async (kind) => {
  expect(await world.play(kind, SEEDS)).toEqual([]);
});
