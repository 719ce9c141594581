import { expect, test } from 'vitest';
import { checkPasskeyName, PASSKEY_NAME_MAX } from './passkeys.ts';

test.each([
  ['گوشی سارا', []],
  ['  ', ['required']],
  ['x'.repeat(PASSKEY_NAME_MAX), []],
  ['x'.repeat(PASSKEY_NAME_MAX + 1), ['too_long']],
  ['<b>phone</b>', ['text_unsafe']],
])('a passkey may be named %j unless it has issues: %j', (typed, codes) => {
  expect(checkPasskeyName(typed).map(({ code }) => code)).toEqual(codes);
});
