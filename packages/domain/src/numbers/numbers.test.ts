import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberInWords } from './numbers.ts';
import { scaleNumber } from './scale.ts';

test.each([
  [0, 'صفر'],
  [1, 'یک'],
  [9, 'نه'],
  [10, 'ده'],
  [11, 'یازده'],
  [19, 'نوزده'],
  [20, 'بیست'],
  [21, 'بیست و یک'],
  [99, 'نود و نه'],
  [100, 'صد'],
  [101, 'صد و یک'],
  [110, 'صد و ده'],
  [119, 'صد و نوزده'],
  [999, 'نهصد و نود و نه'],
  [1_000, 'یک هزار'],
  [1_001, 'یک هزار و یک'],
  [45_000_000, 'چهل و پنج میلیون'],
  [45_000_001, 'چهل و پنج میلیون و یک'],
  [2_300_000_000, 'دو میلیارد و سیصد میلیون'],
  [10 ** 12, 'یک تریلیون'],
  [10 ** 15, 'یک کوادریلیون'],
  [-12_500, 'منفی دوازده هزار و پانصد'],
  [0.9, 'صفر'],
  [-0.9, 'صفر'],
  [1.9, 'یک'],
])('%d in words', (value, expected) => {
  expect(numberInWords(value)).toBe(expected);
});

test.each([-0.9, -0, 0.5])('the words for %d have no sign', (value) => {
  expect(numberInWords(value)).toBe('صفر');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, -(2 ** 53), 10 ** 18])(
  '%d has no words',
  (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError);
  },
);

const words = { صد: 100, دویست: 200, سیصد: 300, چهارصد: 400, پانصد: 500, ششصد: 600, هفتصد: 700, هشتصد: 800, نهصد: 900 };
const below100 = ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده', 'سیزده', 'چهارده'].concat([
  'پانزده',
  'شانزده',
  'هفده',
  'هجده',
  'نوزده',
  'بیست',
]);
const tens = { سی: 30, چهل: 40, پنجاه: 50, شصت: 60, هفتاد: 70, هشتاد: 80, نود: 90 };
const valueOf = new Map([...below100.map((word, value) => [word, value] as const), ...Object.entries(words), ...Object.entries(tens)]);
const unitOf = new Map(['هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'].map((unit, i) => [unit, 1000 ** (i + 1)] as const));

/** Reads Persian words back, sharing no code with the writer. */
function readWords(text: string): number {
  let total = 0;
  let group = 0;
  for (const word of text.split(' ')) {
    const unit = unitOf.get(word);
    if (unit !== undefined) {
      total += group * unit;
      group = 0;
    } else group += valueOf.get(word) ?? (word === 'و' ? 0 : Number.NaN);
  }
  return total + group;
}

test('the words of a number read back as the number', () => {
  for (let value = 0; value < 2_000; value++) expect(readWords(numberInWords(value))).toBe(value);
  fc.assert(fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => readWords(numberInWords(value)) === value));
  expect(readWords(numberInWords(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
});

test.each([
  [0, 0, ''],
  [7, 7, ''],
  [999, 999, ''],
  [999.4, 999, ''],
  [999.5, 1, 'هزار'],
  [-0.4, 0, ''],
  [1_000, 1, 'هزار'],
  [1_049, 1, 'هزار'],
  [1_050, 1.1, 'هزار'],
  [999_949, 999.9, 'هزار'],
  [999_950, 1, 'میلیون'],
  [1_000_000, 1, 'میلیون'],
  [23_600_000, 23.6, 'میلیون'],
  [999_950_000, 1, 'میلیارد'],
  [10 ** 12, 1, 'تریلیون'],
  [10 ** 15, 1, 'کوادریلیون'],
  [10 ** 18, 1_000, 'کوادریلیون'],
  [999_499_999, 999.5, 'میلیون'],
  [999_949_999, 999.9, 'میلیون'],
  [999_949_999_999, 999.9, 'میلیارد'],
  [999_950_000_000, 1, 'تریلیون'],
  [999_950_000_000_000, 1, 'کوادریلیون'],
  [Number.MAX_SAFE_INTEGER, 9, 'کوادریلیون'],
  [-0, 0, ''],
  [-1_049, -1, 'هزار'],
  [-1_050, -1.1, 'هزار'],
  [-999_949, -999.9, 'هزار'],
  [-999_950, -1, 'میلیون'],
])('%d at a glance is %d %s', (value, scaled, unit) => {
  expect(scaleNumber(value)).toEqual({ scaled, unit });
});

test('opposite numbers are shown as opposite, and a larger one is never shown smaller', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10 ** 6), (value, more) => {
      const shown = ({ scaled, unit }: { scaled: number; unit: string }) => scaled * (unitOf.get(unit) ?? 1);
      expect(shown(scaleNumber(value + more))).toBeGreaterThanOrEqual(shown(scaleNumber(value)));
      expect(shown(scaleNumber(-value)) + shown(scaleNumber(value))).toBe(0);
    }),
  );
});

test('a scaled number is below a thousand and within half of its last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
      const { scaled, unit } = scaleNumber(value);
      const size = unitOf.get(unit) ?? 1;
      expect(scaled).toBeLessThan(1_000);
      expect(Math.abs(scaled * size - value)).toBeLessThanOrEqual(0.0501 * size);
    }),
  );
});
