import { randomBytes } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { argv, env } from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import {
  badFeatureEdges,
  exceptions,
  featureEdges,
  kept,
  keptSmall,
  mutants,
  undescribed,
  writeCleanTree,
  writeInto,
} from './bite/fixture.mjs';
import { codeViolations } from './bite/of-code.mjs';
import { fileViolations } from './bite/of-files.mjs';
import { roomViolations } from './bite/of-rooms.mjs';
import { isWithin, measureRoutes } from './budget.mjs';
import { findUndescribedCalls } from './checks/calls/descriptions.mjs';
import { findForbiddenImports } from './checks/rooms/boundaries.mjs';
import { findUnshownComponents } from './checks/interface/components.mjs';
import { findUnusedLazyExports } from './checks/interface/lazy-exports.mjs';
import { findChangedMigrations } from './checks/store/migrations.mjs';
import { findBadCopy } from './checks/interface/copy.mjs';
import { findPersianOutsideTexts } from './checks/interface/persian.mjs';
import { findBadFeatureEdges } from './checks/rooms/feature-edges.mjs';
import { findFolderCircles } from './checks/rooms/folder-circles.mjs';
import { findSecondLives } from './checks/rooms/one-life.mjs';
import { findTextsBeside } from './checks/interface/texts-beside.mjs';
import { findSmallFiles } from './checks/rooms/small-files.mjs';
import { findImpureRules } from './checks/rooms/purity.mjs';
import { findStrayServerState } from './checks/rooms/server-state.mjs';
import { findBadSizes } from './checks/sizes.mjs';
import { findRefusedByMachines } from './checks/store/many-machines.mjs';
import { listMisplaced } from './checks/store/sql.mjs';
import { findStyleBreaches } from './checks/style.mjs';
import { findLostTests } from './checks/test-names.mjs';
import { findUnreached } from './checks/unreached.mjs';
import { programOf, root, run } from './machine/run.mjs';

// Proves that each rule of `npm run check` bites: a small repository that keeps every rule passes, then breaks each rule once.
const tree = realpathSync(mkdtempSync(join(tmpdir(), 'jarchi-bite-')));
const binaries = { ...env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${env['PATH']}` };
const report = argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const violations = [...roomViolations, ...codeViolations, ...fileViolations];
const failures = [];
let edges = featureEdges;
let oldCalls = [];

/** Each returns its findings as lines that begin with a path from the tree's root. */
const checkers = {
  boundaries: async () => findForbiddenImports(tree, { edges }),
  circles: async () => findFolderCircles(tree),
  edges: async () => findBadFeatureEdges(tree, { edges }),
  persian: async () => findPersianOutsideTexts(tree),
  copy: async () => findBadCopy(tree),
  texts: async () => findTextsBeside(tree),
  purity: async () => findImpureRules(tree),
  style: async () => findStyleBreaches(tree, exceptions),
  descriptions: async () => findUndescribedCalls(tree, oldCalls),
  sql: async () => listMisplaced(tree),
  machines: async () => findRefusedByMachines(tree),
  life: async () => findSecondLives(tree),
  state: async () => findStrayServerState(tree),
  migrations: async () => findChangedMigrations(tree),
  sizes: async () => findBadSizes(tree),
  small: async () => findSmallFiles(tree, keptSmall),
  components: async () => findUnshownComponents(tree),
  names: async () => findLostTests(tree, mutants),
  lazy: async () => findUnusedLazyExports(tree),
  unreached: () => findUnreached(tree, kept),
  async lint() {
    const { output } = await inTree([...programOf('oxlint'), '--type-aware', '-f', 'json', 'packages', 'apps']);
    return JSON.parse(output).diagnostics.map(({ filename, code, message }) => `${filename.replaceAll('\\', '/')} ${code} ${message}`);
  },
  types: () => linesOf(inTree([...programOf('typescript', 'tsc'), '-p', 'packages/domain', '--pretty', 'false'])),
  async knip() {
    const lines = await linesOf(inTree([...programOf('knip'), '--no-progress', '--no-config-hints', '--include', 'files,exports']));
    return lines.map((line) => `${/(packages|apps)\/[\w./-]+\.tsx?/.exec(line)?.[0]} ${line}`);
  },
  format: () => linesOf(inTree([...programOf('oxfmt'), '--check', '**/*.ts', '**/*.tsx'])),
};

try {
  writeCleanTree(tree, root);
  for (const [name, findings] of await findAll()) {
    expect(`a clean repository passes ${name}`, findings.length === 0, findings);
  }
  for (const { path, text } of violations) {
    if (text === undefined) rmSync(join(tree, path));
    else writeInto(tree, path, text);
  }
  edges = badFeatureEdges;
  oldCalls = undescribed;
  const found = new Map(await findAll());
  for (const { name, checker, path, expects, at = path } of violations) {
    const findings = found.get(checker).filter((line) => line.startsWith(at));
    expect(
      `${name} (${checker})`,
      findings.some((line) => expects.test(line)),
      findings,
    );
  }
  const over = measureRoutes(writeHeavyApp()).filter((row) => !isWithin(row));
  expect(
    'a heavy page and one of nine scripts are over their budget',
    over
      .map(({ route }) => route)
      .toSorted()
      .join() === '/heavy,/many',
    over.map(({ route }) => route),
  );
} finally {
  rmSync(tree, { recursive: true, force: true });
}

const total = Object.keys(checkers).length + violations.length + 1;
console.log(`${total - failures.length} of ${total} shown to bite`);
if (report) writeFileSync(report, JSON.stringify({ numPassedTests: total - failures.length, numFailedTests: failures.length }));
process.exitCode = failures.length === 0 ? 0 : 1;

/** A built app whose routes keep the budget, but for one that loads too much and one that loads too many scripts. */
function writeHeavyApp() {
  const small = Array.from({ length: 7 }, (_, index) => `small-${index}.js`);
  const pages = { '/': ['home.js'], '/light': ['light.js'], '/heavy': ['heavy.js'], '/many': small };
  const routes = Object.entries(pages).map(([path, own]) => ({ path, scripts: ['entry.js', 'shared.js', ...own] }));
  writeInto(tree, 'dist/.vite/routes.json', JSON.stringify(routes));
  const sizes = { 'entry.js': 60_000, 'shared.js': 60_000, 'home.js': 1000, 'light.js': 60_000, 'heavy.js': 130_000 };
  for (const file of small) sizes[file] = 100;
  for (const [file, bytes] of Object.entries(sizes)) writeInto(tree, `dist/${file}`, randomBytes(bytes));
  return join(tree, 'dist');
}

function findAll() {
  return Promise.all(Object.entries(checkers).map(async ([name, find]) => [name, await find()]));
}

function expect(name, isTrue, findings) {
  if (isTrue) return;
  failures.push(name);
  console.error(`FAILED ${name}\n${findings.map((line) => `  ${line}`).join('\n')}`);
}

function inTree(line) {
  return run(line, { cwd: tree, env: binaries });
}

async function linesOf(running) {
  const { output: coloured, code } = await running;
  // In CI some programs print colours.
  const output = stripVTControlCharacters(coloured);
  const lines = output.split('\n').filter((line) => /(packages|apps)\/.*\.tsx?/.test(line));
  // A program that stops before it checks anything must not count as clean.
  return lines.length === 0 && code !== 0 ? [output.trim() || `exit code ${code}`] : lines.map((line) => line.replaceAll('\\', '/'));
}
