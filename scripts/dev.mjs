import { spawn } from 'node:child_process';
import { env } from 'node:process';
import { installMissing, requireNode } from './machine/install.mjs';
import { claimPorts, DEV_PORTS } from './machine/ports.mjs';

requireNode();
installMissing();
const ports = await claimPorts(DEV_PORTS);
const { programOf, root } = await import('./machine/run.mjs');

// A gateway returns to the panel's Vite server, which forwards requests for the server (apps/*/vite.config.ts).
const settings = { JARCHI_MODE: 'development', JARCHI_PUBLIC_URL: `http://localhost:${ports.JARCHI_PANEL_PORT}`, ...env, ...ports };
const children = [
  start([...programOf('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts']),
  ...['apps/panel', 'apps/staff'].map((app) => start([...programOf('vite'), app, '--configLoader', 'runner', '--clearScreen', 'false'])),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));

function start([command, ...args]) {
  const child = spawn(command, args, { cwd: root, env: settings, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll('SIGTERM');
  });
  return child;
}

function stopAll(signal) {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}
