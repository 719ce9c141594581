import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/campaigns/7?tab=a#b', '/u/sepidar//x', '/گزارش', '/a%5Cb'])('%j is a path of our own', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'campaigns',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\u0000',
  '/a\u007f',
  ' /a',
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
