import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemory, readDigests } from './passed-files.mjs';

const sources = {
  'package-lock.json': '{}',
  'vitest.setup.ts': "import '@jarchi/ui/setup.ts';\n",
  'packages/ui/src/setup.ts': 'export {};\n',
  'packages/domain/src/base.ts': 'export const base = 1;\n',
  'packages/domain/src/rule.ts': "import { base } from './base.ts';\nexport const rule = base;\n",
  'packages/domain/src/rule.test.ts': "import { rule } from './rule.ts';\n",
  'packages/domain/src/other.test.ts': "import './other.json';\n",
  'packages/domain/src/other.json': '{}',
  'packages/domain/src/reads.test.ts': "import { readFileSync } from 'node:fs';\n",
  'packages/client-state/src/testing/leave-nobody.ts': 'export {};\n',
  'apps/panel/src/router.ts': "import { page } from './page.ts';\ndeclare module 'router' {}\n",
  'apps/panel/src/page.ts': 'export const page = 1;\n',
  'apps/panel/src/beside.ts': 'export const beside = 1;\n',
};

function createCheckout(changes: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'jarchi-digests-'));
  for (const [path, text] of Object.entries({ ...sources, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The files whose digest a change alters: of types, and of tests. */
function listAltered(changes: Readonly<Record<string, string>>) {
  const [before, after] = [readDigests(createCheckout()), readDigests(createCheckout(changes))];
  const tests = before.paths.filter((path) => path.endsWith('.test.ts') && before.ofTest(path) !== undefined);
  return {
    types: before.paths.filter((path) => before.ofTypes(path) !== after.ofTypes(path)),
    tests: tests.filter((path) => before.ofTest(path) !== after.ofTest(path)),
  };
}

const rule = 'packages/domain/src/rule';
const beside = 'apps/panel/src/beside.ts';

test('the same texts have the same digests, wherever they are', () => {
  expect(listAltered({})).toEqual({ types: [], tests: [] });
});

test.each([
  [
    'a file alters those that import it, through others too',
    'packages/domain/src/base.ts',
    [`${rule}.ts`, `${rule}.test.ts`],
    [`${rule}.test.ts`],
  ],
  ['a file that nothing imports alters itself', `${rule}.test.ts`, [], [`${rule}.test.ts`]],
  [
    'data that is imported counts',
    'packages/domain/src/other.json',
    ['packages/domain/src/other.test.ts'],
    ['packages/domain/src/other.test.ts'],
  ],
  ['types that an app declares for all count in all of the app', 'apps/panel/src/page.ts', ['apps/panel/src/router.ts', beside], []],
])('%s', (_, path, types, tests) => {
  const altered = listAltered({ [path]: `${sources[path as keyof typeof sources]}\n` });
  const own = path.endsWith('.json') ? [] : [path];
  expect(altered.types.toSorted()).toEqual([...types, ...own].toSorted());
  expect(altered.tests).toEqual(tests);
});

test('packages of another version alter everything; what tests load first alters all tests', () => {
  const all = readDigests(createCheckout()).paths.length;
  expect(listAltered({ 'package-lock.json': '{"a":1}' })).toMatchObject({ types: { length: all }, tests: { length: 2 } });
  const { types, tests } = listAltered({ 'packages/ui/src/setup.ts': 'export const a = 1;\n' });
  expect({ types, tests: tests.length }).toEqual({ types: ['packages/ui/src/setup.ts'], tests: 2 });
});

test('a test that reads files which it does not import has no digest', () => {
  expect(readDigests(createCheckout()).ofTest('packages/domain/src/reads.test.ts')).toBeUndefined();
});

test('a memory names what did not pass as it is, and forgets files that are gone', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'jarchi-memory-')), 'kept/passed.json');
  const digests = new Map([
    ['a.ts', '1'],
    ['b.ts', '2'],
    ['reads.ts', undefined],
  ]);
  expect(openMemory(file).listNew(digests)).toEqual(['a.ts', 'b.ts', 'reads.ts']);
  openMemory(file).keep(digests);
  expect(openMemory(file).listNew(new Map([...digests, ['b.ts', '3'], ['c.ts', '4']]))).toEqual(['b.ts', 'reads.ts', 'c.ts']);
  openMemory(file).keep(new Map([['b.ts', '2']]));
  expect(openMemory(file).listNew(digests)).toEqual(['a.ts', 'reads.ts']);
});
