import { foldForSearch } from '#text/persian-text.ts';
import { expect, test } from 'vitest';
import { PROVINCES_FA } from './provinces.fa.ts';

test('Iran has thirty-one provinces, each listed once however it is spelt', () => {
  expect(PROVINCES_FA).toHaveLength(31);
  expect(new Set(PROVINCES_FA.map(foldForSearch)).size).toBe(31);
});
