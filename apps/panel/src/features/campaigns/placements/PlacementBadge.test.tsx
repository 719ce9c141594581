import { outReasonWordsFa, placementWordsFa } from '@jarchi/domain/campaigns/placement-words.fa.ts';
import { OUT_REASONS, PLACEMENT_STATES } from '@jarchi/domain/campaigns/placements.ts';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlacementBadge } from './PlacementBadge.tsx';

test.each(PLACEMENT_STATES)('a placement that is in and %s says its state', (state) => {
  const { container } = render(<PlacementBadge placement={{ state, out_reason: null }} />);
  expect(container.textContent).toBe(placementWordsFa[state]);
});

test.each(OUT_REASONS)('a placement that is out says why: %s', (out_reason) => {
  const { container } = render(<PlacementBadge placement={{ state: 'declined', out_reason }} />);
  expect(container.textContent).toBe(outReasonWordsFa[out_reason]);
});

test('every reason has words of its own, and silence is never called a refusal', () => {
  const words = OUT_REASONS.map((reason) => outReasonWordsFa[reason]);
  expect(new Set(words).size).toBe(OUT_REASONS.length);
  expect(outReasonWordsFa.offer_lapsed).toBe('پاسخی نرسید');
});
