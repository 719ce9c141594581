import { expect, test } from 'vitest';
import { REJECT_REASONS } from './judge-figure.ts';
import { rejectTextFa, sourceTitlesFa } from './measurements.fa.ts';

test('each reason has a sentence of its own', () => {
  const texts = REJECT_REASONS.map((reason) => rejectTextFa(reason, null));
  expect(new Set(texts).size).toBe(REJECT_REASONS.length);
});

test('a repeat of another source names that source', () => {
  expect(rejectTextFa('source_repeat', 'platform_api')).toContain(sourceTitlesFa.platform_api);
});
