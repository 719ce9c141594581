import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than 25 s go first in their room: one that begins last would run alone, beside idle workers. */
const LONG = new Set([
  'apps/panel/src/app/roles.test.tsx',
  ...['answers', 'logs', 'one-figure', 'roles', 'store-before'].map((name) => `apps/server/src/${name}.test.ts`),
  ...['controls', 'main-job', 'old-browsers', 'routes-advertiser', 'sharing', 'units'].map((name) => `e2e/${name}.test.ts`),
]);

/**
 * An order of files that depends only on the seed of the run: not on how long they took last time, nor on which failed. The files of a room
 * stay together, so that its workers are reused; a selection of files keeps the same order.
 */
export class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    // The copy in which faults are planted has no journeys.
    const isThere = (path: string) => existsSync(join(root, path));
    const [gone] = [...LONG].filter((path) => isThere(path.split('/')[0] ?? '') && !isThere(path));
    if (gone !== undefined) throw new Error(`${gone} is gone: take it off the list in vitest.order.ts`);
    const ranks = new Map(files.map((file) => [file, rankOf(file.project.name, relative(root, file.moduleId), sequence.seed)]));
    const getRank = (file: TestSpecification) => ranks.get(file) ?? '';
    return files.toSorted((one, other) => (getRank(one) < getRank(other) ? -1 : 1));
  }
}

function rankOf(room: string, path: string, seed: number): string {
  return `${room} ${LONG.has(path) ? 'long' : 'short'} ${createHash('sha256').update(`${seed} ${path}`).digest('hex')}`;
}
