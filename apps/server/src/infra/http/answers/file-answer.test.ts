import { expect, test } from 'vitest';
import { readRange } from './file-answer.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=a-b', undefined],
  [`bytes=${'9'.repeat(40)}-`, undefined],
  [undefined, undefined],
])('of 100 bytes %s is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test('an empty file has no parts', () => {
  expect(readRange('bytes=0-', 0)).toBe('outside');
  expect(readRange('bytes=-5', 0)).toBe('outside');
});
