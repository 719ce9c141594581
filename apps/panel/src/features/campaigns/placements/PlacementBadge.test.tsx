import { placementTextFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacementBadge } from './PlacementBadge.tsx';

const shown = (placement: Parameters<typeof placementTextFa>[0]) => render(<PlacementBadge placement={placement} />).container.textContent;

test.each(PLACEMENT_STATES)('a placement that is not out shows its state: %s', (state) => {
  expect(shown({ state, out_reason: null })).toBe(placementTextFa({ state, out_reason: null }));
});

test.each(OUT_REASONS)('a placement that is out shows its reason: %s', (out_reason) => {
  expect(shown({ state: 'declined', out_reason })).toBe(placementTextFa({ state: 'declined', out_reason }));
});

test('a missing answer is never shown as a refusal', () => {
  expect(shown({ state: 'declined', out_reason: 'offer_lapsed' })).toBe('پاسخی نرسید');
});
