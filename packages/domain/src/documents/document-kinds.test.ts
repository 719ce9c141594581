import { expect, test } from 'vitest';
import { DOCUMENT_SERIES, formatDocumentNumber } from './document-kinds.ts';

test('a number has its series, the Jalali year and six digits of its place, or more where they are needed', () => {
  expect(formatDocumentNumber('IN', 1405, 123)).toBe('IN-1405-000123');
  expect(formatDocumentNumber('OI', 1406, 999_999)).toBe('OI-1406-999999');
  expect(formatDocumentNumber('RC', 1406, 1_000_000)).toBe('RC-1406-1000000');
});

test('each kind has letters of its own', () => {
  const series = Object.values(DOCUMENT_SERIES);
  expect(new Set(series).size).toBe(series.length);
});
