import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Writes the module `file`, with its imports, into the document as a plain script, which runs while the app's scripts load. */
export function earlyScript(file: string): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { outputFiles } = await build({
          entryPoints: [file],
          bundle: true,
          charset: 'utf8',
          minify: true,
          format: 'iife',
          target: 'es2022',
          write: false,
        });
        return [{ tag: 'script', children: outputFiles[0]?.text.trim() ?? '', injectTo: 'body-prepend' }];
      },
    },
  };
}
