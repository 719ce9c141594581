import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type ResourceLimits, type TransferListItem } from 'node:worker_threads';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
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
  /** Threads at most; they start when they are needed. */
  readonly threads: number;
  /** More than this many waiting tasks are refused. */
  readonly waitingMax: number;
  readonly limitMs: number;
  readonly memory?: ResourceLimits;
}

interface Job<In, Out> {
  readonly input: In;
  readonly transfer: readonly TransferListItem[];
  settle(outcome: Result<Out, CpuRefusal>): void;
  fail(error: unknown): void;
}

interface Thread<In, Out> {
  readonly worker: Worker;
  job: Job<In, Out> | undefined;
  overdue: NodeJS.Timeout | undefined;
}

/** Threads for one kind of work that would hold up the event loop. A thread whose task is cut short is ended; the next one is new. */
export function createCpuPool<In, Out>({ entry, threads, waitingMax, limitMs, memory }: CpuPoolOptions): CpuPool<In, Out> {
  const open = new Set<Thread<In, Out>>();
  const waiting: Job<In, Out>[] = [];
  const isFull = () => [...open].filter((thread) => thread.job).length >= threads;

  function startNext(): void {
    while (waiting.length > 0 && !isFull()) {
      const thread = [...open].find((candidate) => !candidate.job) ?? openThread();
      start(thread, waiting.shift()!);
    }
  }

  function start(thread: Thread<In, Out>, job: Job<In, Out>): void {
    thread.job = job;
    thread.overdue = setTimeout(() => cut(thread, refuse('overdue')), limitMs);
    // An idle thread does not keep the process alive, a working one does.
    thread.worker.ref();
    thread.worker.postMessage(job.input, job.transfer);
  }

  /** The job of a thread that has come to its end, whichever it is. */
  function takeJob(thread: Thread<In, Out>): Job<In, Out> | undefined {
    const { job } = thread;
    clearTimeout(thread.overdue);
    thread.job = undefined;
    return job;
  }

  function openThread(): Thread<In, Out> {
    const worker = openWorker(entry, memory);
    const thread: Thread<In, Out> = { worker, job: undefined, overdue: undefined };
    open.add(thread);
    worker.on('message', (answer: ThreadAnswer<Out>) => {
      const job = takeJob(thread);
      worker.unref();
      if ('error' in answer) job?.fail(answer.error);
      else job?.settle(succeed(answer.value));
      startNext();
    });
    worker.on('error', (error: Error & { readonly code?: string }) => {
      const job = takeJob(thread);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') job?.settle(refuse('out_of_memory'));
      else job?.fail(error);
    });
    worker.on('exit', (code) => {
      open.delete(thread);
      takeJob(thread)?.fail(new Error(`a thread ended with ${code}`));
      startNext();
    });
    return thread;
  }

  /** Ends a thread in the middle of its task. */
  function cut(thread: Thread<In, Out>, outcome: Result<Out, CpuRefusal>): void {
    open.delete(thread);
    takeJob(thread)?.settle(outcome);
    void thread.worker.terminate();
  }

  function leave(job: Job<In, Out>): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    job.settle(refuse('gone'));
    const thread = [...open].find((candidate) => candidate.job === job);
    if (thread) cut(thread, refuse('gone'));
  }

  let isClosed = false;
  return {
    async run(input, { signal, transfer = [] } = {}) {
      if (isClosed || signal?.aborted) return refuse('gone');
      if (isFull() && waiting.length >= waitingMax) return refuse('busy');
      return new Promise<Result<Out, CpuRefusal>>((settle, fail) => {
        const job: Job<In, Out> = { input, transfer, settle, fail };
        signal?.addEventListener('abort', () => leave(job), { once: true });
        waiting.push(job);
        startNext();
      });
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.settle(refuse('gone'));
      const workers = [...open].map(({ worker }) => worker);
      for (const thread of open) cut(thread, refuse('gone'));
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
