import type { ImportGraph } from './select-tests.mjs';

/** Digests of files of code, as hexadecimal digits. */
export interface Digests {
  readonly paths: readonly string[];
  ofTypes(path: string): string;
  /** Undefined for a test that reads files which it does not import. */
  ofTest(path: string): string | undefined;
}

export interface Memory {
  listNew(digests: ReadonlyMap<string, string | undefined>): string[];
  keep(digests: ReadonlyMap<string, string | undefined>): void;
}

export function readDigests(root: string, graph?: ImportGraph): Digests;
export function openMemory(file: string): Memory;
