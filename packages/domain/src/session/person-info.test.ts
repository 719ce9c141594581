import { expect, test } from 'vitest';
import { checkPersonName, parseEmail, PERSON_NAME_MAX } from './person-info.ts';

test.each<[string, readonly string[]]>([
  ['سارا', []],
  [' علی‌رضا ', []],
  ['', []],
  ['س'.repeat(PERSON_NAME_MAX), []],
  ['😀'.repeat(PERSON_NAME_MAX), []],
  ['س'.repeat(PERSON_NAME_MAX + 1), ['too_long']],
  ['<b>', ['text_unsafe']],
  ['O"Neil', ['text_unsafe']],
  ['الف\nب', ['text_unsafe']],
  ['<'.repeat(PERSON_NAME_MAX + 1), ['too_long', 'text_unsafe']],
])('the name %j has the issues %j', (name, codes) => {
  expect(checkPersonName(name).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['a@b.c', 'a@b.c'],
  [' علی@نمونه.ایران ', 'علی@نمونه.ایران'],
  ['a@b', undefined],
  ['', undefined],
  ['a b@c.d', undefined],
])('the e-mail %j is read as %j', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});
