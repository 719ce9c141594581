import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type ResourceLimits, type TransferListItem } from 'node:worker_threads';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { createFairQueue } from '#infra/shares/fair-queue.ts';
import { currentParty } from '#infra/shares/party.ts';
import type { ThreadAnswer } from './serve-cpu-task.ts';

/** `gone`: nobody waits for it any more. `busy`: too many wait. `overdue`, `out_of_memory`: it took more than it may. */
export type CpuRefusal = 'gone' | 'busy' | 'overdue' | 'out_of_memory';

export interface CpuRun {
  /** Ends the task when it fires, whether it waits or runs. */
  readonly signal?: AbortSignal | undefined;
  /** Buffers that are moved to the thread and not copied. */
  readonly transfer?: readonly TransferListItem[];
}

export interface CpuPool<In, Out> {
  run(input: In, options?: CpuRun): Promise<Result<Out, CpuRefusal>>;
  /** Ends the threads; what still ran is refused as gone. */
  close(): Promise<void>;
}

export interface CpuPoolOptions {
  /** `new URL('./name.worker.ts', import.meta.url)`, a file that calls serveCpuTask; the build puts it beside the server. */
  readonly entry: URL;
  /** Threads at most; they start when they are needed. A party has half of them at most. */
  readonly threads: number;
  /** More than this many waiting tasks are refused. */
  readonly waitingMax: number;
  readonly limitMs: number;
  readonly memory?: ResourceLimits;
}

interface Job<Out> {
  settle(outcome: Result<Out, CpuRefusal>): void;
  fail(error: unknown): void;
}

interface Thread<Out> {
  readonly worker: Worker;
  job: Job<Out> | undefined;
  overdue: NodeJS.Timeout | undefined;
}

/** Threads for one kind of work that would hold up the event loop. A thread whose task is cut short is ended; the next one is new. */
export function createCpuPool<In, Out>({ entry, threads, waitingMax, limitMs, memory }: CpuPoolOptions): CpuPool<In, Out> {
  const placesEach = Math.max(1, Math.floor(threads / 2));
  const queue = createFairQueue({ places: threads, placesEach, waitingEach: waitingMax, waiting: waitingMax });
  const open = new Set<Thread<Out>>();
  const runs = new Set<AbortController>();
  let isClosed = false;

  /** The job of a thread that has come to its end, whichever it is. */
  function takeJob(thread: Thread<Out>): Job<Out> | undefined {
    const { job } = thread;
    clearTimeout(thread.overdue);
    thread.job = undefined;
    return job;
  }

  function openThread(): Thread<Out> {
    const worker = openWorker(entry, memory);
    const thread: Thread<Out> = { worker, job: undefined, overdue: undefined };
    open.add(thread);
    worker.on('message', (answer: ThreadAnswer<Out>) => {
      const job = takeJob(thread);
      // An idle thread does not keep the process alive, a working one does.
      worker.unref();
      if ('error' in answer) job?.fail(answer.error);
      else job?.settle(succeed(answer.value));
    });
    worker.on('error', (error: Error & { readonly code?: string }) => {
      open.delete(thread);
      const job = takeJob(thread);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') job?.settle(refuse('out_of_memory'));
      else job?.fail(error);
    });
    worker.on('exit', (code) => {
      open.delete(thread);
      takeJob(thread)?.fail(new Error(`a thread ended with ${code}`));
    });
    return thread;
  }

  /** Ends a thread in the middle of its task. */
  function cut(thread: Thread<Out>, outcome: Result<Out, CpuRefusal>): void {
    open.delete(thread);
    takeJob(thread)?.settle(outcome);
    void thread.worker.terminate();
  }

  function runOnThread(input: In, transfer: readonly TransferListItem[], gone: AbortSignal): Promise<Result<Out, CpuRefusal>> {
    const thread = [...open].find((candidate) => !candidate.job) ?? openThread();
    return new Promise((settle, fail) => {
      thread.job = { settle, fail };
      thread.overdue = setTimeout(() => cut(thread, refuse('overdue')), limitMs);
      gone.addEventListener('abort', () => cut(thread, refuse('gone')), { once: true });
      thread.worker.ref();
      thread.worker.postMessage(input, transfer);
    });
  }

  async function runInTurn(input: In, transfer: readonly TransferListItem[], gone: AbortSignal): Promise<Result<Out, CpuRefusal>> {
    const place = queue.enter(currentParty().name, gone);
    if (!place) return refuse('busy');
    const leave = await place.catch(() => undefined);
    if (!leave) return refuse('gone');
    try {
      if (gone.aborted) return refuse('gone');
      return await runOnThread(input, transfer, gone);
    } finally {
      leave();
    }
  }

  return {
    async run(input, { signal, transfer = [] } = {}) {
      if (isClosed || signal?.aborted) return refuse('gone');
      const gone = new AbortController();
      const end = () => gone.abort();
      runs.add(gone);
      signal?.addEventListener('abort', end, { once: true });
      try {
        return await runInTurn(input, transfer, gone.signal);
      } finally {
        runs.delete(gone);
        signal?.removeEventListener('abort', end);
      }
    },
    async close() {
      isClosed = true;
      const workers = [...open].map(({ worker }) => worker);
      for (const run of runs) run.abort();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** From sources the thread needs what reads TypeScript; the build has made JavaScript of it, beside main.js. */
function openWorker(entry: URL, resourceLimits: ResourceLimits = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(fileURLToPath(entry).replace(/\.ts$/, '.js'), { resourceLimits, execArgv: [] });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const reader = new URL('./dist/esm/api/index.mjs', tsx).href;
  const program = `import(${JSON.stringify(reader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });`;
  return new Worker(program, { resourceLimits, eval: true, execArgv: [] });
}
