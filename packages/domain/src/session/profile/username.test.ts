import { expect, test } from 'vitest';
import { parseLogin } from '#session/login.ts';
import { isUsername } from '#text/patterns.ts';
import { RESERVED_NAMES } from './reserved-names.ts';
import { foldUsername, isReservedUsername } from './username.ts';

test.each([
  ['sara', 'sara'],
  [' Sara.Mohammadi ', 'sara.mohammadi'],
  ['sara۱۲', 'sara12'],
  ['s_1', 's_1'],
  ['_ab', '_ab'],
  ['1ab', '1ab'],
  ['ab_', 'ab_'],
  ['ｓａｒａ', 'sara'],
  ['sa\u200bra', 'sara'],
  ['\u200esara\u200f', 'sara'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('«%s» is the username %s, and is signed in with', (typed, name) => {
  expect(foldUsername(typed)).toBe(name);
  expect(parseLogin(typed)).toEqual({ field: 'username', value: name });
});

test.each(['', 'sa', 'a'.repeat(31), 'سارا', 'sаra', '.sara', 'sara.', 'sa..ra', 'sa ra', 'sara@home', 'sara-m', 'İrem'])(
  '«%s» is no username',
  (typed) => {
    expect(foldUsername(typed)).toBeUndefined();
  },
);

test.each([
  'admin',
  'root',
  'support',
  'jarchi',
  'null',
  'constructor',
  'staff',
  'adm1n',
  'r00t',
  '5upp0rt',
  'he1p',
  'admin1',
  'support24',
  '_admin_',
  'ad.min',
  'jarchi_support',
  'support.team',
  'jarchi.sara',
  'sara_jarchi',
  'j4rchi',
  'nilgoon_ads',
  'nilgoonads',
  '09121234567',
  '9121234567',
  '989121234567',
])('%s is reserved', (name) => {
  expect(foldUsername(name)).toBe(name);
  expect(isReservedUsername(name, 'Nilgoon Ads'.replace(' ', name.includes('_ads') ? '_' : ''))).toBe(true);
});

test.each(['sara', 'sara.admin', 'supporter', 'rootin', 'teamsepidar', 'jarchiha', 'test.sara', '1ab', '123', 'modir.sara', 'nilgoon'])(
  '%s is free',
  (name) => {
    expect(isReservedUsername(name, 'Nilgoonads')).toBe(false);
  },
);

test('a brand in Persian reserves no Latin name beside the product’s own', () => {
  expect(isReservedUsername('sara', 'جارچی')).toBe(false);
  expect(isReservedUsername('jarchi', 'جارچی')).toBe(true);
});

test('each reserved word is one that a person could write', () => {
  expect([...RESERVED_NAMES].filter((word) => word.length > 2 && !isUsername(word))).toEqual([]);
});
