import { expect, test } from 'vitest';
import { findTypedCharge, forgetTypedCharge, readAmount, readReturnPath, saveTypedCharge } from './charge-intent.ts';

test.each([
  ['/campaigns/7', '/campaigns/7'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  [undefined, null],
])('the return path %s is read as %s', (value, path) => {
  expect(readReturnPath(value)).toBe(path);
});

test('an amount in Persian digits with commas is read', () => {
  expect(readAmount('۲۰٬۰۰۰٬۰۰۰')).toBe('20000000');
  expect(readAmount('007')).toBe('7');
  expect(readAmount('1000000000000')).toBe('1000000000000');
  expect(readAmount(undefined)).toBe('');
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
