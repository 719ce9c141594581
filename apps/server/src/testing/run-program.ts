import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A program that does not end by itself is killed. */
const LONGEST_MS = 50_000;
const repository = join(import.meta.dirname, '../../../..');

/** Runs a program of Node in the repository to its end, with only these settings. */
export async function runProgram(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...settings };
  const child = spawn(process.execPath, args, { cwd: repository, env, timeout: LONGEST_MS, killSignal: 'SIGKILL' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}
