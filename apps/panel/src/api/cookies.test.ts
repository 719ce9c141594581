import { expect, test } from 'vitest';
import { findAccount, findCookie, removeAccount, saveAccount } from './cookies.ts';

test('a cookie with the prefix of this host counts before one without', () => {
  expect(findCookie('account', 'account=old; __Host-account=new')).toBe('new');
  expect(findCookie('account', '__Host-account=; account=old')).toBe('old');
});

test('a cookie is found among others and decoded', () => {
  expect(findCookie('account', 'x=1; account=%D9%82%D9%87%D9%88%D9%87; accounts=no')).toBe('قهوه');
  expect(findCookie('csrf', 'csrf=a=b==')).toBe('a=b==');
});

test('an empty or missing cookie is undefined', () => {
  expect(findCookie('account', 'account=; x=1')).toBeUndefined();
  expect(findCookie('account', '')).toBeUndefined();
});

test('a broken escape is kept unchanged', () => {
  expect(findCookie('account', 'account=%E0%A4')).toBe('%E0%A4');
});

test('the chosen account is saved and removed', () => {
  saveAccount('قهوهٔ سپیدار');
  expect(findAccount()).toBe('قهوهٔ سپیدار');
  removeAccount();
  expect(findAccount()).toBeUndefined();
});
