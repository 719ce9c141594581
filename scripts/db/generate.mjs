import { spawnSync } from 'node:child_process';
import { argv } from 'node:process';
import { programOf, root } from '../machine/run.mjs';

// drizzle-kit's files, then their hashes in the lock. drizzle-kit may ask what was renamed, so it has the terminal.
const generate = [...programOf('drizzle-kit'), 'generate', '--config', 'apps/server/drizzle.config.ts', ...argv.slice(2)];
for (const [command, ...args] of [generate, [process.execPath, 'scripts/db/lock.mjs']]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
