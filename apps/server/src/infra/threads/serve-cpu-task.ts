import { parentPort } from 'node:worker_threads';

/** What a thread answers; an error it threw comes as the pool's own. */
export type ThreadAnswer<Out> = { readonly value: Out } | { readonly error: unknown };

/** The one line of a `*.worker.ts` file: does one task at a time, as a pool sends them. */
export function serveCpuTask(task: (input: never) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs in a worker thread');
  port.on('message', (input: unknown) => {
    void answer(() => task(input as never)).then((message) => port.postMessage(message));
  });
}

async function answer<Out>(task: () => Out | Promise<Out>): Promise<ThreadAnswer<Out>> {
  try {
    return { value: await task() };
  } catch (error) {
    return { error };
  }
}
