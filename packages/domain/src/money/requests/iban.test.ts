import { expect, test } from 'vitest';
import { cleanIban, getBankCode, groupIban, isIban } from './iban.ts';

test.each([
  ['IR820540102680020817909002', true],
  ['IR550570022080013447370101', true],
  ['IR790610000000700796858044', true],
  // A bank that no table knows.
  ['IR062960000000100324200001', true],
  ['IR012345678901234567890123', false],
  ['IR810540102680020817909002', false],
  ['IR82054010268002081790900', false],
  ['DE820540102680020817909002', false],
  ['', false],
])('%s is an IBAN: %s', (iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});

test.each([
  ['ir82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', 'IR820540102680020817909002'],
  ['\u2066IR82-0540-1026-8002-0817-9090-02\u2069', 'IR820540102680020817909002'],
  ['820540', '820540'],
])('%s is stored as %s', (typed, expected) => {
  expect(cleanIban(typed)).toBe(expected);
});

test('the bank stands behind the check digits', () => {
  expect(getBankCode('IR820540102680020817909002')).toBe('054');
});

test('it is read in groups of four', () => {
  expect(groupIban('IR820540102680020817909002')).toBe('IR82 0540 1026 8002 0817 9090 02');
});
