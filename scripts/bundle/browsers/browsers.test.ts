import { expect, test } from 'vitest';
import { findInScript } from './scripts.mjs';
import { findInStyle } from './styles.mjs';

const featuresOf = (found: { feature: string }[]) => found.map(({ feature }) => feature);

test.each([
  ['[3, 1].toSorted()', '.toSorted'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['Object.groupBy([], String)', 'Object.groupBy'],
  ['new Intl.Segmenter("fa")', 'Intl.Segmenter'],
  ['class A { static { this.a = 1; } }', 'static block'],
  ['/(?<=a)b/.test("ab")', 'look-behind'],
  ['new RegExp("(?<!a)b")', 'look-behind'],
  ['/[a--b]/v.test("a")', 'flag v'],
  ['const ground = `light-dark(${1}, 2)`', 'light-dark()'],
  ['new URLPattern({})', 'URLPattern'],
])('a script with %s needs a newer browser', (code, feature) => {
  expect(featuresOf(findInScript(code))).toEqual([feature]);
});

test.each([
  '[1].at(-1); structuredClone({}); Object.hasOwn({}, "a"); [1].findLast(Boolean)',
  'if (typeof URLPattern === "function") new URLPattern({})',
  'own.toSorted?.()',
  'const toSorted = 1; const list = { toSorted }',
  '/(?<name>a)|(?=b)|(?!c)/u.test("a")',
])('a script with %s needs none', (code) => {
  expect(findInScript(code)).toEqual([]);
});

test.each([
  ['a { color: color-mix(in oklab, red, blue); }', 'color-mix()'],
  ['a { --x: color-mix(in oklab, red 20%, var(--y)); }', 'color-mix()'],
  ['a { background: light-dark(red, blue); }', 'light-dark()'],
  ['li:has(a) { color: red; }', ':has'],
  ['@media (width < 62rem) { a { color: red; } }', 'media range'],
  ['a { grid-template-columns: subgrid; }', 'grid-template-columns: subgrid'],
  ['a { & b { color: red; } }', '&'],
  ['a { width: 1cqw; }', 'cqw'],
])('a style with %s needs a newer browser', (css, feature) => {
  expect(featuresOf(findInStyle(css))).toContain(feature);
});

test.each([
  '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in oklab, red, blue); } }',
  'a { color: red; color: oklch(0.5 0.1 20); }',
  'a { height: 100dvh; inset-inline: 0; gap: 4px; aspect-ratio: 1; }',
  '@media (min-width: 62rem) { a:focus-visible { color: rgb(1 2 3 / 0.5); } }',
])('a style with %s needs none', (css) => {
  expect(findInStyle(css)).toEqual([]);
});
