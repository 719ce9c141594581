import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// The program of a thread that runs from sources: what reads TypeScript, then the file that its pool names.
register();
export const { task } = await import(workerData);
