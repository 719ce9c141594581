import { spawn } from 'node:child_process';
import { env } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing();
const { programOf, root } = await import('./machine/run.mjs');

// The development servers of the apps send /api to port 3000 (apps/*/vite.config.ts).
const server = ['watch', '--clear-screen=false', 'apps/server/src/main.ts'];
const children = [
  start([...programOf('tsx'), ...server], { JARCHI_MODE: 'development', ...env, PORT: '3000' }),
  ...['apps/panel', 'apps/staff'].map((app) => start([...programOf('vite'), app, '--clearScreen', 'false'], env)),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));

function start([command, ...args], environment) {
  const child = spawn(command, args, { cwd: root, env: environment, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
  return child;
}

function stopAll(signal) {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
