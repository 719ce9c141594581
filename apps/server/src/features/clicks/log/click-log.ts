import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import type { ClickVerdict } from '@jarchi/domain/clicks/judge-click.ts';

export interface LoggedClick {
  readonly code: string;
  /** World time, ms. */
  readonly at: number;
  readonly verdict: ClickVerdict;
}

export interface ClickLogOptions {
  readonly directory: string;
  /** How long a click waits in memory for the next write: what the death of the process loses. */
  readonly batchMs?: number;
  readonly onFailure: (error: unknown) => void;
}

export type ClickLog = ReturnType<typeof createClickLog>;

const BATCH_MS = 500;
/** If the disk does not take them, the newest clicks are dropped beyond this many lines. */
const WAITING_MAX = 500_000;

/** The logs of this process, so that another part of it does not take one for that of a dead process. */
const ownLogs = new Set<string>();
export const isOwnLog = (log: string): boolean => ownLogs.has(log);

/** `<process>-<log>-<part>.open` while it is written, `.log` when it is complete. */
export const OPEN_END = '.open';
export const CLOSED_END = '.log';

/** Clicks of one code, second and verdict are one line, `code at verdict clicks`: a link that many follow at once needs few lines. */
const nameLine = ({ code, at, verdict }: LoggedClick): string => `${code} ${at - (at % SECOND_MS)} ${verdict}`;

/**
 * The clicks of one server on its own disk, before they are loaded. Clicks are written together, at most half a second after they came, and
 * each write is followed by fdatasync: neither the death of the process nor a power cut loses more.
 */
export function createClickLog({ directory, batchMs = BATCH_MS, onFailure }: ClickLogOptions) {
  const log = randomUUID();
  let part = 0;
  let waiting = new Map<string, number>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let file: { readonly handle: FileHandle; readonly path: string } | undefined;
  /** Writes and rotations, one after another. */
  let last: Promise<void> = Promise.resolve();
  ownLogs.add(log);
  mkdirSync(directory, { recursive: true });

  async function openPart() {
    part += 1;
    const path = join(directory, `${process.pid}-${log}-${part}${OPEN_END}`);
    return { handle: await open(path, 'ax'), path };
  }

  async function writeWaiting(): Promise<void> {
    const lines = waiting;
    if (lines.size === 0) return;
    waiting = new Map();
    try {
      file ??= await openPart();
      await file.handle.appendFile(Array.from(lines, ([line, clicks]) => `${line} ${clicks}\n`).join(''));
      await file.handle.datasync();
    } catch (error) {
      // A part that was written twice would count twice: what failed in between is given up, and the next part is a new file.
      await closePart().catch(() => undefined);
      throw error;
    }
  }

  async function closePart(): Promise<void> {
    const closing = file;
    file = undefined;
    if (!closing) return;
    await closing.handle.close();
    await rename(closing.path, closing.path.slice(0, -OPEN_END.length) + CLOSED_END);
  }

  function inOrder(work: () => Promise<void>): Promise<void> {
    last = last.then(work).catch(onFailure);
    return last;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return inOrder(writeWaiting);
  }

  return {
    /** Takes a click; it is in the file within `batchMs`. */
    append(click: LoggedClick): void {
      const line = nameLine(click);
      const clicks = waiting.get(line) ?? 0;
      if (clicks === 0 && waiting.size >= WAITING_MAX) {
        dropped += 1;
        return;
      }
      waiting.set(line, clicks + 1);
      timer ??= setTimeout(() => void flush(), batchMs).unref();
    },

    /** How many clicks were given up because the disk did not take them. */
    countDropped: () => dropped,

    flush,

    /** Completes the file that is being written, so that it can be loaded. */
    async rotate(): Promise<void> {
      await flush();
      await inOrder(closePart);
    },

    async close(): Promise<void> {
      await flush();
      await inOrder(closePart);
      ownLogs.delete(log);
    },
  };
}
