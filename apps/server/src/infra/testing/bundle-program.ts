import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');
/** The programs of this run of tests. From here Node finds what npm installed, and reads modules. */
export const findProgramFolder = () => join(root, 'dist/programs', process.env['JARCHI_TEST_RUN'] ?? 'proof');

/**
 * Bundles a program of a test, or the whole server as `main`, for a test that starts it many times: it starts in a tenth of the time that its
 * sources need.
 */
export function bundleProgram(source?: string): { readonly path: string; remove(): void } {
  const output = join(findProgramFolder(), randomUUID());
  execFileSync(process.execPath, [join(root, 'scripts/bundle/for-tests.mjs'), output, ...(source === undefined ? [] : [source])]);
  return {
    path: join(output, `${source === undefined ? 'main' : basename(source, '.ts')}.js`),
    remove: () => rmSync(output, { recursive: true, force: true }),
  };
}

let server: string | undefined;

/** The whole server as a program, which is bundled once for all files of a process and goes with the run. */
export const findServerProgram = () => (server ??= bundleProgram().path);
