import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '#infra/logs/start-refusal.ts';

export type DirectoryLock = { release(): void };

const held = new Set<string>();

/**
 * Takes `directory/lock` for this process. PGlite opens a directory twice without complaint, and the second
 * process then never sees the first one's rows. A lock whose process is gone is taken over.
 * Throws when the directory is in use.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'lock');
  mkdirSync(directory, { recursive: true });
  if (held.has(path)) throw new StartRefusal(`${directory} is open in this process already`);
  const owner = findLiveOwner(path);
  if (owner !== undefined)
    throw new StartRefusal(`${directory} is in use by process ${owner}: stop it, or set JARCHI_DATA_DIR to another directory`);
  rmSync(path, { force: true });
  writeFileSync(path, describeProcess(process.pid), { flag: 'wx' });
  held.add(path);
  return {
    release() {
      if (held.delete(path)) rmSync(path, { force: true });
    },
  };
}

function findLiveOwner(path: string): number | undefined {
  const recorded = readIfThere(path);
  if (recorded === undefined) return undefined;
  const pid = Number.parseInt(recorded, 10);
  // Our own process id without our lock: from an earlier run of the same container.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined;
  return describeProcess(pid) === recorded ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process id, with the start time where /proc has it: ids are used again. */
function describeProcess(pid: number): string {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The name, in parentheses, may contain spaces; the start time is field 22, the 20th after the name.
  const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return startedAt === undefined ? String(pid) : `${pid} ${startedAt}`;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
