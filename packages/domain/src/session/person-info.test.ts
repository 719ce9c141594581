import { expect, test } from 'vitest';
import { parseLogin } from './login.ts';
import { checkEmail, checkPersonName, parseEmail, PERSON_NAME_MAX } from './person-info.ts';

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
  ['Sara@Sepidar.Coffee', 'sara@sepidar.coffee'],
  ['ｓｔａｆｆ＠jarchi．test', 'staff@jarchi.test'],
  ['staff\u200b@jarchi.test\u200e', 'staff@jarchi.test'],
  ['sara۱@مثال.ایران', 'sara1@مثال.ایران'],
  ['a+b.c-d_e@x-y.ir', 'a+b.c-d_e@x-y.ir'],
  ['علي@نمونه.ايران', 'علی@نمونه.ایران'],
  ['ſtaff@jarchi.test', 'staff@jarchi.test'],
  ['a@b', undefined],
  ['', undefined],
  ['a b@c.d', undefined],
])('the e-mail %j is read as %j', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
  const login = parseLogin(typed);
  expect(email === undefined || (login.field === 'email' && login.value === email)).toBe(true);
});

test.each([
  'stаff@jarchi.test',
  'staff@jаrchi.test',
  'сара@jarchi.test',
  'staff@jarchi.τest',
  'ıstaff@jarchi.test',
  'saraسارا@a.ir',
  'a@سپیدarchi.ir',
])('the e-mail %j looks like another, and is refused as such', (typed) => {
  expect([checkEmail(typed), parseEmail(typed)]).toEqual([[{ code: 'email_lookalike' }], undefined]);
});
