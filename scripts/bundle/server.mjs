import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../machine/run.mjs';

const source = join(root, 'apps/server');

/** Bundles the server and its workers into a directory, and copies the migrations there. */
export async function bundleServer(output = join(root, 'dist/server')) {
  rmSync(output, { recursive: true, force: true });
  await build({
    entryPoints: listEntries(),
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
  const migrations = join(source, 'migrations');
  if (existsSync(migrations)) cpSync(migrations, join(output, 'migrations'), { recursive: true });
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
