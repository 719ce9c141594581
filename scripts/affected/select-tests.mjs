import { posix } from 'node:path';
import { listImports, resolveImport } from '../checks/imports.mjs';
import { listSourceFiles, readSource } from '../checks/source-files.mjs';

/** What everything stands on: a change of it can reach any test. */
const TRIGGERS = [
  /^package(-lock)?\.json$|^(apps|packages)\/[\w-]+\/package\.json$/,
  /^(tsconfig[\w.]*|(apps|packages)\/[\w-]+\/tsconfig)\.json$|^vitest[\w.]*\.ts$|^\.ci\//,
  /^scripts\/(machine|checks|bundle|db|affected)\/|^scripts\/\w+\.mjs$/,
  /^apps\/server\/(migrations|sql)\/|^apps\/server\/drizzle\.config\.ts$/,
  /^apps\/(server|panel|staff)\/src\/testing\/|^apps\/server\/src\/infra\/(testing|store)\//,
  /^packages\/contract\/src\/(calls|schemas|schema|call|types|refusals)\.ts$/,
  /^packages\/ui\/src\/styles\/|^packages\/shell\/(build|src\/styles\.css)/,
];

/**
 * Files that put all slices together. A change of a slice reaches their importers in name only, so the graph is not followed beyond them;
 * the tests of the slice itself, and those that ask it through the whole server, are found by its name.
 */
const HUBS = [
  /^apps\/server\/src\/(app[\w-]*|main)\.ts$|^apps\/server\/src\/testing\//,
  /^packages\/contract\/src\/(calls|schemas|types|refusals)\.ts$|^packages\/contract\/src\/refusals\//,
  /^packages\/api-client\/src\/(caller|testing\/client|words\/error-texts?\.fa)\.ts$/,
  /^apps\/(panel|staff)\/src\/(app\/(router|routes\/.*)\.tsx?|main\.tsx|testing\/.*)$/,
  /^apps\/panel\/src\/(api\/(person-)?api|data\/live\/.*|data\/refresh.*)\.tsx?$/,
];

/** Tests that ask every call, or read every file of a room: they are part of any selection in that room. */
const SWEEPS = [
  {
    of: /^(apps\/server|packages\/(contract|domain))\//,
    tests: ['apps/server/src/walls.test.ts', 'apps/server/src/openapi.test.ts', 'apps/server/src/parameters.test.ts'],
  },
  {
    of: /^(apps\/server\/src\/features|packages\/domain\/src)\/campaigns\//,
    tests: ['apps/server/src/testing/campaigns/differential/differential.test.ts'],
  },
  { of: /^packages\/contract\//, tests: ['packages/contract/src/calls.test.ts', 'packages/contract/src/schemas.test.ts'] },
  {
    of: /^apps\/panel\/src\/(pages|data)\//,
    tests: ['apps/panel/src/pages/list-regions.test.ts', 'apps/panel/src/data/refreshes.test.tsx'],
  },
  { of: /^docs\/operations\.md$|^apps\/server\/src\/config/, tests: ['apps/server/src/config.docs.test.ts'] },
];

const isTestFile = (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('e2e/');
const isJourney = (path) => /^e2e\/.*\.test\.ts$/.test(path);
const isOneOf = (patterns, path) => patterns.some((pattern) => pattern.test(path));

/** The slice of a file, if its room is cut into slices. */
function findSlice(path) {
  return /^(?:apps\/(?:server|panel|staff)\/src\/(?:features|data|pages)|packages\/(?:contract|domain)\/src)\/([\w-]+)(?:\/|\.)/.exec(
    path,
  )?.[1];
}

/** The graph of a checkout: its files, what each imports of ours, and who imports each. */
export function readGraph(root) {
  const files = listSourceFiles(root, ['.ts', '.tsx', '.mjs', '.css', '.html']);
  const imports = new Map();
  const importers = new Map();
  for (const path of files.filter((file) => /\.(tsx?|mjs)$/.test(file))) {
    const targets = listImports(readSource(root, path)).map(({ specifier }) => resolveImport(path, specifier));
    const ours = new Set(targets.filter(({ kind }) => kind === 'ours').map((target) => target.path));
    imports.set(path, ours);
    for (const target of ours) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  }
  return { files, imports, importers };
}

/** Everything that imports one of the files, they themselves included; hubs are reached, and not followed. */
function reach(starts, importers) {
  const found = new Set(starts);
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (isOneOf(HUBS, path) && !starts.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  }
  return found;
}

/**
 * The tests that changed files can reach. `everything` names the file for which all tests have to run. `journeys` are those in a browser
 * whose name is that of a slice that was reached.
 */
export function selectTests(changed, { files, importers }) {
  const everything = changed.find((path) => isOneOf(TRIGGERS, path));
  const reached = reach(changed, importers);
  const ownSlices = new Set(changed.map(findSlice).filter((slice) => slice !== undefined));
  const tests = new Set([...reached].filter(isTestFile));
  const folders = new Set([...reached].filter((path) => !isOneOf(HUBS, path)).map((path) => posix.dirname(path)));
  for (const file of files) {
    if (!isTestFile(file)) continue;
    const isOfSlice = ownSlices.has(findSlice(file)) && file.startsWith('apps/server/src/features/');
    const isBeside = folders.has(posix.dirname(file)) && file.startsWith('apps/server/');
    if (isOfSlice || isBeside) tests.add(file);
  }
  for (const { of, tests: sweeping } of SWEEPS) {
    if (changed.some((path) => of.test(path))) for (const test of sweeping) tests.add(test);
  }
  const known = new Set(files);
  const journeys = files.filter((file) => isJourney(file) && (reached.has(file) || ownSlices.has(posix.basename(file, '.test.ts'))));
  return { everything, tests: [...tests].filter((test) => known.has(test)), journeys };
}
