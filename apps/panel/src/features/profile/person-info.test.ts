import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { checkPersonInfo, cleanPersonInfo, findPersonRefusal, type PersonInfo } from './person-info.ts';

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

test('the values are sent trimmed, and an empty e-mail is sent as null', () => {
  expect(cleanPersonInfo({ first_name: ' سارا ', last_name: 'محمدی ', email: ' ' })).toEqual({
    first_name: 'سارا',
    last_name: 'محمدی',
    email: null,
  });
});

test('an invalid request shows at the e-mail, and other failures at no field', () => {
  expect(findPersonRefusal(new ApiError({ status: 400, code: 'invalid' }))).toHaveProperty('email');
  expect(findPersonRefusal(new ApiError({ status: 503, code: 'unavailable' }))).toBeUndefined();
});
