import { expect, test } from 'vitest';
import { placementTextFa } from './placement-words.fa.ts';
import { OUT_REASONS, PLACEMENT_STATES } from './placements.ts';

test('every state of a placement, and every reason to be out, has its own word', () => {
  const states = PLACEMENT_STATES.map((state) => placementTextFa({ state, out_reason: null }));
  const reasons = OUT_REASONS.map((out_reason) => placementTextFa({ state: 'declined', out_reason }));
  expect(new Set([...states, ...reasons]).size).toBe(PLACEMENT_STATES.length + OUT_REASONS.length);
});
