import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, execPath } from 'node:process';
import { readGraph, selectTests } from './affected/select-tests.mjs';
import { openTestServer } from './machine/postgres.mjs';
import { programOf, root, run } from './machine/run.mjs';
import { withoutServerSettings } from './machine/test-environment.mjs';

// Runs the tests that a change can reach: what is not committed, or the last commit where all is; `-- --since=main` takes more.
// `--list` only names them. Journeys are named, and run with `--journeys`.
const since = argv.find((argument) => argument.startsWith('--since='))?.slice('--since='.length);
const changed = listChanged();
const { everything, tests, journeys } = selectTests(changed, readGraph(root));

console.log(`${changed.length} files changed, ${tests.length} files of tests and ${journeys.length} of journeys can be reached`);
if (argv.includes('--list')) for (const path of [...tests, ...journeys]) console.log(path);
else if (everything === undefined) process.exitCode = await runSelected();
else {
  console.log(`${everything} is part of everything: all tests run`);
  process.exitCode = (await run([execPath, 'scripts/test.mjs'], { shows: true })).code;
}

async function runSelected() {
  const { url, stop } = await openTestServer();
  const env = { ...withoutServerSettings(), ...(url && { JARCHI_TEST_DATABASE_URL: url }) };
  const present = changed.filter((path) => existsSync(join(root, path)));
  const sources = present.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const steps = [
    ...(present.length > 0 ? [[...programOf('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...present]] : []),
    ...(sources.length > 0 ? [[...programOf('oxlint'), ...sources]] : []),
    ...(tests.length > 0 ? [[...programOf('vitest'), 'run', ...tests]] : []),
    ...(journeys.length > 0 && argv.includes('--journeys') ? [[execPath, 'scripts/e2e.mjs', ...journeys]] : []),
  ];
  let worst = 0;
  for (const line of steps) worst = Math.max(worst, (await run(line, { env, shows: true })).code);
  await stop();
  if (journeys.length > 0 && !argv.includes('--journeys')) console.log(`\nJourneys: npm run e2e -- ${journeys.join(' ')}`);
  return worst;
}

function listChanged() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  if (since !== undefined) return [...new Set([...git('diff', '--name-only', `${since}...HEAD`), ...uncommitted])];
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}
