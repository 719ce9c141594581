import { expect, test } from 'vitest';
import { placementWordsFa } from './placement-words.fa.ts';
import { PLACEMENT_STATES } from './placements.ts';

test('every state of a placement has a word of its own', () => {
  expect(new Set(PLACEMENT_STATES.map((state) => placementWordsFa[state])).size).toBe(PLACEMENT_STATES.length);
});
