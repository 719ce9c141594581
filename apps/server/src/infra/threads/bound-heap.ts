import { setFlagsFromString } from 'node:v8';

/** How far the heap may grow past what is in use before all garbage is collected. */
const GROWTH_PERCENT = 40;

/**
 * Bounds the garbage of a long answer. By default the old generation may grow to a multiple of what is in use, and a list that is sent in small
 * batches then leaves a hundred megabytes of garbage behind before anybody collects it.
 */
export function boundHeap(): void {
  // V8 reads it again at each collection, so it may be set while the program runs.
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
