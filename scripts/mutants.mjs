import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { findLostTests } from './checks/test-names.mjs';
import { programOf, root } from './machine/run.mjs';
import { runWithin } from './machine/run-within.mjs';

// Breaks the rules of money, states and limits, and what each room decides, one by one in a copy of the rooms; each time a test has to fail.
// `npm run mutants -- words` takes mutants whose slice or name holds the words; `--list` only checks that each fits the code
// and that its tests exist. Those that only a journey notices need a build each: `--journeys` takes them, and no others.
const LANES = 2;
const LONGEST_MS = 120_000;
/** The time for all test files together, before any rule is broken. */
const LONGEST_WHOLE_MS = 900_000;
/** Long time-outs, because a test that fails on a busy machine would count as one that noticed. */
const PATIENCE = ['--testTimeout=60000', '--hookTimeout=60000'];
/** A build on a busy machine, and a journey. */
const LONGEST_JOURNEY_MS = 900_000;
/** Rooms whose tests need the settings of their room. */
const OF_APPS = /^(apps\/(panel|staff)|packages\/(api-client|client-state|contract|shell|ui))\//;
const isJourney = ({ tests }) => tests.some((path) => path.startsWith('e2e/'));
const words = argv.slice(2).filter((argument) => !argument.startsWith('--'));
const sources = new Map();

const mutants = (await listMutants()).filter(({ slice, name }) => words.every((word) => `${slice} ${name}`.includes(word)));
// With no test file, vitest would run every test.
if (mutants.length === 0) throw new Error(`no mutant has the words ${words.join(' ')}`);
const misfits = mutants.flatMap((mutant) => {
  const times = readOnce(mutant.file).split(mutant.find).length - 1;
  const strays = times === 1 && mutant.find !== mutant.replace ? [] : [`found ${times} times in ${mutant.file}`];
  return [...strays, ...findLostTests(root, [mutant])].map((misfit) => `${mutant.slice}: ${mutant.name}: ${misfit}`);
});
for (const misfit of misfits) console.log(`MISFIT ${misfit}`);
if (argv.includes('--list')) finish(mutants.length - misfits.length, misfits.length, 'fit the code');
else if (misfits.length > 0) finish(0, misfits.length, 'killed');
else await killAll(mutants.filter((mutant) => isJourney(mutant) === argv.includes('--journeys')));

async function killAll(chosen) {
  if (chosen.length === 0) throw new Error('only journeys notice these mutants: add --journeys');
  const lanes = Array.from({ length: argv.includes('--journeys') ? 1 : LANES }, makeCopy);
  try {
    const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
    for (const some of [
      files.filter((path) => OF_APPS.test(path)),
      files.filter((path) => !OF_APPS.test(path) && !path.startsWith('e2e/')),
    ]) {
      if (some.length === 0) continue;
      const unbroken = await runTests(lanes[0], some, undefined, LONGEST_WHOLE_MS);
      if (unbroken.failed !== 0 || unbroken.passed === 0) throw new Error(`the tests fail without any mutant\n${unbroken.output}`);
    }
    const waiting = [...chosen];
    let killed = 0;
    await Promise.all(
      lanes.map(async (lane) => {
        for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
          const verdict = await kill(lane, mutant);
          if (verdict === 'killed') killed += 1;
          console.log(`${verdict} ${mutant.slice}: ${mutant.name}`);
        }
      }),
    );
    finish(killed, chosen.length - killed, 'killed');
  } finally {
    for (const lane of lanes) rmSync(lane, { recursive: true, force: true });
  }
}

async function kill(lane, { file, find, replace, tests, only }) {
  const source = readOnce(file);
  writeFileSync(
    join(lane, file),
    source.replace(find, () => replace),
  );
  const { failed, passed, isOut } = isJourney({ tests }) ? await runJourneys(lane, tests, only) : await runTests(lane, tests, only);
  writeFileSync(join(lane, file), source);
  if (isOut || failed > 0) return 'killed';
  return passed > 0 ? 'LIVES ' : 'NO TEST RAN';
}

/** With `only`, runs the tests whose names contain it. */
async function runTests(lane, files, only, longestMs = LONGEST_MS) {
  const names = only === undefined ? [] : [`--testNamePattern=${only}`];
  const line = [
    ...programOf('vitest'),
    'run',
    '--root',
    lane,
    ...(files.every((path) => OF_APPS.test(path)) ? ['--config', 'rooms.config.ts'] : []),
    '--maxWorkers=1',
    '--bail=1',
    '--reporter=json',
    ...PATIENCE,
    ...names,
    ...files,
  ];
  const { output, isOut } = await runWithin(line, longestMs, { cwd: lane, env: { ...env, CI: 'true' } });
  return countTests(output, isOut);
}

/** Builds the apps and runs journeys on them. */
async function runJourneys(lane, files, only) {
  const line = [execPath, 'scripts/e2e.mjs', '--bail=1', '--reporter=json', `--testNamePattern=${only}`, ...files];
  const { output, isOut } = await runWithin(line, LONGEST_JOURNEY_MS, { cwd: lane, env });
  return countTests(output, isOut);
}

function countTests(output, isOut) {
  const countOf = (key) => Number(new RegExp(`"${key}":(\\d+)`).exec(output)?.[1] ?? 0);
  return { output, isOut, failed: countOf('numFailedTests'), passed: countOf('numPassedTests') };
}

/** A copy of the rooms, whose imports of each other stay in it. */
function makeCopy() {
  const lane = realpathSync(mkdtempSync(join(tmpdir(), 'jarchi-mutants-')));
  for (const part of ['packages', 'apps', 'scripts', ...(argv.includes('--journeys') ? ['e2e', 'bench', 'docs'] : [])])
    cpSync(join(root, part), join(lane, part), { recursive: true });
  for (const name of readdirSync(root).filter((file) => /^(package|tsconfig|vitest)\b.*\.(json|ts)$/.test(file)))
    cpSync(join(root, name), join(lane, name));
  // Tests without settings of their room run without any.
  renameSync(join(lane, 'vitest.config.ts'), join(lane, 'rooms.config.ts'));
  const installed = join(lane, 'node_modules');
  mkdirSync(join(installed, '@jarchi'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !['@jarchi', '.cache'].includes(entry)))
    symlinkSync(join(root, 'node_modules', name), join(installed, name));
  for (const name of readdirSync(join(root, 'node_modules/@jarchi'))) {
    const place = relative(root, realpathSync(join(root, 'node_modules/@jarchi', name)));
    symlinkSync(join(lane, place), join(installed, '@jarchi', name));
  }
  return lane;
}

async function listMutants() {
  const files = readdirSync(join(root, 'scripts/mutants')).filter((name) => name.endsWith('.mjs'));
  const lists = await Promise.all(files.map(async (name) => ({ slice: name.replace('.mjs', ''), ...(await import(`./mutants/${name}`)) })));
  return lists.flatMap(({ slice, mutants: list }) => list.map((mutant) => ({ slice, ...mutant })));
}

function readOnce(file) {
  if (!sources.has(file)) sources.set(file, readFileSync(join(root, file), 'utf8'));
  return sources.get(file);
}

function finish(good, bad, verb) {
  console.log(`${good} / ${good + bad} ${verb}`);
  process.exitCode = bad === 0 ? 0 : 1;
}
