import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reportBudget } from './budget.mjs';
import { compressAssets } from './bundle/compress.mjs';
import { reportBrowsers } from './bundle/browsers/report.mjs';
import { bundleServer } from './bundle/server.mjs';
import { forgetBuild, hashSources, recordBuild } from './machine/freshness.mjs';
import { programOf, root, run, runSteps } from './machine/run.mjs';

const output = join(root, 'dist');
mkdirSync(output, { recursive: true });
forgetBuild();
const hash = hashSources();
const apps = readdirSync(join(root, 'apps')).filter((app) => existsSync(join(root, 'apps', app, 'vite.config.ts')));
const hasServer = existsSync(join(root, 'apps/server/src/main.ts'));

const results = await runSteps([
  ...apps.map((app) => ({ name: `build ${app}`, work: () => buildApp(app) })),
  ...(hasServer ? [{ name: 'build server', work: () => bundleServer().then(() => ({ code: 0, output: '' })) }] : []),
]);
const isBuilt = results.every((result) => result.code === 0);
if (isBuilt) recordBuild(hash);
// A route over its budget still runs: only the exit code reports it.
const isWithinBudget = isBuilt && apps.map((app) => reportBudget(join(output, app))).every(Boolean);
if (isBuilt && !isWithinBudget)
  console.error(
    'A route is over its budget: share more of its code (packages/shell/build/layers.ts), load what is heavy and seldom opened later, or drop a dependency.',
  );
const hasBrowsers = isBuilt && reportBrowsers(apps.map((app) => join(output, app)));
process.exitCode = isWithinBudget && hasBrowsers ? 0 : 1;

async function buildApp(app) {
  const directory = join(output, app);
  const flags = ['--outDir', directory, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
  const result = await run([...programOf('vite'), 'build', join(root, 'apps', app), '--configLoader', 'runner', ...flags]);
  if (result.code === 0) await compressAssets(directory);
  return result;
}
