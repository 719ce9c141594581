import { expect, test } from 'vitest';
import { findTypedCharge, forgetTypedCharge, readAskedAmount, readReturnPath, saveTypedCharge } from './charge-intent.ts';

test.each([
  ['/campaigns/7', '/campaigns/7'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  [undefined, null],
])('the return path %s is read as %s', (value, path) => {
  expect(readReturnPath(value)).toBe(path);
});

test.each([
  ['20000000', '20000000'],
  ['۲۰٬۰۰۰٬۰۰۰', '20000000'],
  ['۲۰ میلیون', '20000000'],
  ['0', ''],
  ['2,5 میلیون', ''],
  ['-5000', ''],
  ['1.2E7', ''],
  ['1000000000000', ''],
  [undefined, ''],
])('the amount %j of an address is %j', (value, digits) => {
  expect(readAskedAmount(value)).toBe(digits);
});

test('typed input is restored only for the same URL', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const typed = { amount: '1250000', gateway: 'test', asked: '900000' };
  saveTypedCharge(store, typed);
  expect(findTypedCharge(store, '900000')).toEqual(typed);
  expect(findTypedCharge(store, '')).toBeUndefined();
  forgetTypedCharge(store);
  expect(findTypedCharge(store, '900000')).toBeUndefined();
});

test('a broken stored value is ignored', () => {
  const store = { getItem: () => '{', setItem: () => undefined, removeItem: () => undefined };
  expect(findTypedCharge(store, '')).toBeUndefined();
});
