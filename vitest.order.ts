import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * An order of files that depends only on the seed: not on how long they took in the last run, nor on which failed.
 * The files of a room stay together, so that they share workers. A run of fewer files keeps their order.
 */
export class SeededOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const places = new Map(files.map((file) => [file, placeOf(file.project.name, relative(root, file.moduleId), sequence.seed)]));
    const place = (file: TestSpecification) => places.get(file) ?? '';
    return files.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}

function placeOf(room: string, path: string, seed: number): string {
  return `${room} ${createHash('sha256').update(`${seed} ${path}`).digest('hex')}`;
}
