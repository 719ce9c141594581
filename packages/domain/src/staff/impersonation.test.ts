import { expect, test } from 'vitest';
import { parseReason, REASON_LENGTH } from './impersonation.ts';

test.each(['', '   ', 'abcd', '  abcd \n', '۱۲۳۴'])('«%s» is too short to be a reason', (text) => {
  expect(parseReason(text)).toBeUndefined();
});

test('a reason is stored without the spaces around it', () => {
  expect(parseReason('  درخواست تلفنی ')).toBe('درخواست تلفنی');
  expect(parseReason('abcde')).toBe('abcde');
});

test('a reason is measured in characters, not in code units', () => {
  expect(parseReason('😀😀😀😀')).toBeUndefined();
  expect(parseReason('😀'.repeat(REASON_LENGTH.most))).toHaveLength(2 * REASON_LENGTH.most);
});

test('the spaces around a reason do not count', () => {
  expect(parseReason(` ${'a'.repeat(REASON_LENGTH.most)} `)).toHaveLength(REASON_LENGTH.most);
  expect(parseReason('a'.repeat(REASON_LENGTH.most + 1))).toBeUndefined();
});
