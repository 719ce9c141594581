import { expect, test } from 'vitest';
import { refuse, succeed, type Result } from './result.ts';

test('a success carries its value and a refusal its error', () => {
  expect(succeed(3)).toEqual({ ok: true, value: 3 });
  expect(refuse({ code: 'gone' })).toEqual({ ok: false, error: { code: 'gone' } });
});

test('a value is reached only after asking whether there is one', () => {
  const read = (result: Result<number, { code: 'gone' }>) => (result.ok ? result.value : result.error.code);
  expect([read(succeed(3)), read(refuse({ code: 'gone' }))]).toEqual([3, 'gone']);
  // @ts-expect-error: a result has no value before `ok` is asked
  const unasked = (result: Result<number, string>): number => result.value;
  expect(unasked(succeed(3))).toBe(3);
});
