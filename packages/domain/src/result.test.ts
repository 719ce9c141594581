import { expect, test } from 'vitest';
import { refuse, succeed, type Result } from './result.ts';

test('a success has a value and a refusal has an error', () => {
  expect(succeed(3)).toEqual({ ok: true, value: 3 });
  expect(refuse({ code: 'gone' })).toEqual({ ok: false, error: { code: 'gone' } });
});

test('the types allow reading a value only after checking `ok`', () => {
  const read = (result: Result<number, { code: 'gone' }>) => (result.ok ? result.value : result.error.code);
  expect([read(succeed(3)), read(refuse({ code: 'gone' }))]).toEqual([3, 'gone']);
  // @ts-expect-error: a result has no value before `ok` is checked
  const unasked = (result: Result<number, string>): number => result.value;
  expect(unasked(succeed(3))).toBe(3);
});
