import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { MADE, type Splitter } from './calls/splitter.ts';
import { buildTargets } from './old-browsers/targets.ts';

/** The module `file` with its imports as one plain script, short enough to stand in a document; with a splitter it has the calls that it names. */
export async function bundleInline(file: string, splitter?: Splitter): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    charset: 'utf8',
    minify: true,
    format: 'iife',
    target: buildTargets,
    plugins: splitter ? [splitInline(splitter)] : [],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function splitInline(splitter: Splitter): Plugin {
  return {
    name: 'split-calls',
    setup(bundler) {
      bundler.onResolve({ filter: MADE }, ({ path }) => ({ path, namespace: 'made' }));
      bundler.onLoad({ filter: MADE, namespace: 'made' }, ({ path }) => ({ contents: splitter.make(path), loader: 'ts' }));
      bundler.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        return { contents: splitter.split(code, path) ?? code, loader: 'ts' };
      });
    },
  };
}
