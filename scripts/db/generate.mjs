import { spawnSync } from 'node:child_process';
import { argv } from 'node:process';
import { programOf, root } from '../machine/run.mjs';

// Runs drizzle-kit, then writes the hashes of its files. drizzle-kit may ask what was renamed, so it gets the terminal.
const generate = [...programOf('drizzle-kit'), 'generate', '--config', 'apps/server/drizzle.config.ts', ...argv.slice(2)];
for (const [command, ...args] of [generate, [process.execPath, 'scripts/db/lock.mjs']]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
