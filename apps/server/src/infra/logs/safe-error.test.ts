import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError, summarizeError } from './safe-error.ts';

const doubledKey = Object.assign(new Error('duplicate key value violates unique constraint "app_user_phone"'), {
  name: 'error',
  severity: 'ERROR',
  code: '23505',
  detail: 'Key (phone)=(09121234567) already exists.',
  constraint: 'app_user_phone',
  table: 'app_user',
});

test('a failed statement is described by its code, constraint and placeholders, never by its values', () => {
  const failed = new DrizzleQueryError('insert into app_user (phone) values ($1)', ['09121234567'], doubledKey);
  const described = describeError(failed);
  expect(described).toMatchObject({
    statement: 'insert into app_user (phone) values ($1)',
    cause: { code: '23505', constraint: 'app_user_phone', table: 'app_user' },
  });
  expect(JSON.stringify(described)).not.toContain('0912');
});

test.each([
  ['a phone', 'the username 09121234567 belongs to another phone', 'the username … belongs to another phone'],
  ['a phone in Persian digits', 'no ۰۹۱۲۱۲۳۴۵۶۷ here', 'no … here'],
  ['a phone with spaces', 'no +98 912 123 4567 here', 'no … here'],
  ['an e-mail', 'sara.m+x@example.com is taken', '… is taken'],
  ['a Persian name', 'no «سارا محمدی» here', 'no «… …» here'],
  ['an id of ours', 'campaign 4711 does not come to rest', 'campaign 4711 does not come to rest'],
])('%s in a message', (_what, message, masked) => {
  expect(describeError(new Error(message)).message).toBe(masked);
});

test('what a library quotes is left out, and so are an error’s fields other than its message', () => {
  const broken = Object.assign(new SyntaxError('Unexpected token "sara", "sara@exa"... is not valid JSON'), { input: 'sara' });
  expect(JSON.stringify(describeError(broken))).not.toContain('sara');
  expect(JSON.stringify(describeError(Object.assign(new TypeError('Invalid URL'), { input: 'https://sara.example' })))).not.toContain(
    'sara',
  );
  expect(describeError('sara')).toEqual({ type: 'string', message: '', stack: '' });
});

test('the stack is kept without the message at its beginning', () => {
  const { stack } = describeError(new Error('first line\nsecond line of 09121234567'));
  expect(stack).toContain('safe-error.test.ts');
  expect(stack.split('\n').every((line) => line.trim().startsWith('at '))).toBe(true);
});

test('causes are followed, up to a limit', () => {
  const innermost = new Error('a circle');
  innermost.cause = innermost;
  const described = describeError(new Error('outside', { cause: innermost }));
  expect(described).toMatchObject({ message: 'outside', cause: { message: 'a circle' } });
});

test('a failed job keeps one line', () => {
  expect(summarizeError(new Error('still down'))).toBe('still down');
  expect(summarizeError(new DrizzleQueryError('select 1', [], doubledKey))).toContain('23505 app_user_phone');
  expect(summarizeError(new DrizzleQueryError('select 1', [], doubledKey))).not.toContain('0912');
});
