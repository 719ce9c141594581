import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

const script = `import('${join(import.meta.dirname, 'directory-lock.ts')}').then((m) => { m.lockDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000); })`;

async function lockElsewhere(directory: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a directory that a living process has locked is refused, and one of a dead process is taken over', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-lock-'));
  const child = await lockElsewhere(directory);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDirectory(directory).release();
  expect(existsSync(join(directory, 'lock'))).toBe(false);
});

test('a process id that the system has given to another process does not hold the lock', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-lock-'));
  writeFileSync(join(directory, 'lock'), `${process.ppid} 1`);
  const lock = lockDirectory(directory);
  expect(Number.parseInt(readFileSync(join(directory, 'lock'), 'utf8'), 10)).toBe(process.pid);
  lock.release();
});

test('one process locks a directory once', () => {
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-lock-'));
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow('already');
  lock.release();
  lockDirectory(directory).release();
});
