import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport, workspaceOf } from '../imports.mjs';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const HOME = 'scripts/checks/rooms/small-files.mjs';
const LINES_MIN = 15;

const product = /^(apps|packages)\/[^/]+\/src\//;
/** Files whose name says why they stand alone: Persian words, threads, what a feature shows to others, and the parts of a slice. */
const ofTheHouse =
  /\.(fa|d|worker|tables|routes|jobs|repository)\.ts$|\/public\.ts$|\/([\w-]+)\/(?:[\w-]+\/)?\2\.(service|schemas|calls)\.ts$/;
/** Rooms inside of an app, whose code what uses them may not hold: the client, server state, the machine and the outside. */
const innerRooms = [
  ['client', /\/src\/(api\/|(api|query-client|runtime-config)\.ts$)/],
  ['data', /\/src\/data\//],
  ['infra', /\/src\/infra\//],
  ['connectors', /\/src\/connectors\//],
];

/** Small files that stay, each with its reason. */
const KEPT = {};

/**
 * Files of less than 15 lines that one other file alone uses: each is a part of that one. A file stays that is loaded later by `import()`,
 * that another room uses, or that a thread runs (`*.worker.ts` names its task and does nothing else, so that tests run the task without a
 * thread). So does one with a test beside it whose only user is a component: the test needs its export, and a file of components exports
 * nothing else, so that the browser can take a change of it without loading the page again.
 */
export function findSmallFiles(root, kept = KEPT) {
  const sources = new Map(
    listSourceFiles(root, ['.ts', '.tsx'])
      .filter((path) => /^(apps|packages)\//.test(path))
      .map((path) => [path, readSource(root, path)]),
  );
  const uses = listUses(sources);
  const found = [...sources].flatMap(([path, text]) => {
    if (!product.test(path) || isTest(path) || ofTheHouse.test(path)) return [];
    const lines = text.trimEnd().split('\n').length;
    const [user, ...others] = new Set((uses.get(path) ?? []).map((use) => use.path));
    if (lines >= LINES_MIN || user === undefined || others.length > 0) return [];
    return uses.get(path).some((use) => use.isCall) || staysApart(path, user, sources) ? [] : [{ path, lines, user }];
  });
  return [
    ...found
      .filter(({ path }) => !(path in kept))
      .map(({ path, lines, user }) => `${path} small files: ${lines} lines that ${user} alone uses: make them a part of it`),
    ...Object.keys(kept)
      .filter((path) => !found.some((one) => one.path === path))
      .map((path) => `${path} small files: it needs no exception: take it off the list in ${HOME}`),
  ];
}

/** For each file, which files of the product import it, types included, and whether they do so later. */
function listUses(sources) {
  const uses = new Map();
  for (const [path, text] of sources) {
    if (isTest(path) || path.includes('/dev/')) continue;
    for (const { specifier, isCall, isType } of listImports(text)) {
      const target = resolveImport(path, specifier).path;
      if (sources.has(target)) uses.set(target, [...(uses.get(target) ?? []), { path, isCall: isCall && !isType }]);
    }
  }
  return uses;
}

function staysApart(path, user, sources) {
  if (/\/public\.ts$|\.worker\.ts$/.test(user) || roomOf(path) !== roomOf(user)) return true;
  const beside = path.replace(/\.tsx?$/, '.test.ts');
  return user.endsWith('.tsx') && path.endsWith('.ts') && (sources.has(beside) || sources.has(`${beside}x`));
}

function roomOf(path) {
  return `${workspaceOf(path)} ${innerRooms.find(([, pattern]) => pattern.test(path))?.[0]}`;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findSmallFiles(argv[2] ?? cwd()));
