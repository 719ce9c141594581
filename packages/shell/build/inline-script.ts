import { build } from 'esbuild';
import { buildTargets } from './old-browsers/targets.ts';

/** The module `file` with its imports as one plain script, short enough to stand in a document. */
export async function bundleInline(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    charset: 'utf8',
    minify: true,
    format: 'iife',
    target: buildTargets,
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
