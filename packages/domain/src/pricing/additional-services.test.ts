import { expect, test } from 'vitest';
import { priceServices } from './additional-services.ts';

const offers = [
  { key: 'design', price: 2_000_000 },
  { key: 'report', price: 500_000 },
  { key: 'gift', price: 0 },
];

test.each<[Record<string, boolean>, string[], number]>([
  [{}, [], 0],
  [{ design: false }, [], 0],
  [{ design: true }, ['design'], 2_000_000],
  [{ report: true, design: true }, ['design', 'report'], 2_500_000],
  [{ gift: true, report: false }, ['gift'], 0],
  [{ gone: false, report: true }, ['report'], 500_000],
])('choosing the services %j buys %j for %d toman', (chosen, keys, price) => {
  const result = priceServices(chosen, offers);
  expect(result).toEqual({ ok: true, value: { lines: offers.filter(({ key }) => keys.includes(key)), price } });
});

test('a service costs whole hundreds', () => {
  expect(priceServices({ design: true }, [{ key: 'design', price: 1_999_950 }])).toMatchObject({ value: { price: 2_000_000 } });
});

test.each([
  [{ gone: true }, ['gone']],
  [{ design: true, gone: true, toString: true }, ['gone', 'toString']],
])('choosing the services %j is refused: some are not offered', (chosen, keys) => {
  expect(priceServices(chosen, offers)).toEqual({ ok: false, error: { code: 'services_not_offered', keys } });
});
