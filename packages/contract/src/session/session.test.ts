import { expect, test } from 'vitest';
import { sessionSchemas } from './session.schemas.ts';

const read = (part: object) => sessionSchemas.updateInfo.body.safeParse({ first_name: 'سارا', ...part });

test.each(['a@b.c', 'علی@نمونه.ایران', ' sara@sepidar.coffee '])('the e-mail %j is accepted as the form accepts it', (email) => {
  expect(read({ email })).toMatchObject({ success: true, data: { email: email.trim() } });
});

test.each([
  [{ email: 'stаff@jarchi.test' }, 'email', 'email_lookalike'],
  [{ email: 'a@b' }, 'email', 'email_invalid'],
  [{ first_name: '<b>' }, 'first_name', 'text_unsafe'],
  [{ last_name: '<b>' }, 'last_name', 'text_unsafe'],
  [{ last_name: 'س'.repeat(61) }, 'last_name', 'too_long'],
])('%j is refused at %s as %s', (part, field, code) => {
  expect(read(part).error?.issues).toMatchObject([{ path: [field], params: { code } }]);
});

test('a person has a first name', () => {
  for (const none of ['', ' ', null]) expect(read({ first_name: none }).success).toBe(false);
});

test('what is not sent differs from what is removed', () => {
  expect(Object.keys(sessionSchemas.updateInfo.body.parse({}))).not.toEqual(expect.arrayContaining(['email']));
  for (const none of ['', ' ', null]) expect(read({ last_name: none, email: none }).success).toBe(true);
});
