import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

const screens = ['pages', 'features']
  .flatMap((part) => readdirSync(join(source, part), { recursive: true, encoding: 'utf8' }).map((path) => join(part, path)))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, name: basename(path), text: readFileSync(join(source, path), 'utf8') }));

test('each paged list shows its loading, failed and empty states inside a region, its own or its page’s', () => {
  const lists = screens.filter(({ text }) => text.includes('<Pagination'));
  const inRegion = (list: { name: string; text: string }) =>
    list.text.includes('<DataRegion') || screens.some(({ text }) => text.includes(`/${list.name}'`) && text.includes('<DataRegion'));
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !inRegion(list)).map(({ path }) => path)).toEqual([]);
});
