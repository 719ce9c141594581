import { expect, test } from 'vitest';
import {
  formatBytes,
  formatDuration,
  formatId,
  formatNumber,
  formatPercent,
  formatScaled,
  formatScaledText,
  formatSigned,
  formatToman,
} from './format.ts';

test('Persian digits are grouped with the Persian separator', () => {
  expect(formatNumber(1248)).toBe('۱٬۲۴۸');
  expect(formatToman(12_450_000)).toBe('۱۲٬۴۵۰٬۰۰۰');
  expect(formatNumber(1.55)).toBe('۱٫۵۵');
});

test('a negative amount has a real minus sign in an LTR isolate', () => {
  expect(formatToman(-5000)).toBe('\u2066−۵٬۰۰۰\u2069');
});

test('a value that rounds to zero has no sign', () => {
  expect(formatToman(-0.4)).toBe('۰');
  expect(formatSigned(0)).toBe('۰');
});

test('a large number is scaled to a figure and its unit', () => {
  expect(formatScaled(23_600_000)).toEqual({ figure: '۲۳٫۶', unit: 'میلیون' });
  expect(formatScaledText(412_000)).toBe('۴۱۲ هزار');
  expect(formatScaledText(345)).toBe('۳۴۵');
});

test('the percent sign is fixed by an Arabic letter mark', () => {
  expect(formatPercent(0.29)).toBe('\u061c۲۹٪');
  expect(formatPercent(0.0155, 2)).toBe('\u061c۱٫۵۵٪');
  expect(formatPercent(1.03)).toBe('\u061c۱۰۳٪');
});

test('a signed number names its direction', () => {
  expect(formatSigned(9_500_000)).toBe('\u2066+۹٬۵۰۰٬۰۰۰\u2069');
  expect(formatSigned(-9_500_000)).toBe('\u2066−۹٬۵۰۰٬۰۰۰\u2069');
});

test('a duration counts minutes and seconds and stops at zero', () => {
  expect(formatDuration(84)).toBe('۰۱:۲۴');
  expect(formatDuration(3723)).toBe('۱:۰۲:۰۳');
  expect(formatDuration(-3)).toBe('۰۰:۰۰');
});

test('a size has the largest unit in which it is at least 1', () => {
  expect(formatBytes(900)).toBe('۹۰۰ بایت');
  expect(formatBytes(2.4 * 1024 * 1024)).toBe('۲٫۴ مگابایت');
});

test('an id reads left to right', () => {
  expect(formatId('48213-2')).toBe('\u2066۴۸۲۱۳-۲\u2069');
});
