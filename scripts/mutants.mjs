import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { findLostTests } from './checks/test-names.mjs';
import { programOf, root } from './machine/run.mjs';
import { runWithin } from './machine/run-within.mjs';

// Breaks the rules of money, states and limits one by one in a copy of the domain, the optimiser and the server; each time a test has to fail.
// `npm run mutants -- words` takes mutants whose slice or name holds the words; `--list` only checks that each fits the code
// and that its tests exist.
const LANES = 2;
const LONGEST_MS = 120_000;
/** The time for all test files together, before any rule is broken. */
const LONGEST_WHOLE_MS = 900_000;
/** Long time-outs, because a test that fails on a busy machine would count as one that noticed. */
const PATIENCE = ['--testTimeout=60000', '--hookTimeout=60000'];
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
else await killAll();

async function killAll() {
  const lanes = Array.from({ length: LANES }, makeCopy);
  try {
    const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
    const unbroken = await runTests(lanes[0], files, undefined, LONGEST_WHOLE_MS);
    if (unbroken.failed !== 0 || unbroken.passed === 0) throw new Error(`the tests fail without any mutant\n${unbroken.output}`);
    const waiting = [...mutants];
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
    finish(killed, mutants.length - killed, 'killed');
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
  const { failed, passed, isOut } = await runTests(lane, tests, only);
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
    '--maxWorkers=1',
    '--bail=1',
    '--reporter=json',
    ...PATIENCE,
    ...names,
    ...files,
  ];
  const { output, isOut } = await runWithin(line, longestMs, { cwd: lane, env: { ...env, CI: 'true' } });
  const countOf = (key) => Number(new RegExp(`"${key}":(\\d+)`).exec(output)?.[1] ?? 0);
  return { output, isOut, failed: countOf('numFailedTests'), passed: countOf('numPassedTests') };
}

function makeCopy() {
  const lane = realpathSync(mkdtempSync(join(tmpdir(), 'jarchi-mutants-')));
  for (const part of ['packages/domain', 'packages/optimiser', 'apps/server'])
    cpSync(join(root, part), join(lane, part), { recursive: true });
  // The cache of test stores depends on the versions in the lock file.
  for (const file of ['tsconfig.base.json', 'package-lock.json']) cpSync(join(root, file), join(lane, file));
  symlinkSync(join(root, 'node_modules'), join(lane, 'node_modules'));
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
