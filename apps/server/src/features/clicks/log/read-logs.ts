import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { CLICK_VERDICTS } from '@jarchi/domain/clicks/judge-click.ts';
import { CLOSED_END, isOwnLog, type LoggedClick, OPEN_END } from './click-log.ts';

/** A part of a process that is alive by its number, but was not written for this long, is that of a dead one whose number came again. */
const FORGOTTEN_MS = HOUR_MS;

export interface CompleteLog {
  /** Unique for all servers: a second load of it is found by this name. */
  readonly name: string;
  readonly path: string;
}

/** The complete logs of a folder, oldest first, those of processes that died included. */
export async function listCompleteLogs(directory: string, now: number): Promise<CompleteLog[]> {
  const names = await readdir(directory);
  const closed = names.filter((name) => name.endsWith(CLOSED_END));
  for (const name of names) {
    if (!name.endsWith(OPEN_END) || !(await isLeft(directory, name, now))) continue;
    const complete = name.slice(0, -OPEN_END.length) + CLOSED_END;
    await rename(join(directory, name), join(directory, complete));
    closed.push(complete);
  }
  return closed.toSorted().map((name) => ({ name: name.slice(0, -CLOSED_END.length), path: join(directory, name) }));
}

async function isLeft(directory: string, name: string, now: number): Promise<boolean> {
  const [, pid, log] = /^(\d+)-([\da-f-]{36})-\d+\.open$/.exec(name) ?? [];
  if (pid === undefined || log === undefined || isOwnLog(log)) return false;
  if (Number(pid) === process.pid || !isAlive(Number(pid))) return true;
  const { mtimeMs } = await stat(join(directory, name));
  return now - mtimeMs > FORGOTTEN_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Clicks of one code, second and verdict. */
export interface LoggedClicks extends LoggedClick {
  readonly clicks: number;
}

/** The clicks of a log. A last line that the death of its process cut off is left out. */
export async function readLog({ path }: Pick<CompleteLog, 'path'>): Promise<LoggedClicks[]> {
  const text = await readFile(path, 'utf8');
  return text.split('\n').slice(0, -1).flatMap(readLine);
}

/** A line without a number, as servers wrote them before, is one click. */
function readLine(line: string): LoggedClicks[] {
  const [code = '', at = '', word = '', clicks = '1', ...more] = line.split(' ');
  const verdict = CLICK_VERDICTS.find((known) => known === word);
  if (verdict === undefined || more.length > 0 || !/^\d{1,15}$/.test(at) || !/^\d{1,9}$/.test(clicks)) return [];
  return [{ code, at: Number(at), verdict, clicks: Number(clicks) }];
}
