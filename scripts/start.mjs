import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './machine/freshness.mjs';
import { installMissing, requireNode } from './machine/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

requireNode();
installMissing();
if (!isBuilt()) {
  console.log('Building…');
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (!isBuilt()) {
    console.error(`${stdout}${stderr}The build failed.`);
    process.exit(1);
  }
}

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
