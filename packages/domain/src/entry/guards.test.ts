import { expect, test } from 'vitest';
import { decideImpersonationGuard, GUARD_NAMES, readGuards } from './guards.ts';

test('known guards are returned once each, in order', () => {
  expect(readGuards(GUARD_NAMES)).toEqual({ ok: true, value: ['auth', 'features', 'hijack', 'initial-data'] });
  expect(readGuards(['hijack', 'auth', 'hijack'])).toEqual({ ok: true, value: ['hijack', 'auth'] });
  expect(readGuards([])).toEqual({ ok: true, value: [] });
});

test.each(['nonsense', '', 'Auth', 'constructor'])('the unknown guard %j returns 500', (name) => {
  expect(readGuards(['auth', name])).toEqual({
    ok: false,
    error: { code: 'unknown_guard', status: 500, message: 'Unknown middleware' },
  });
});

test.each([
  [{ mode: 'production', is_hijacked: false }, 'index'],
  [{ mode: 'demo', is_hijacked: false }, 'index'],
  [{ mode: 'production', is_hijacked: true }, 'stay'],
  [{ mode: 'development', is_hijacked: false }, 'stay'],
] as const)('the hijack guard sends %j to: %s', (viewer, expected) => {
  expect(decideImpersonationGuard(viewer)).toBe(expected);
});
