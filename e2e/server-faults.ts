import { readFileSync, statSync } from 'node:fs';

/** pino's level of an error; that of a fatal one is above. */
const ERROR = 50;
/** A job may meet a row that another transaction holds. Its next try comes after a pause, and fails again only for a reason that stays. */
const FAILED_TRIES = 1;

interface LogLine {
  readonly level: number;
  /** In the line of a failed try of a job. */
  readonly job?: { readonly attempts: number };
}

/** How long a log is now, in bytes: what follows is read from there. */
export function measureLog(path: string): number {
  return statSync(path).size;
}

/** The lines of a server's log that tell of a fault: errors, and jobs that failed again and again. */
export function listFaults(path: string, fromByte = 0): string[] {
  const text = readFileSync(path).subarray(fromByte).toString('utf8');
  return text.split('\n').filter(isFault);
}

function isFault(line: string): boolean {
  const read = parseLine(line);
  return read !== undefined && (read.level >= ERROR || (read.job !== undefined && read.job.attempts > FAILED_TRIES));
}

/** Undefined for what a server says to people at its start. */
function parseLine(line: string): LogLine | undefined {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && 'level' in read ? (read as LogLine) : undefined;
  } catch {
    return undefined;
  }
}
