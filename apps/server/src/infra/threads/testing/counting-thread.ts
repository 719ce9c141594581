export interface CountingTask {
  readonly kind: 'count' | 'spin' | 'throw' | 'hoard' | 'exit';
  readonly bytes?: ArrayBuffer;
}

let count = 0;

export function task({ kind, bytes }: CountingTask): number {
  if (kind === 'throw') throw new RangeError('as it was told');
  if (kind === 'exit') process.exit(3);
  if (kind === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index + 0.5));
  }
  while (kind === 'spin');
  count += bytes?.byteLength ?? 1;
  return count;
}
