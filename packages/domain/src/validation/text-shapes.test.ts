import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#validation/testing/any-text.ts';
import { checkShape } from './text-shapes.ts';

const SHAPES = [
  ['username_invalid', 'maze.gardi', 'maze..gardi'],
  ['email_invalid', 'a@b.ir', 'a@b'],
  ['phone_invalid', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '02188776655'],
  ['link_invalid', 'https://example.ir', 'example.ir'],
  ['telegram_link_invalid', 'https://t.me/jarchi/12', 'https://t.me/jarchi'],
  ['text_unsafe', 'منوی پاییز', 'a;b'],
  ['name_unsafe', 'نجفی-زاده', 'a;b'],
  ['subdomain_invalid', 'shop', 'shop.example'],
] as const;

test.each(SHAPES)('%s: no issue for %s, an issue for %s', (code, right, wrong) => {
  expect([checkShape(right, code), checkShape(wrong, code), checkShape('', code)]).toEqual([[], [{ code }], []]);
});

test('any text can be checked for every shape', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...SHAPES), (text, [code]) => {
      expect([[], [{ code }]]).toContainEqual(checkShape(text, code));
    }),
  );
});
