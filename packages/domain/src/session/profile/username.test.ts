import { expect, test } from 'vitest';
import { parseLogin } from '#session/login.ts';
import { parseUsername } from './username.ts';

test.each([
  ['sara', 'sara'],
  [' Sara.Mohammadi ', 'sara.mohammadi'],
  ['sara۱۲', 'sara12'],
  ['s_1', 's_1'],
  ['\u200esara\u200f', 'sara'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('«%s» is the username %s, and is signed in with', (typed, name) => {
  expect(parseUsername(typed)).toBe(name);
  expect(parseLogin(typed)).toEqual({ field: 'username', value: name });
});

test.each(['', 'sa', 'a'.repeat(31), 'سارا', '09121234567', '1sara', '.sara', 'sara.', 'sa..ra', 'sa ra', 'sara@home', 'sara-m'])(
  '«%s» is no username',
  (typed) => {
    expect(parseUsername(typed)).toBeUndefined();
  },
);
