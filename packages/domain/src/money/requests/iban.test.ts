import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
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
  // Their remainder by 97 fits, but check digits are from 02 to 98.
  ['IR990170000000000000000072', false],
  ['IR050170000000123456789012', true],
  ['DE820540102680020817909002', false],
  ['', false],
])('%s is an IBAN: %s', (iban, expected) => {
  expect(isIban(iban)).toBe(expected);
});

test.each([
  ['ir82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', 'IR820540102680020817909002'],
  ['\u2066IR82-0540-1026-8002-0817-9090-02\u2069', 'IR820540102680020817909002'],
  ['شماره شبا: IR82 0540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['شماره شبا: ۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', 'IR820540102680020817909002'],
  ['IBAN IR82\u00a00540 1026 8002 0817 9090 02', 'IR820540102680020817909002'],
  ['IBAN No.: ir820540102680020817909002', 'IR820540102680020817909002'],
  ['Sheba=IR820540102680020817909002', 'IR820540102680020817909002'],
  ['شبا: IR050170000000123456789012', 'IR050170000000123456789012'],
  ['«IR820540102680020817909002» (بانک پارسیان)', 'IR820540102680020817909002'],
  // Two numbers, or one of another country, are no IBAN.
  ['IR820540102680020817909002 / IR550570022080013447370101', 'IR820540102680020817909002IR550570022080013447370101'],
  ['حساب ۱۲ IR820540102680020817909002', 'حساب12IR820540102680020817909002'],
  ['IBAN DE820540102680020817909002', 'IBANDE820540102680020817909002'],
  ['820540', '820540'],
])('%s is stored as %s', (typed, expected) => {
  expect(cleanIban(typed)).toBe(expected);
});

test('of all check digits, the one that fits is from 02 to 98, and cleaning twice equals cleaning once', () => {
  const account = fc.stringMatching(/^\d{22}$/);
  fc.assert(
    fc.property(account, (digits) => {
      const fitting = Array.from({ length: 100 }, (_, check) => String(check).padStart(2, '0')).filter((check) =>
        isIban(`IR${check}${digits}`),
      );
      expect(fitting).toHaveLength(1);
      expect(Number(fitting[0])).toBeGreaterThanOrEqual(2);
      expect(Number(fitting[0])).toBeLessThanOrEqual(98);
    }),
  );
  fc.assert(fc.property(anyText, (text) => cleanIban(cleanIban(text)) === cleanIban(text)));
});

test('the bank stands behind the check digits', () => {
  expect(getBankCode('IR820540102680020817909002')).toBe('054');
});

test('it is read in groups of four', () => {
  expect(groupIban('IR820540102680020817909002')).toBe('IR82 0540 1026 8002 0817 9090 02');
});
