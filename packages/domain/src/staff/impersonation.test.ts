import { expect, test } from 'vitest';
import { parseReason, REASON_LENGTH } from './impersonation.ts';

test.each(['', '   ', 'abcd', '  abcd \n', '۱۲۳۴'])('«%s» is too short to be a reason', (text) => {
  expect(parseReason(text)).toBeUndefined();
});

test('a reason is kept without the spaces around it', () => {
  expect(parseReason('  درخواست تلفنی ')).toBe('درخواست تلفنی');
  expect(parseReason('abcde')).toBe('abcde');
});

test('characters are counted, not their code units', () => {
  expect(parseReason('😀😀😀😀')).toBeUndefined();
  expect(parseReason('😀'.repeat(REASON_LENGTH.most))).toHaveLength(2 * REASON_LENGTH.most);
});

test('spaces around it do not make a reason too long', () => {
  expect(parseReason(` ${'a'.repeat(REASON_LENGTH.most)} `)).toHaveLength(REASON_LENGTH.most);
  expect(parseReason('a'.repeat(REASON_LENGTH.most + 1))).toBeUndefined();
});
