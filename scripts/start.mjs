import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './machine/freshness.mjs';
import { installMissing, requireNode } from './machine/install.mjs';
import { findKeptWorld } from './machine/kept-world.mjs';
import { isInUse } from './machine/ports.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

requireNode();
installMissing();
// The server refuses a taken port too, but only after a build.
const port = Number(env.PORT || 3000);
if (await isInUse(port, env.HOST || '127.0.0.1')) {
  console.error(`PORT: ${port} is in use; choose another one`);
  process.exit(1);
}
if (!isBuilt()) {
  console.log('Building…');
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (!isBuilt()) {
    console.error(`${stdout}${stderr}The build failed.`);
    process.exit(1);
  }
}

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: root,
  env: { JARCHI_SAMPLE_KEPT: findKeptWorld(env), ...env },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
