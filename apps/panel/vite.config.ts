import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTargets } from '@jarchi/shell/build/old-browsers/targets.ts';
import { defineApp } from '@jarchi/shell/build/preset.ts';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const WORKER = join(root, 'src/worker/service-worker.ts');

/** The service worker at a name that stays, with the names of the files that a page without a network begins with. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // The bundle as it is written: Vite removes an entry that only imports others.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const begun = new Set<string>();
      const begin = (name: string) => {
        const file = bundle[name];
        if (!file || begun.has(name)) return;
        begun.add(name);
        if (file.type === 'chunk') for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) begin(next);
      };
      for (const file of files) if (file.type === 'chunk' && file.moduleIds.some(isShell)) begin(file.fileName);
      for (const file of files)
        if (file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith('vazirmatn-persian.woff2'))) begin(file.fileName);
      const names = files.map(({ fileName }) => fileName).toSorted();
      const version = createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 12);
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER, { target: buildTargets });
      const shell = JSON.stringify([...begun].toSorted().map((name) => `/${name}`));
      const source = code.replaceAll('SHELL_VERSION', JSON.stringify(version)).replaceAll('SHELL_FILES', shell);
      writeFileSync(join(dir, 'sw.js'), source);
    },
  };
}

/** What a page that begins from this device needs, and what is shown when nothing can be fetched: the frame with all it brings in later. */
function isShell(module: string): boolean {
  return /panel\/src\/(layouts|pages\/home)\/|\/campaigns\/CampaignsPage\.tsx$|\/main\.tsx$|\/(OfflineBar|service-worker|NotFoundPage|ToastRegion)\.tsx?$/.test(
    module,
  );
}

const COMPONENTS = '/components.html';
const GALLERY = fileURLToPath(new URL('../../packages/ui/dev/main.tsx', import.meta.url));

/** Every component of packages/ui in its states, in development only: the build never meets this address. */
function componentPage(): Plugin {
  const html = `<!doctype html><html lang="fa-IR" dir="rtl" data-theme="light"><head><meta charset="utf-8" /><title>packages/ui</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" /></head>
    <body><div id="root"></div><script type="module" src="/@fs${GALLERY}"></script></body></html>`;
  return {
    name: 'component-page',
    apply: 'serve',
    configureServer: ({ middlewares, transformIndexHtml }) => {
      middlewares.use(COMPONENTS, (_request, response, next) => {
        transformIndexHtml(COMPONENTS, html).then((page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page), next);
      });
    },
  };
}

const server = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

export default defineConfig(
  defineApp({
    root,
    base: '/',
    name: 'panel',
    port: Number(process.env['JARCHI_PANEL_PORT'] || 5173),
    // The API, and the pages of the test gateway: from there the payer comes back to this address.
    proxy: { '/api/': server, '/gateway/': server },
    routes: ['src/app/routes', 'src/paths.ts'],
    strangers: 'auth',
    focused: 'campaign',
    clients: ['api/api.ts', 'api/person-api.ts'],
    early: 'src/early/early.ts',
    plugins: [serviceWorker(), componentPage()],
  }),
);
