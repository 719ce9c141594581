import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of enough length', 'links');
const text = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('a text comes back, and is never sealed twice alike', () => {
  const sealed = seal.close(text, 'account 7');
  expect(seal.open(sealed, 'account 7')).toBe(text);
  expect(sealed).not.toContain(text.slice(0, 8));
  expect(seal.close(text, 'account 7')).not.toBe(sealed);
});

test('a text opens neither for another row, by another secret or use, nor after a change', () => {
  const sealed = seal.close(text, 'account 7');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(seal.open(sealed, 'account 8')).toBeUndefined();
  expect(createSeal('another secret', 'links').open(sealed, 'account 7')).toBeUndefined();
  expect(createSeal('a secret of enough length', 'other').open(sealed, 'account 7')).toBeUndefined();
  expect(seal.open(changed.toString('base64url'), 'account 7')).toBeUndefined();
  expect(seal.open('short', 'account 7')).toBeUndefined();
});
