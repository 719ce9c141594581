import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { openMemory, readDigests } from './affected/passed-files.mjs';
import { findUndescribedCalls } from './checks/calls/descriptions.mjs';
import { findForbiddenImports } from './checks/rooms/boundaries.mjs';
import { findUnshownComponents } from './checks/interface/components.mjs';
import { findUnusedLazyExports } from './checks/interface/lazy-exports.mjs';
import { findChangedMigrations } from './checks/store/migrations.mjs';
import { findBadCopy } from './checks/interface/copy.mjs';
import { findHardWordsInNewLines } from './checks/interface/plain-words.mjs';
import { findTextsBeside } from './checks/interface/texts-beside.mjs';
import { findPersianOutsideTexts } from './checks/interface/persian.mjs';
import { findBadFeatureEdges } from './checks/rooms/feature-edges.mjs';
import { findFolderCircles } from './checks/rooms/folder-circles.mjs';
import { findSmallFiles } from './checks/rooms/small-files.mjs';
import { findSecondLives } from './checks/rooms/one-life.mjs';
import { findImpureRules } from './checks/rooms/purity.mjs';
import { findStrayServerState } from './checks/rooms/server-state.mjs';
import { findStaleSliceLists } from './checks/rooms/slice-lists.mjs';
import { findBadSizes } from './checks/sizes.mjs';
import { findUnreached, KNIP_MEMORY } from './checks/unreached.mjs';
import { findRefusedByMachines } from './checks/store/many-machines.mjs';
import { listMisplaced } from './checks/store/sql.mjs';
import { findStyleBreaches } from './checks/style.mjs';
import { programOf, root, run, runSteps } from './machine/run.mjs';

/** Rooms that run in a browser or on both sides. The rules, the optimiser and the server have their own suites. */
export const UNIT_PROJECTS = ['contract', 'api-client', 'ui', 'shell', 'client-state', 'build', 'panel', 'staff'];
/** Only `npm test` runs these, and the optimiser's tests: pages in a DOM, and the long simulations of the life of campaigns. */
const SLOW = ['apps/**/*.test.tsx', 'packages/domain/src/**/testing/**'];
const NOT_QUICK = /^apps\/server\/|^apps\/.*x$|^packages\/(optimiser\/|domain\/src\/.*\/testing\/)/;
/** From here on, all files are linted sooner than these alone. */
const MANY = 1500;

/** The checks of the sources, longest first, as steps of `runSteps`. With `digests`, files that passed before are not linted by types again. */
export function listChecks(digests) {
  return [
    { name: 'lint', work: () => (digests ? lintNew(digests) : lint('--type-aware')) },
    command('unused code (knip)', [...programOf('knip'), '--no-progress', '--no-config-hints', ...KNIP_MEMORY, '.cache/knip']),
    findings('reached by the product (knip)', findUnreached),
    ...listTypeProjects().map((project) =>
      command(`types ${project}`, [...programOf('typescript', 'tsc'), '-p', project, ...rememberedAs(project)]),
    ),
    command('format', [...programOf('oxfmt'), '--check', '.']),
    command('mutants fit the code', [process.execPath, 'scripts/mutants.mjs', '--list']),
    findings('boundaries', findForbiddenImports),
    findings('circles of folders', findFolderCircles),
    findings('edges of features', findBadFeatureEdges),
    findings('lists of slices', findStaleSliceLists),
    findings('Persian', findPersianOutsideTexts),
    findings('Persian copy', findBadCopy),
    findings('texts in elements of their own', findTextsBeside),
    findings('plain words in new lines', findHardWordsInNewLines),
    findings('purity', findImpureRules),
    findings('sides and colours', findStyleBreaches),
    findings('descriptions of calls', findUndescribedCalls),
    findings('SQL in its place', listMisplaced),
    findings('statements for several machines', findRefusedByMachines),
    findings('one life of campaigns', findSecondLives),
    findings('server state in its room', findStrayServerState),
    findings('components on their page', findUnshownComponents),
    findings('unused lazy exports', findUnusedLazyExports),
    findings('migrations unchanged', findChangedMigrations),
    findings('sizes', findBadSizes),
    findings('small files', findSmallFiles),
  ];
}

/**
 * Panel, server, tests and tools are one program. Each package is its own program, so that it cannot use types that only an
 * app has; so is the staff console, because its router's routes would mix with those of the panel.
 */
function listTypeProjects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return ['.', 'apps/staff', ...packages.filter((directory) => existsSync(join(root, directory, 'tsconfig.json')))];
}

/** The compiler does not read unchanged files again. */
function rememberedAs(project) {
  const name = project === '.' ? 'all' : project.replace('/', '-');
  return ['--incremental', '--tsBuildInfoFile', join(root, `.cache/types/${name}.tsbuildinfo`)];
}

function command(name, line) {
  return { name, work: () => runPlain(line) };
}

/** The output is stored as text, so it has no colours. Compiler and linter end soon, so collecting garbage seldom pays (GOGC). */
function runPlain(line) {
  return run(line, { env: { GOGC: '400', ...env, NO_COLOR: '1' } });
}

function lint(...options) {
  return runPlain([...programOf('oxlint'), ...options]);
}

/** Rules without types read all files, since they see circles; rules with types are dear, and read those that did not pass as they are. */
async function lintNew(digests) {
  const found = new Map(digests.paths.map((path) => [path, digests.ofTypes(path)]));
  const memory = openMemory(join(root, '.cache/passed/lint.json'));
  const fresh = memory.listNew(found);
  const all = fresh.length > MANY ? await lint('--type-aware') : await lint();
  const typed = fresh.length > MANY || fresh.length === 0 ? all : await lint('--type-aware', ...fresh);
  const code = Math.max(all.code, typed.code);
  if (code === 0) memory.keep(found);
  return { code, output: typed.code === 0 ? all.output : typed.output };
}

/** Unit tests that end soon. Those pass again whose file and imports did. */
async function testNew(digests) {
  const found = new Map(digests.paths.filter(isQuickTest).map((path) => [path, digests.ofTest(path)]));
  const memory = openMemory(join(root, '.cache/passed/tests.json'));
  const fresh = memory.listNew(found);
  const projects = ['domain', ...UNIT_PROJECTS].map((name) => `--project=${name}`);
  const options = [...projects, ...SLOW.map((files) => `--exclude=${files}`), ...(fresh.length === found.size ? [] : fresh)];
  const result = await runPlain([...programOf('vitest'), 'run', '--passWithNoTests', '--reporter=dot', ...options]);
  if (result.code === 0) memory.keep(found);
  return result;
}

function isQuickTest(path) {
  return /^(apps|packages|scripts)\/.*\.test\.tsx?$/.test(path) && !NOT_QUICK.test(path);
}

function findings(name, find) {
  return {
    name,
    async work() {
      const found = await find(root);
      return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
    },
  };
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const startedAt = performance.now();
  if (argv.includes('--all')) rmSync(join(root, '.cache/passed'), { recursive: true, force: true });
  const digests = readDigests(root);
  const results = await runSteps([{ name: 'quick unit tests', work: () => testNew(digests) }, ...listChecks(digests)]);
  const failed = results.filter((result) => result.code !== 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  process.exitCode = failed === 0 ? 0 : 1;
}
