import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Command line of a program in an installed package. */
export function programOf(packageName, program = packageName, from = root) {
  const manifest = findManifest(packageName, from);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return [process.execPath, join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])];
}

/** Runs a command to its end and collects its output; with `shows` it also prints the output at once. Never rejects. */
export function run([command, ...args], { cwd = root, env = process.env, shows = false } = {}) {
  return new Promise((resolve) => {
    // A program writes no colours to a pipe unless it is told to.
    const colours = shows && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, { cwd, env: { ...env, ...colours }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (stream, shownOn) => {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        if (shows) shownOn.write(chunk);
      });
    };
    collect(child.stdout, process.stdout);
    collect(child.stderr, process.stderr);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output }));
  });
}

/** Runs `{ name, work }` steps, `parallel` at a time, and prints a line for each; `work` returns `{ code, output }`. */
export async function runSteps(steps, parallel = 2) {
  const waiting = [...steps];
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = performance.now();
      const result = await step.work().catch((error) => ({ code: 1, output: `${error.stack}\n` }));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${result.code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)} ${seconds.padStart(6)} s`);
      if (result.code !== 0) console.log(result.output.trimEnd());
      results.push({ name: step.name, ...result });
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return results;
}

function findManifest(packageName, from) {
  for (const path of createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? []) {
    const manifest = join(path, packageName, 'package.json');
    if (existsSync(manifest)) return manifest;
  }
  throw new Error(`${packageName} is not installed`);
}
