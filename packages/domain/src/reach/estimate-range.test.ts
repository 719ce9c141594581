import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateRange, summarisePosts } from './estimate-range.ts';

test.each([
  [{ median: 140_000, posts: 12 }, 99_576, 196_835, { kind: 'median_of_posts', posts: 12 }],
  [{ median: 140_000, posts: 12, spread: 0.1 }, 113_794, 172_242, { kind: 'median_of_posts', posts: 12 }],
  [{ median: 140_000, posts: 1 }, 83_757, 234_010, { kind: 'median_of_posts', posts: 1 }],
  [{ median: 140_000, posts: 12, isOwnMeasured: true }, 99_576, 196_835, { kind: 'own_measured', posts: 12 }],
  [{ median: 140_000, posts: 0 }, 50_217, 390_303, { kind: 'platform_default' }],
  [{ median: 140_000, posts: 0, spread: 0.1, isOwnMeasured: true }, 50_217, 390_303, { kind: 'platform_default' }],
  [{ median: 0, posts: 12 }, 0, 0, { kind: 'median_of_posts', posts: 12 }],
])('%o lies between %d and %d and rests on %o', (summary, low, high, basis) => {
  expect(estimateRange(summary)).toEqual({ low, mid: summary.median, high, basis });
});

const summary = fc.record({
  median: fc.double({ min: 0, max: 50_000_000, noNaN: true }),
  posts: fc.nat(60),
  spread: fc.option(fc.double({ min: 0, max: 3, noNaN: true }), { nil: undefined }),
});

test('a range holds its middle, in whole people, whatever it rests on', () => {
  fc.assert(
    fc.property(summary, (any) => {
      const { low, mid, high } = estimateRange(any);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(mid).toBeGreaterThanOrEqual(low);
      expect(high).toBeGreaterThanOrEqual(mid);
      expect([low, mid, high].every(Number.isInteger)).toBe(true);
    }),
  );
});

test('the fewer posts, the wider, and widest where nothing is known; the more the posts differ, the wider', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (a, more, spread) => {
        const width = (posts: number, of?: number) => estimateRange({ median: 1_000_000, posts, spread: of }).high;
        expect(width(a)).toBeGreaterThanOrEqual(width(a + more));
        expect(width(0)).toBeGreaterThan(width(a));
        expect(width(a, spread + 0.1)).toBeGreaterThan(width(a, spread));
      },
    ),
  );
});

test.each([
  [[500], 500, 0],
  [[100, 300], 200, 0.8144],
  [[100, 300, 200], 200, 0.6011],
  [[100, 100, 100, 9_000_000], 100, 0],
  [[0, 0, 0], 0, 0],
])('the posts %o have the median %d and the spread %d', (reaches, median, spread) => {
  const read = summarisePosts(reaches);
  expect(read).toMatchObject({ median, posts: reaches.length });
  expect(read?.spread).toBeCloseTo(spread, 4);
});

test('no posts are no summary', () => {
  expect(summarisePosts([])).toBeUndefined();
});

test('the median splits the posts, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 40 }), (reaches) => {
      const { median, spread } = summarisePosts(reaches)!;
      expect(reaches.filter((reach) => reach < median).length).toBeLessThanOrEqual(reaches.length / 2);
      expect(reaches.filter((reach) => reach > median).length).toBeLessThanOrEqual(reaches.length / 2);
      expect(summarisePosts(reaches.toReversed())).toEqual(summarisePosts(reaches));
      expect(spread).toBeGreaterThanOrEqual(0);
    }),
  );
});
