import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEDIA_TYPES } from '#platforms/platforms.ts';
import { AUDIENCE, modelUnion, PEOPLE, type PlatformReach } from './overlap.ts';

const audience: fc.Arbitrary<PlatformReach> = fc.record({
  media_type: fc.constantFrom(...MEDIA_TYPES),
  reach: fc.oneof(fc.nat(100), fc.nat(60_000_000)),
});
const audiences = fc.array(audience, { maxLength: 40 });
const of = (media_type: PlatformReach['media_type'], ...reaches: number[]) => reaches.map((reach) => ({ media_type, reach }));

test.each([
  ['nobody', [], 0],
  ['one audience', of('INSTAGRAM', 120_000), 120_000],
  ['an empty audience', of('INSTAGRAM', 0), 0],
  ['halves of one platform', of('LINKEDIN', 2_000_000, 2_000_000), 3_000_000],
  ['a whole platform, and half of it again', of('LINKEDIN', 4_000_000, 2_000_000), 4_000_000],
  ['an audience larger than its platform', of('LINKEDIN', 5_000_000), 5_000_000],
  ['a third of all on one platform, a half on another', [...of('TELEGRAM', 20_000_000), ...of('RUBIKA', 30_000_000)], 40_000_000],
  ['all of every platform', MEDIA_TYPES.flatMap((platform) => of(platform, AUDIENCE[platform])), 59_311_883],
] as const)('%s: the model', (_, list, people) => {
  expect(modelUnion(list)).toBe(people);
});

test('every platform has fewer users than all platforms together', () => {
  expect(Math.max(...Object.values(AUDIENCE))).toBeLessThan(PEOPLE);
});

test('the model lies between the largest audience and the sum, in whole people', () => {
  fc.assert(
    fc.property(audiences, (several) => {
      const model = modelUnion(several);
      expect(model).toBeGreaterThanOrEqual(Math.max(0, ...several.map(({ reach }) => reach)));
      expect(model).toBeLessThanOrEqual(several.reduce((sum, { reach }) => sum + reach, 0));
      expect(Number.isInteger(model)).toBe(true);
    }),
  );
});

test('another audience, or a larger one, never lowers the reach', () => {
  fc.assert(
    fc.property(audiences, audience, fc.nat(1_000_000), (several, more, growth) => {
      const model = modelUnion([...several, more]);
      expect(model).toBeGreaterThanOrEqual(modelUnion(several));
      expect(modelUnion([...several, { ...more, reach: more.reach + growth }])).toBeGreaterThanOrEqual(model);
    }),
  );
});

test('the order of the audiences does not matter', () => {
  const shuffled = audiences.chain((several) =>
    fc.tuple(fc.constant(several), fc.shuffledSubarray(several, { minLength: several.length })),
  );
  fc.assert(fc.property(shuffled, ([several, others]) => modelUnion(several) === modelUnion(others)));
});
