import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread that runs from sources loads a reader of TypeScript first, and then its pool's file.
register();
export const { task } = await import(workerData);
