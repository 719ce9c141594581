import { expect, test } from 'vitest';
import { safeBack } from './safe-back.ts';

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/\tevil',
  'javascript:alert(1)',
  '',
  '/auth/login?back=/auth/login',
  undefined,
])('%j is not followed', (back) => {
  expect(safeBack(back)).toBe('/');
});

test('a path of the panel is followed', () => {
  expect(safeBack('/campaigns?filter=search,a&page=2')).toBe('/campaigns?filter=search,a&page=2');
});
