import { expect, test } from 'vitest';
import { getCounterLine } from './counter-offer.ts';

const list = { price: 2_000_000, publisher_price: 1_400_000 };

test('a named price is the net of its line, and the pay of the publisher moves in proportion', () => {
  expect(getCounterLine(list, 2_500_000, 10)).toEqual({
    price: 2_500_000,
    discount: 0,
    vat: 250_000,
    total: 2_750_000,
    publisher_price: 1_750_000,
    net_step: 100,
  });
  expect(getCounterLine(list, 1_000_000, 10)).toMatchObject({ total: 1_100_000, publisher_price: 700_000 });
});

test.each([
  [2_500_049, 2_500_000],
  [2_500_050, 2_500_100],
  [3, 100],
])('%d toman are asked as %d: whole hundreds, and never nothing', (asked, price) => {
  expect(getCounterLine(list, asked, 10)).toMatchObject({ price, vat: price / 10 });
});

test('a publisher is never paid more than the advertiser pays, nor nothing for a plan that was free', () => {
  expect(getCounterLine({ price: 1_000, publisher_price: 1_500 }, 2_000, 10)).toMatchObject({ publisher_price: 2_000 });
  expect(getCounterLine({ price: 0, publisher_price: 0 }, 500_000, 10)).toMatchObject({ publisher_price: 500_000 });
});
