import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { expect, test } from 'vitest';
import { REACH_STORY, sampleQuoted, TWO_SHARES } from '#testing/sample-activation.fa.ts';
import { compareSeen } from './quote-change.ts';

const seen = sampleQuoted(finishedDraft(REACH_STORY), { placements: TWO_SHARES });
const [first, second] = TWO_SHARES;

test('the same price with another deadline is no change', () => {
  expect(compareSeen(seen, { ...seen, quote: { ...seen.quote, valid_until: '2026-12-01T00:00:00.000Z' } })).toBeUndefined();
});

test('removed, changed and new shares are reported separately', () => {
  const now = {
    quote: { ...seen.quote, total: 50_000_000 },
    placements: [
      { ...first!, total: 23_000_000 },
      { ...second!, plan_id: 13, title: 'کافه‌نشین', total: 5_000_000 },
    ],
  };
  expect(compareSeen(seen, now)).toEqual({
    before: 39_820_000,
    after: 50_000_000,
    lines: [
      { plan_id: 11, title: 'مزه‌گردی', before: 22_000_000, after: 23_000_000 },
      { plan_id: 12, title: 'تهران از نزدیک', before: 22_000_000, after: null },
      { plan_id: 13, title: 'کافه‌نشین', before: null, after: 5_000_000 },
    ],
  });
});

test('changed shares with the same total are a change', () => {
  const placements = [
    { ...first!, total: 23_000_000 },
    { ...second!, total: 21_000_000 },
  ];
  expect(compareSeen(seen, { ...seen, placements })).toMatchObject({ before: 39_820_000, after: 39_820_000 });
});
