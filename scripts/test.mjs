import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing();
const { listChecks, UNIT_PROJECTS } = await import('./check.mjs');
const { findBrowser, installBrowser } = await import('./machine/browser.mjs');
const { findOldChrome } = await import('./machine/old-chrome.mjs');
const { findKeptWorld } = await import('./machine/kept-world.mjs');
const { openTestServer } = await import('./machine/postgres.mjs');
const { findSeed, readReport } = await import('./machine/report.mjs');
const { programOf, root, run, runSteps } = await import('./machine/run.mjs');
const { withoutServerSettings } = await import('./machine/test-environment.mjs');

/**
 * Where PostgreSQL answers, server tests run on it, as in production. Then only these run on the embedded store: the store itself, the walls,
 * the sample world, whose days are lived there, and two calls of each slice.
 */
const ON_EMBEDDED = [
  // The rooms of infra that stand on a store: the others have the same proof on either.
  ...['clock', 'http', 'jobs', 'keys', 'store', 'testing', 'tries'].map((room) => `infra/${room}/`),
  'walls',
  'sample/',
  'smoke',
].map((part) => `apps/server/src/${part}`);
/** The longest that the whole run may take on two cores. Each later step of the plan may add as much as LATER_SECONDS. */
const LIMIT_SECONDS = 720;
const LATER_SECONDS = 45;
const LATER_STEPS = 0;
const startedAt = performance.now();
const reports = join(root, '.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const seconds = [];
const total = { passed: 0, failed: 0 };
/** Repeated at the end of the log, which people read first. */
const failures = [];

const browser = findBrowser() ?? (await installBrowser());
const { url: postgresUrl, stop: stopPostgres } = await openTestServer();
const testEnv = withoutServerSettings();
const onPostgres = { ...testEnv, ...(postgresUrl && { JARCHI_TEST_DATABASE_URL: postgresUrl }) };

await runPart('Build', async () => addSteps(await runSteps([{ name: 'build', work: () => run([execPath, 'scripts/build.mjs']) }])));
await runPart('Checks', async () => addSteps(await runSteps(listChecks())));
await runPart('Each rule bites', () =>
  runReporting('bite', [execPath, 'scripts/bite.mjs', `--report=${join(reports, 'bite.json')}`], testEnv),
);
// First, since it lives the sample world, which the other suites open.
await runPart('Server tests (embedded store)', () =>
  runVitest('embedded', ['--project=server', ...(postgresUrl ? ON_EMBEDDED : [])], testEnv),
);
if (postgresUrl)
  await runPart('Server tests (PostgreSQL)', () =>
    runVitest('postgres', ['--project=server', '--exclude=apps/server/src/sample/**'], onPostgres),
  );
else {
  const reason =
    (env['JARCHI_TEST_DATABASE_URL'] ?? env['DATABASE_URL']) ? 'the server named cannot be used' : 'none answers on 127.0.0.1:5432';
  console.log(`\nSkipped: server tests on PostgreSQL (${reason}).`);
}
await runPart('Unit tests', () =>
  runVitest(
    'unit',
    UNIT_PROJECTS.map((name) => `--project=${name}`),
    testEnv,
  ),
);
await runPart('Rules, with every branch covered', () =>
  runVitest('domain', ['--project=domain', '--project=optimiser', '--coverage'], testEnv),
);
await runPart('Journeys in a browser', runJourneys);
await stopPostgres();

if (failures.length > 0) console.log(`\n== What failed\n${failures.join('\n')}`);
tellSeconds();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runJourneys() {
  if (!browser) {
    total.failed += 1;
    failures.push('journeys: no browser was found');
    return;
  }
  const oldChrome = await findOldChrome();
  const withBrowsers = { CHROME_PATH: browser, ...(oldChrome && { OLD_CHROME_PATH: oldChrome }) };
  const environment = { ...onPostgres, ...withBrowsers, JARCHI_SAMPLE_KEPT: findKeptWorld({}) };
  await runVitest('e2e', ['--config', 'vitest.e2e.config.ts'], environment);
}

/** Runs a part under its title, and remembers how long it took. */
async function runPart(title, work) {
  const begin = performance.now();
  console.log(`\n== ${title}`);
  await work();
  seconds.push([title, (performance.now() - begin) / 1000]);
}

function tellSeconds() {
  const whole = (performance.now() - startedAt) / 1000;
  const limit = LIMIT_SECONDS + LATER_STEPS * LATER_SECONDS;
  const distance = `${Math.abs(whole - limit).toFixed(0)} s ${whole <= limit ? 'below' : 'above'} the limit of ${limit} s`;
  console.log(`\nseconds: ${seconds.map(([title, long]) => `${title} ${long.toFixed(0)}`).join(', ')}`);
  console.log(`finished in ${whole.toFixed(0)} s, ${distance}`);
}

function addSteps(results) {
  for (const { name, code, output } of results) {
    total[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) failures.push(`${name}:\n${lastLines(output, 40)}`);
  }
}

function runVitest(name, args, environment) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
  return runReporting(name, [...programOf('vitest'), 'run', '--passWithNoTests', ...args, ...reporters], environment);
}

/** Runs a suite that writes a report of vitest's JSON reporter, and adds it to the total. */
async function runReporting(name, line, environment) {
  const { code, output } = await run(line, { env: environment, shows: true });
  const report = readReport(join(reports, `${name}.json`));
  total.passed += report.passed;
  // A file that does not load, an error outside of tests and a missed coverage fail the suite, but fail no test.
  total.failed += code === 0 ? report.failed : Math.max(1, report.failed);
  if (code !== 0) failures.push(`${name}${inOrderOf(output)}:\n${describeAll(report.failures) || outsideOfTests(output)}`);
}

/** `npm run unit -- --sequence.seed=…` repeats the order of a run. */
function inOrderOf(output) {
  const seed = findSeed(output);
  return seed === undefined ? '' : ` (in the order of --sequence.seed=${seed})`;
}

function describeAll(failed) {
  return failed.map(({ file, name, message }) => `${file} > ${name}\n${message}`).join('\n');
}

function outsideOfTests(output) {
  const errors = output.indexOf('Unhandled Error');
  return errors < 0 ? lastLines(output, 60) : output.slice(errors).split('\n').slice(0, 80).join('\n');
}

function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
