import { expect, test } from 'vitest';
import { keptParameters } from './kept-parameters.ts';

test("the advertiser's own parameters are found before the fragment, even an empty one", () => {
  expect(keptParameters('https://a.ir/?utm_source=mine&x=1&utm_term#utm_medium=no', { utm_key_template: 1 })).toEqual([
    'utm_source',
    'utm_term',
  ]);
  expect(keptParameters('https://a.ir', { utm_key_template: 1 })).toEqual([]);
  expect(keptParameters('https://a.ir?utm_source=1', { utm_key_template: 99 })).toEqual([]);
});
