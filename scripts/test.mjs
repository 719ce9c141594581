import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing();
const { listChecks, UNIT_PROJECTS } = await import('./check.mjs');
const { findBrowser, installBrowser } = await import('./machine/browser.mjs');
const { findTestServer } = await import('./machine/postgres.mjs');
const { findSeed, readReport } = await import('./machine/report.mjs');
const { programOf, root, run, runSteps } = await import('./machine/run.mjs');
const { withoutServerSettings } = await import('./machine/test-environment.mjs');

/**
 * Where PostgreSQL answers, the server is tested on it, as it runs in production; on the embedded store then only what every
 * statement passes through: the stores themselves, the walls, each call's answer, the sample world and the searches.
 */
const ON_EMBEDDED = ['infra', 'walls', 'tenants', 'answers', 'sample', 'features/drafts/', 'features/publishers/'].map(
  (part) => `apps/server/src/${part}`,
);

const startedAt = performance.now();
const reports = join(root, '.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
/** What is told once more at the very end, where a long log is read first. */
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
title('Rules, every branch of them');
await runVitest('domain', ['--project=domain', '--project=optimiser', '--coverage'], testEnv);
title('Unit tests');
await runVitest(
  'unit',
  UNIT_PROJECTS.map((name) => `--project=${name}`),
  testEnv,
);
if (postgresUrl) {
  title('Server tests (PostgreSQL)');
  await runVitest('postgres', ['--project=server'], onPostgres);
}
title('Server tests (embedded store)');
await runVitest('embedded', ['--project=server', ...(postgresUrl ? ON_EMBEDDED : [])], testEnv);
if (!postgresUrl) {
  const reason =
    (env['JARCHI_TEST_DATABASE_URL'] ?? env['DATABASE_URL']) ? 'the server named cannot be used' : 'none answers on 127.0.0.1:5432';
  console.log(`\nSkipped: server tests on PostgreSQL (${reason}).`);
}
title('Journeys in a browser');
if (browser) await runVitest('e2e', ['--config', 'vitest.e2e.config.ts'], { ...onPostgres, CHROME_PATH: browser });
else {
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

/** Adds up a suite that leaves a report as vitest's JSON reporter writes it. */
async function runReporting(name, line, environment) {
  const { code, output } = await run(line, { env: environment, shows: true });
  const report = readReport(join(reports, `${name}.json`));
  total.passed += report.passed;
  // A file that cannot be loaded, an error outside of every test and a missed coverage are no failed test of their own.
  total.failed += code === 0 ? report.failed : Math.max(1, report.failed);
  if (code !== 0) failures.push(`${name}${inOrderOf(output)}:\n${describeAll(report.failures) || outsideOfTests(output)}`);
}

/** The order of a run comes back by its seed: `npm run unit -- --sequence.seed=…`. */
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
