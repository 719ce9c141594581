import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLongText, cleanShortText, hasLostDirection } from './clean-text.ts';

const [LRE, RLE, PDF, LRO, RLO] = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
const [LRI, RLI, PDI] = ['\u2066', '\u2067', '\u2069'];

test.each([
  ['invoice\u202egpj.exe', 'invoicegpj.exe'],
  [`\u061c${LRE}a${PDF}\u200e\u200f${RLI}b${PDI}`, 'ab'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['❤\ufe0f 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}', '❤\ufe0f 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e007f}'],
  [' two  spaces ', ' two  spaces '],
  ['a\0b\ud800c😀', 'abc😀'],
  ['\u3164 \u200c\u202e', ''],
])('a short text %j is kept as %j', (typed, kept) => expect(cleanShortText(typed)).toBe(kept));

test.each([
  [`a${RLO}b${PDF}c${LRO}d`, 'abcd'],
  [`${RLE}a${RLO}b${PDF}c${PDF}`, `${RLE}abc${PDF}`],
  [`a${LRI}b${PDI}c`, `a${LRI}b${PDI}c`],
  [`a${LRI}b`, 'ab'],
  [`a${PDI}b${PDF}`, 'ab'],
  [`${LRI}a\nb${PDI}`, 'a\nb'],
  [`${LRI}a\u2029b${PDI}`, 'a\u2029b'],
  [`${RLI}${LRE}a${PDI}b${PDF}`, `${RLI}a${PDI}b`],
  [`${LRE}a${RLI}b${PDF}c`, 'abc'],
  [`${RLI}a${LRI}b${PDI}c${PDI}`, `${RLI}a${LRI}b${PDI}c${PDI}`],
  ['قیمت\u200f: \u200e$5', 'قیمت\u200f: \u200e$5'],
  ['خط یک\r\nخط دو', 'خط یک\r\nخط دو'],
  [`${LRI}\u2800${PDI}\n`, ''],
])('a long text %j is kept as %j', (typed, kept) => expect(cleanLongText(typed)).toBe(kept));

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(LRE, RLE, PDF, LRO, RLO, LRI, RLI, PDI, '\u2068', '\u200e', '\u061c', '\n', '\u2029') },
  { weight: 2, arbitrary: fc.constantFrom('a', 'ب', ' ', '\u200c', '\ufe0f', '\u3164', '\0', '\ud800', '\udc00', '😀') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);
const marked = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test.each([cleanShortText, cleanLongText])('%o changes nothing in what it cleaned', (clean) => {
  fc.assert(
    fc.property(marked, (text) => clean(clean(text)) === clean(text)),
    { numRuns: 2_000 },
  );
});

const DROPPED = /[\0\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;
test.each([cleanShortText, cleanLongText])('%o leaves a text without such marks byte for byte', (clean) => {
  const plain = fc.string({ unit: 'binary' }).map((text) => `.${text.replace(DROPPED, '')}`);
  fc.assert(
    fc.property(plain, (text) => clean(text) === text),
    { numRuns: 1_000 },
  );
});

test('every mark that stays in a long text has its other half in the same paragraph', () => {
  fc.assert(
    fc.property(marked, (text) => {
      for (const paragraph of cleanLongText(text).split(/\n|\r|\u0085|\u2029/)) {
        const rest = reduce(paragraph.replace(/[^\u202a-\u202e\u2066-\u2069]/g, ''));
        expect(rest).toBe('');
      }
    }),
    { numRuns: 2_000 },
  );
});

function reduce(marks: string): string {
  const less = marks.replace(/[\u202a\u202b]\u202c|[\u2066-\u2068]\u2069/g, '');
  return less === marks ? marks : reduce(less);
}

test('a text of a hundred thousand marks is cleaned in one pass', () => {
  const deep = LRI.repeat(50_000) + 'a' + PDI.repeat(50_000);
  expect(cleanLongText(deep)).toBe(deep);
  expect(cleanLongText(LRE.repeat(100_000) + 'a' + PDI.repeat(100_000))).toBe('a');
  expect(cleanLongText(`${LRI}${LRE.repeat(50_000)}a${PDI}`.repeat(3))).toBe(`${LRI}a${PDI}`.repeat(3));
});

test.each([
  [`a${RLO}b`, true],
  ['a\u200cb', false],
  [`${RLO}\u3164`, false],
])('direction marks are lost from %j: %s', (typed, isLost) => {
  expect(hasLostDirection(typed, cleanShortText(typed))).toBe(isLost);
});
