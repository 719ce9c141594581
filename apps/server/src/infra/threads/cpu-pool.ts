import type { ResourceLimits, TransferListItem } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { createFairQueue } from '#infra/shares/fair-queue.ts';
import { currentParty } from '#infra/shares/party.ts';

/** `gone`: the caller no longer waits. `busy`: too many tasks wait. `overdue`, `out_of_memory`: the task exceeded its limit. */
export type CpuRefusal = 'gone' | 'busy' | 'overdue' | 'out_of_memory';

export interface CpuRun {
  /** Stops the task when it fires, whether it waits or runs. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers that are moved to the thread instead of copied. */
  readonly transfer?: readonly TransferListItem[];
}

export interface CpuPool<In, Out> {
  run(input: In, options?: CpuRun): Promise<Result<Out, CpuRefusal>>;
  /** Stops the threads; running tasks are refused as gone. */
  close(): Promise<void>;
}

export interface CpuPoolOptions {
  /** `new URL('./name.worker.ts', import.meta.url)`: a file whose `task` does one piece of work; the build puts it next to the server. */
  readonly entry: URL;
  /** The most threads; they start when they are needed. A party has at most half of them. */
  readonly threads: number;
  /** The most tasks that may wait; others are refused. */
  readonly waitingMax: number;
  readonly limitMs: number;
  readonly memory?: ResourceLimits;
}

/**
 * Threads for one kind of work that would block the event loop. The thread of a task that is stopped ends, and the next task gets a new
 * one.
 */
export function createCpuPool<In, Out>({ entry, threads, waitingMax, limitMs, memory = {} }: CpuPoolOptions): CpuPool<In, Out> {
  const seatsEach = Math.max(1, Math.floor(threads / 2));
  const queue = createFairQueue({ seats: threads, seatsEach, waitingEach: waitingMax, waiting: waitingMax });
  const program = findProgram(entry);
  const limits = { minThreads: 0, maxThreads: threads, idleTimeout: Infinity, resourceLimits: memory };
  const pool = new Piscina<In, Out>({ ...program, ...limits, name: 'task', execArgv: [] });
  // A thread that breaks without a task affects no caller.
  pool.on('error', () => undefined);
  let isClosed = false;

  async function runOnThread(input: In, transfer: readonly TransferListItem[], signal: AbortSignal): Promise<Result<Out, CpuRefusal>> {
    // Only the pool hears of a program that cannot be loaded.
    const broken = new AbortController();
    const fail = (error: unknown) => broken.abort(error);
    const overdue = AbortSignal.timeout(limitMs);
    pool.once('error', fail);
    try {
      const ends = AbortSignal.any([signal, overdue, broken.signal]);
      return succeed(await pool.run(input, { transferList: [...transfer], signal: ends }));
    } catch (error) {
      if (isClosed || signal.aborted) return refuse('gone');
      if (overdue.aborted) return refuse('overdue');
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse('out_of_memory');
      throw broken.signal.aborted ? broken.signal.reason : error;
    } finally {
      pool.off('error', fail);
    }
  }

  return {
    async run(input, { signal = new AbortController().signal, transfer = [] } = {}) {
      if (isClosed || signal.aborted) return refuse('gone');
      const seat = queue.enter(currentParty().name, signal);
      if (!seat) return refuse('busy');
      const leave = await Promise.resolve(seat).catch(() => undefined);
      if (!leave) return refuse('gone');
      try {
        return isClosed || signal.aborted ? refuse('gone') : await runOnThread(input, transfer, signal);
      } finally {
        leave();
      }
    },
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

/** The program of a thread: from sources it needs a loader for TypeScript; in the build it is JavaScript next to main.js. */
function findProgram(entry: URL): { readonly filename: string; readonly workerData?: string } {
  if (!import.meta.url.endsWith('.ts')) return { filename: entry.href.replace(/\.ts$/, '.js') };
  return { filename: new URL('./read-sources.mjs', import.meta.url).href, workerData: entry.href };
}
