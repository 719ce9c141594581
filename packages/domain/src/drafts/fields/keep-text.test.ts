import { expect, test } from 'vitest';
import { keepText } from './keep-text.ts';

test.each([
  ['title', 500],
  ['publish_considerations', 2_000],
] as const)('%s keeps as much text as its field stores', (field, most) => {
  expect(keepText(field, 'x'.repeat(most))).toHaveLength(most);
  expect(keepText(field, 'x'.repeat(most + 1))).toHaveLength(most);
});

test('a letter of two units is kept whole or not at all', () => {
  expect(keepText('title', `${'x'.repeat(499)}😀`)).toBe('x'.repeat(499));
  expect(keepText('title', `${'x'.repeat(498)}😀`)).toHaveLength(500);
});

test('a field that is not a text cuts nothing off', () => {
  expect(keepText('budget', 'x'.repeat(600))).toHaveLength(600);
});
