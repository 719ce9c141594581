import { expect, test } from 'vitest';
import { readAskedAmount, readReturnPath } from './charge-intent.ts';
import { findTypedCharge, typedCharge } from './typed-charge.ts';

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
  typedCharge.keep({ amount: '1250000', gateway: 'test', asked: '900000' });
  expect(findTypedCharge('900000')).toEqual({ amount: '1250000', gateway: 'test' });
  expect(findTypedCharge('')).toBeUndefined();
  typedCharge.forget();
  expect(findTypedCharge('900000')).toBeUndefined();
});

test('a stored amount that is none is restored as an empty one', () => {
  typedCharge.keep({ amount: '1.2E7', gateway: 'test', asked: '' });
  expect(findTypedCharge('')).toEqual({ amount: '', gateway: 'test' });
});
