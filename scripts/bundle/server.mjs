import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../machine/run.mjs';

const source = join(root, 'apps/server');

/** Bundles the server and its workers into a directory, and copies the migrations and the fonts of documents there. */
export async function bundleServer(output = join(root, 'dist/server')) {
  rmSync(output, { recursive: true, force: true });
  await bundlePrograms(listEntries(), output);
  for (const [from, to] of [
    ['migrations', 'migrations'],
    ['src/infra/pdf/fonts', 'fonts'],
  ]) {
    const folder = join(source, from);
    if (existsSync(folder)) cpSync(folder, join(output, to), { recursive: true });
  }
}

/** Bundles programs that are written in the server's sources, each into one file. */
export async function bundlePrograms(entryPoints, output) {
  await build({
    entryPoints,
    outdir: output,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    absWorkingDir: root,
    plugins: [{ name: 'packages', setup: (hooks) => hooks.onResolve({ filter: /^[^./#]/ }, decideBundling) }],
  });
}

// Bundles our packages, which are sources, and packages that npm installed where dist/server does not find them.
function decideBundling({ path, kind }) {
  if (kind === 'entry-point' || path.startsWith('@jarchi/')) return undefined;
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return existsSync(join(source, 'node_modules', name)) ? undefined : { path, external: true };
}

function listEntries() {
  const workers = readdirSync(join(source, 'src'), { recursive: true }).filter((path) => path.endsWith('.worker.ts'));
  return ['main.ts', ...workers].map((path) => join(source, 'src', path));
}
