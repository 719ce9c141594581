import { expect, test } from 'vitest';
import { checkPersonInfo, cleanPersonInfo, type PersonInfo } from './usePersonForm.ts';

const sara: PersonInfo = { first_name: 'سارا', last_name: 'محمدی', email: '' };

test.each<[Partial<PersonInfo>, readonly string[]]>([
  [{}, []],
  [{ email: ' sara@sepidar.coffee ' }, []],
  [{ first_name: ' ' }, ['first_name']],
  [{ last_name: '' }, ['last_name']],
  [{ first_name: 'س'.repeat(61) }, ['first_name']],
  [{ first_name: 'س'.repeat(60) }, []],
  [{ email: 'sara@' }, ['email']],
  [{ email: 'a@b.c' }, []],
  [{ email: 'علی@نمونه.ایران' }, []],
  [{ first_name: '<b>', last_name: 'الف;' }, ['first_name', 'last_name']],
])('%j is refused at %j', (change, fields) => {
  expect(Object.keys(checkPersonInfo({ ...sara, ...change }))).toEqual(fields);
});

test('an e-mail of mixed letters is told apart from a wrong one', () => {
  const errorOf = (email: string) => checkPersonInfo({ ...sara, email }).email;
  expect(errorOf('stаff@jarchi.test')).toMatch(/چند خط/);
  expect(errorOf('staff@')).toMatch(/بنویسید/);
});

test('what differs is sent, trimmed; a field that was not touched is not sent, and an emptied e-mail is sent as null', () => {
  const clean = (typed: Partial<PersonInfo>, stored: Partial<PersonInfo> = {}) =>
    cleanPersonInfo({ ...sara, ...typed }, { ...sara, ...stored });
  expect(clean({ first_name: ' سارا ' })).toEqual({ first_name: 'سارا' });
  expect(clean({ email: ' Ｓara@sepidar.coffee ' })).toEqual({ email: 'sara@sepidar.coffee' });
  expect(clean({}, { email: 'sara@sepidar.coffee' })).toEqual({ email: null });
  expect(clean({ last_name: '', email: 'a@b.c' }, { email: 'a@b.c' })).toEqual({ last_name: '' });
  expect(clean({})).toEqual({});
});
