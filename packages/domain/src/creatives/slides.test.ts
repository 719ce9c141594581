import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFileCount, checkSlideSteps, SLIDES_MAX, warnSlideSteps } from './slides.ts';

const slide = (width: number, height = 1_000) => ({ width, height });

test.each([
  [1_000, 1_000, undefined],
  [1_000, 1_050, undefined],
  [1_000, 1_051, 'warned'],
  [1_000, 1_200, 'warned'],
  [1_000, 1_201, 'refused'],
  [1_000, 950, undefined],
  [1_000, 949, 'warned'],
  [1_000, 800, 'warned'],
  [1_000, 799, 'refused'],
  [800, 750, undefined],
  [950, 750, 'warned'],
  [951, 750, 'refused'],
])('a slide of ratio %d‰ followed by one of %d‰: %s', (first, second, verdict) => {
  const files = [slide(first), slide(second)];
  const step = Math.abs(first - second) / 1_000;
  expect(checkSlideSteps(files)).toEqual(verdict === 'refused' ? [{ code: 'slide_ratio_step', step, allowed: 0.2, index: 1 }] : []);
  expect(warnSlideSteps(files)).toEqual(
    verdict === 'warned' ? [{ code: 'slide_ratio_step_not_recommended', step, recommended: 0.05, index: 1 }] : [],
  );
});

test('each slide is compared with the one before it, not with the first', () => {
  const files = [750, 900, 1_050, 1_300, 1_300, 1_000].map((width) => slide(width));
  expect(checkSlideSteps(files).map(({ index }) => index)).toEqual([3, 5]);
  expect(warnSlideSteps(files).map(({ index }) => index)).toEqual([1, 2]);
});

test('ratios are compared, not sides', () => {
  expect(checkSlideSteps([slide(3, 4), slide(1_080, 1_440), slide(750)])).toEqual([]);
  expect(warnSlideSteps([slide(3, 4), slide(1_080, 1_440), slide(750)])).toEqual([]);
});

test('a file without dimensions has no step, neither before nor after it', () => {
  const files = [slide(1_000), slide(1_000, 0), slide(0, 0), slide(300)];
  expect([checkSlideSteps(files), warnSlideSteps(files), checkSlideSteps([]), warnSlideSteps([slide(1)])]).toEqual([[], [], [], []]);
});

test('a step is refused, warned about or neither, the same in both directions', () => {
  const side = fc.integer({ min: 1, max: 9_999 });
  const file = fc.record({ width: side, height: side });
  const codesOf = (files: readonly { width: number; height: number }[]) =>
    [...checkSlideSteps(files), ...warnSlideSteps(files)].map(({ code }) => code);
  fc.assert(
    fc.property(file, file, (a, b) => {
      const codes = codesOf([a, b]);
      expect(codes).toEqual(codesOf([b, a]));
      expect(codes.length).toBeLessThanOrEqual(1);
    }),
  );
});

const ONE = { minimum: 1, maximum: 1 };
const TWO = { minimum: 2, maximum: 2 };
const MANY = { minimum: 3, maximum: SLIDES_MAX };
const FREE = { minimum: 0, maximum: SLIDES_MAX };

test.each([
  [0, ONE, [{ code: 'required' }]],
  [1, ONE, []],
  [2, ONE, [{ code: 'max_selection', limit: 1 }]],
  [1, TWO, [{ code: 'min_selection', minimum: 2 }]],
  [2, TWO, []],
  [3, TWO, [{ code: 'max_selection', limit: 2 }]],
  [0, MANY, [{ code: 'required' }]],
  [2, MANY, [{ code: 'min_selection', minimum: 3 }]],
  [3, MANY, []],
  [10, MANY, []],
  [11, MANY, [{ code: 'max_selection', limit: 10 }]],
  [0, FREE, []],
  [11, FREE, [{ code: 'max_selection', limit: 10 }]],
])('%d files where %j are wanted: %j', (count, wanted, issues) => {
  expect(checkFileCount(Array(count).fill(slide(1)), wanted)).toEqual(issues);
});
