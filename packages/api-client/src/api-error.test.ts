import { expect, test } from 'vitest';
import { readRefusal } from './api-error.ts';

test('a refusal in list form keeps its message, its code and its facts', () => {
  const error = readRefusal(422, ['به هر چهار پرسش پاسخ دهید.', { code: 'business_data_invalid', fields: ['need_help'] }]);
  expect(error).toMatchObject({
    status: 422,
    code: 'business_data_invalid',
    text: 'به هر چهار پرسش پاسخ دهید.',
    facts: { fields: ['need_help'] },
  });
});

test('a refusal in list form has the issue of each field, and the request id', () => {
  const issues = [{ path: 'need_help', code: 'missing' }];
  expect(readRefusal(400, ['متن', { code: 'invalid', issues, request_id: 'r' }])).toMatchObject({ issues, requestId: 'r', facts: {} });
});

test.each([
  [['متن'], 'متن'],
  [['متن', null], 'متن'],
  [['متن', { code: 7 }], 'متن'],
  [[{ code: 'invalid' }], ''],
  [[], ''],
])('of the list %j only the message %j is understood', (body, text) => {
  expect(readRefusal(400, body)).toMatchObject({ status: 400, code: 'unknown', text });
});

test('an ordinary refusal has no message from the server', () => {
  const error = readRefusal(404, { error: { code: 'not_found', facts: {}, request_id: 'r' } });
  expect(error).toMatchObject({ code: 'not_found', text: '', requestId: 'r' });
});
