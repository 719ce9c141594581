import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { errorText } from './error-text.fa.ts';

const told = (...codes: ('not_utf8' | 'unstorable' | 'repeated_key' | 'too_long')[]) =>
  errorText(new ApiError({ status: 400, code: 'invalid', issues: codes.map((code) => ({ path: 'title', code })) }));

test('a request that no call could read says why, and any other says that a part is wrong', () => {
  expect(told('not_utf8')).toContain('UTF-8');
  expect(told('unstorable')).toContain('ذخیره نمی‌شود');
  expect(told('too_long', 'repeated_key')).toContain('دو بار');
  expect(told('too_long')).toContain('بررسی کنید');
});
