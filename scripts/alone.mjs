import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { findBrowser } from './machine/browser.mjs';
import { isBuilt } from './machine/freshness.mjs';
import { findTestServer } from './machine/postgres.mjs';
import { readReport } from './machine/report.mjs';
import { programOf, root, run } from './machine/run.mjs';
import { withoutServerSettings } from './machine/test-environment.mjs';

/**
 * Proves that no test depends on another: runs each file of a room by itself, then the whole room in the orders of these seeds. Names each
 * test that fails, with the command that repeats it. `npm run alone -- panel ui` takes some rooms, `--seeds=7,8` other orders,
 * `--no-alone` only the orders.
 */
const SEEDS = ['11', '22', '33'];
const ROOMS = [
  'domain',
  'optimiser',
  'contract',
  'api-client',
  'ui',
  'shell',
  'client-state',
  'panel',
  'staff',
  'server',
  'embedded',
  'e2e',
];
/** Rooms of which each file also runs by itself, and whose orders run in one worker. */
const SHARING = ['domain', 'optimiser', 'ui', 'shell', 'client-state', 'panel', 'staff', 'server', 'embedded'];

const chosen = argv.slice(2).filter((arg) => !arg.startsWith('--'));
const unknown = chosen.filter((room) => !ROOMS.includes(room));
if (unknown.length > 0) throw new Error(`no such room: ${unknown.join(', ')}; the rooms are ${ROOMS.join(', ')}`);
const seeds =
  argv
    .find((arg) => arg.startsWith('--seeds='))
    ?.slice('--seeds='.length)
    .split(',') ?? SEEDS;

const reports = join(root, '.cache/alone');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const postgresUrl = await findTestServer();
const plain = withoutServerSettings();
const onPostgres = { ...plain, ...(postgresUrl && { JARCHI_TEST_DATABASE_URL: postgresUrl }) };
const leaning = [];
let runs = 0;

for (const room of chosen.length > 0 ? chosen : ROOMS) {
  if (room === 'server' && !postgresUrl) {
    console.log('server      skipped: no PostgreSQL answers; "embedded" runs the same room on the embedded store');
    continue;
  }
  if (!argv.includes('--no-alone') && SHARING.includes(room)) await runAlone(room);
  if (!argv.includes('--no-alone') && room === 'e2e') await runJourneysAlone();
  for (const seed of seeds) await runInOrder(room, seed);
}

if (leaning.length > 0) console.log(`\n${leaning.join('\n\n')}`);
console.log(`\n${leaning.length === 0 ? 'every test stands alone' : `${leaning.length} failed`}`);
process.exitCode = leaning.length === 0 ? 0 : 1;

/** A process for each file. */
function runAlone(room) {
  return runOnce(room, 'each file alone', [...selectRoom(room), '--isolate', '--pool=forks']);
}

/** A server, a browser and a process for each file. */
async function runJourneysAlone() {
  const files = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.test.ts'));
  for (const file of files) await runOnce('e2e', `alone: ${file}`, [...selectRoom('e2e'), `e2e/${file}`]);
}

/** One worker where a file can affect the next: with several, the order would also depend on the pace of each. */
function runInOrder(room, seed) {
  const workers = SHARING.includes(room) ? ['--maxWorkers=1'] : [];
  return runOnce(room, `seed ${seed}`, [...selectRoom(room), `--sequence.seed=${seed}`, ...workers]);
}

function selectRoom(room) {
  if (room === 'e2e') return ['--config', 'vitest.e2e.config.ts'];
  return [`--project=${room === 'embedded' ? 'server' : room}`];
}

async function runOnce(room, how, args) {
  const startedAt = performance.now();
  const path = join(reports, `${++runs}.json`);
  const line = [...programOf('vitest'), 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const { code, output } = await run(line, { env: await environmentOf(room) });
  const { passed, failed, files, failures } = readReport(path);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`${room.padEnd(11)} ${how.padEnd(34)} ${files} files, ${passed} passed, ${failed} failed, ${seconds} s`);
  for (const { file, name, message } of failures)
    leaning.push(`${room}, ${how}: ${file} > ${name}\n${message}\nnpm run ${commandOf(room, args)}`);
  if (code !== 0 && failures.length === 0) leaning.push(`${room}, ${how}:\n${output.trimEnd().split('\n').slice(-40).join('\n')}`);
}

function commandOf(room, args) {
  return room === 'e2e' ? `e2e -- ${args.slice(2).join(' ')}` : `unit -- ${args.join(' ')}`;
}

async function environmentOf(room) {
  if (room !== 'e2e') return room === 'server' ? onPostgres : plain;
  if (!isBuilt()) {
    console.log('Building…');
    const { output } = await run([execPath, 'scripts/build.mjs'], { env });
    if (!isBuilt()) throw new Error(output);
  }
  const browser = findBrowser();
  if (!browser) throw new Error('no browser: name one in CHROME_PATH');
  return { ...onPostgres, CHROME_PATH: browser };
}
