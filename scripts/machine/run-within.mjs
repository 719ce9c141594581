import { spawn } from 'node:child_process';

/** Runs a command; kills it and its children after `longestMs`. Returns its code, its output and whether its time was out. */
export function runWithin([command, ...args], longestMs, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    let isOut = false;
    const timer = setTimeout(() => {
      isOut = true;
      // The negative id kills the process group, children included.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, longestMs);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output, isOut });
    });
  });
}
