import { argv } from 'node:process';
import { findBrowser, installBrowser } from './machine/browser.mjs';
import { findOldChrome } from './machine/old-chrome.mjs';
import { isBuilt } from './machine/freshness.mjs';
import { findKeptWorld } from './machine/kept-world.mjs';
import { openTestServer } from './machine/postgres.mjs';
import { programOf, run } from './machine/run.mjs';
import { withoutServerSettings } from './machine/test-environment.mjs';

if (!isBuilt()) {
  console.log('Building…');
  const { output } = await run([process.execPath, 'scripts/build.mjs']);
  if (!isBuilt()) {
    console.error(output);
    process.exit(1);
  }
}
const browser = findBrowser() ?? (await installBrowser());
if (!browser) process.exit(1);
const oldChrome = await findOldChrome();
const line = [...programOf('vitest'), 'run', '--config', 'vitest.e2e.config.ts', '--passWithNoTests', ...argv.slice(2)];
const { url: databaseServer, stop } = await openTestServer();
const { code } = await run(line, {
  env: {
    ...withoutServerSettings(),
    CHROME_PATH: browser,
    ...(oldChrome && { OLD_CHROME_PATH: oldChrome }),
    JARCHI_SAMPLE_KEPT: findKeptWorld({}),
    ...(databaseServer && { JARCHI_TEST_DATABASE_URL: databaseServer }),
  },
  shows: true,
});
await stop();
process.exitCode = code;
