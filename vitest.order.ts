import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * An order of files that depends only on the seed of the run: not on how long they took last time, nor on which failed. The files of a room
 * stay together, so that its workers are reused; a selection of files keeps the same order.
 */
export class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const ranks = new Map(files.map((file) => [file, rankOf(file.project.name, relative(root, file.moduleId), sequence.seed)]));
    const getRank = (file: TestSpecification) => ranks.get(file) ?? '';
    return files.toSorted((one, other) => (getRank(one) < getRank(other) ? -1 : 1));
  }
}

function rankOf(room: string, path: string, seed: number): string {
  return `${room} ${createHash('sha256').update(`${seed} ${path}`).digest('hex')}`;
}
