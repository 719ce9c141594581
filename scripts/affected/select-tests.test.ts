import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGraph, selectTests } from './select-tests.mjs';

const root = join(import.meta.dirname, '../..');
const graph = readGraph(root);

interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly tests: readonly string[];
}

async function listMutants(): Promise<readonly Mutant[]> {
  const folder = join(root, 'scripts/mutants');
  const lists = await Promise.all(
    readdirSync(folder).map(async (name) => ((await import(join(folder, name))) as { readonly mutants: readonly Mutant[] }).mutants),
  );
  return lists.flat();
}

test('each mutant’s file selects a test that kills the mutant', async () => {
  const missed = (await listMutants()).filter(({ file, tests }) => {
    const selected = selectTests([file], graph);
    return selected.everything === undefined && !tests.some((path) => selected.tests.includes(path) || selected.journeys.includes(path));
  });
  expect(missed.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test('a change of one slice selects a small part of all tests', () => {
  const { tests, everything } = selectTests(['apps/server/src/features/alerts/alerts.service.ts'], graph);
  expect(everything).toBeUndefined();
  expect(tests).toContain('apps/server/src/features/alerts/alerts.test.ts');
  expect(tests.length).toBeLessThan(20);
});

test.each(['package-lock.json', 'vitest.config.ts', 'apps/server/migrations/0000_first.sql', 'packages/contract/src/calls.ts'])(
  'a change of %s selects everything',
  (path) => {
    expect(selectTests([path], graph).everything).toBe(path);
  },
);
