import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Splitter } from './calls/splitter.ts';
import { bundleInline } from './inline-script.ts';

const APP_SCRIPT = '<script type="module"';

/**
 * Writes the module `file`, with its imports, into the document as a plain script, which runs while the app's scripts load. It stands
 * before them and the style sheet, for which a later script would wait. Its `data-build` changes with any file of the app.
 */
export function earlyScript(file: string, splitter: Splitter): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(APP_SCRIPT)) throw new Error('the document has no script of the app');
        const code = await bundleInline(file, splitter);
        // The document names the app's files, and their names are hashes of all that they hold.
        const build = createHash('sha256').update(html).update(code).digest('hex').slice(0, 12);
        const script = `<script data-build="${build}">${code}</script>`;
        return html.replace(APP_SCRIPT, () => `${script}\n    ${APP_SCRIPT}`);
      },
    },
  };
}
