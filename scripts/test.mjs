import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing();
const { listChecks } = await import('./check.mjs');
const { findBrowser, installBrowser } = await import('./machine/browser.mjs');
const { findTestServer } = await import('./machine/postgres.mjs');
const { programOf, root, run, runSteps } = await import('./machine/run.mjs');
const { withoutServerSettings } = await import('./machine/test-environment.mjs');

const startedAt = performance.now();
const reports = join(root, '.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

const browser = findBrowser() ?? (await installBrowser());
const postgresUrl = await findTestServer();
const testEnv = withoutServerSettings();

title('Build');
addSteps(await runSteps([{ name: 'build', work: () => run([execPath, 'scripts/build.mjs']) }]));
title('Checks');
addSteps(await runSteps(listChecks()));
title('Each rule bites');
await runReporting('bite', [execPath, 'scripts/bite.mjs', `--report=${join(reports, 'bite.json')}`], testEnv);
title('Rules, every branch of them');
await runVitest('domain', ['--project=domain', '--coverage'], testEnv);
title('Unit and server tests (embedded store)');
await runVitest('unit', ['--project=!domain'], testEnv);
if (postgresUrl) {
  title('Server tests on PostgreSQL');
  await runVitest('postgres', ['--project=server'], { ...testEnv, JARCHI_TEST_DATABASE_URL: postgresUrl });
} else {
  const reason =
    (env['JARCHI_TEST_DATABASE_URL'] ?? env['DATABASE_URL']) ? 'the server named cannot be used' : 'none answers on 127.0.0.1:5432';
  console.log(`\nSkipped: server tests on PostgreSQL (${reason}).`);
}
title('Journeys in a browser');
if (browser) await runVitest('e2e', ['--config', 'vitest.e2e.config.ts'], { ...testEnv, CHROME_PATH: browser });
else total.failed += 1;

console.log(`\nfinished in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function title(text) {
  console.log(`\n== ${text}`);
}

function addSteps(results) {
  for (const { code } of results) total[code === 0 ? 'passed' : 'failed'] += 1;
}

function runVitest(name, args, environment) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `${name}.json`)}`];
  return runReporting(name, [...programOf('vitest'), 'run', '--passWithNoTests', ...args, ...reporters], environment);
}

/** Adds up a suite that leaves a report as vitest's JSON reporter writes it. */
async function runReporting(name, line, environment) {
  const { code } = await run(line, { env: environment, shows: true });
  const counts = readCounts(join(reports, `${name}.json`));
  total.passed += counts.passed;
  // A file that cannot be loaded has no failed test of its own.
  total.failed += code === 0 ? counts.failed : Math.max(1, counts.failed);
}

function readCounts(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
