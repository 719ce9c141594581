import { spawn } from 'node:child_process';

/** Runs a command and ends it, with all it started, after `longestMs`; answers what it wrote, and whether it was out of time. */
export function runWithin([command, ...args], longestMs, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    let isOut = false;
    const timer = setTimeout(() => {
      isOut = true;
      // Its group: what it started too.
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
