import type { Plugin } from 'vite';
import { MADE, type Splitter } from './splitter.ts';

/**
 * Gives each app the calls that its code names, and each page those of its modules: `api.slice.call` and `calls.slice.call` become imports of
 * a module with that one row, whose refusals bring their words. The same code runs without this in development, in tests and on the server.
 */
export function splitCalls(splitter: Splitter): Plugin {
  return {
    name: 'split-calls',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: MADE }, handler: (id) => id },
    load: {
      filter: { id: [MADE, /\/error-texts\.fa\.ts$/] },
      handler(id) {
        const code = splitter.make(id);
        return code === undefined ? null : { code, moduleType: 'ts', moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?$/, code: [...splitter.specifiers] },
      handler: (code, id) => splitter.split(code, id) ?? null,
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0 && splitter.isWhole(id))
            this.error(`${id} is in the build as a whole, for ${this.getModuleInfo(id)?.importers.join(', ')}`);
      }
    },
  };
}
