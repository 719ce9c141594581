import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing();
const { listChecks, UNIT_PROJECTS } = await import('./check.mjs');
const { findBrowser, installBrowser } = await import('./machine/browser.mjs');
const { findOldChrome } = await import('./machine/old-chrome.mjs');
const { findTestServer } = await import('./machine/postgres.mjs');
const { findSeed, readReport } = await import('./machine/report.mjs');
const { programOf, root, run, runSteps } = await import('./machine/run.mjs');
const { withoutServerSettings } = await import('./machine/test-environment.mjs');

/**
 * Where PostgreSQL answers, server tests run on it, as in production. Then only these run on the embedded store: the store itself, the
 * walls, the response of each call, the sample world and the searches. The sample world does not run on both: filling it takes long, and
 * the journeys start on a PostgreSQL that was filled with it.
 */
const ON_EMBEDDED = ['infra', 'walls', 'tenants', 'answers', 'sample', 'features/drafts/', 'features/publishers/'].map(
  (part) => `apps/server/src/${part}`,
);

const startedAt = performance.now();
const reports = join(root, '.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
/** Repeated at the end of the log, which people read first. */
const failures = [];

const browser = findBrowser() ?? (await installBrowser());
const postgresUrl = await findTestServer();
const testEnv = withoutServerSettings();
const onPostgres = { ...testEnv, ...(postgresUrl && { JARCHI_TEST_DATABASE_URL: postgresUrl }) };

title('Build');
addSteps(await runSteps([{ name: 'build', work: () => run([execPath, 'scripts/build.mjs']) }]));
title('Checks');
addSteps(await runSteps(listChecks()));
title('Each rule bites');
await runReporting('bite', [execPath, 'scripts/bite.mjs', `--report=${join(reports, 'bite.json')}`], testEnv);
title('Rules, with every branch covered');
await runVitest('domain', ['--project=domain', '--project=optimiser', '--coverage'], testEnv);
title('Unit tests');
await runVitest(
  'unit',
  UNIT_PROJECTS.map((name) => `--project=${name}`),
  testEnv,
);
if (postgresUrl) {
  title('Server tests (PostgreSQL)');
  await runVitest('postgres', ['--project=server', '--exclude=apps/server/src/sample/**'], onPostgres);
}
title('Server tests (embedded store)');
await runVitest('embedded', ['--project=server', ...(postgresUrl ? ON_EMBEDDED : [])], testEnv);
if (!postgresUrl) {
  const reason =
    (env['JARCHI_TEST_DATABASE_URL'] ?? env['DATABASE_URL']) ? 'the server named cannot be used' : 'none answers on 127.0.0.1:5432';
  console.log(`\nSkipped: server tests on PostgreSQL (${reason}).`);
}
title('Journeys in a browser');
if (browser) {
  const oldChrome = await findOldChrome();
  const withBrowsers = { ...onPostgres, CHROME_PATH: browser, ...(oldChrome && { OLD_CHROME_PATH: oldChrome }) };
  await runVitest('e2e', ['--config', 'vitest.e2e.config.ts'], withBrowsers);
} else {
  total.failed += 1;
  failures.push('journeys: no browser was found');
}

if (failures.length > 0) console.log(`\n== What failed\n${failures.join('\n')}`);
console.log(`\nfinished in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function title(text) {
  console.log(`\n== ${text}`);
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
