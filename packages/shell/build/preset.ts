import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, ProxyOptions, UserConfig } from 'vite';
import { splitCalls } from './calls/split-calls.ts';
import { createSplitter } from './calls/splitter.ts';
import { directIcons } from './direct-icons.ts';
import { directParts } from './direct-parts.ts';
import { documentHead } from './document-head.ts';
import { earlyScript } from './early-script.ts';
import { createLayers } from './layers.ts';
import { oldBrowsers } from './old-browsers/old-browsers.ts';
import { buildTargets } from './old-browsers/targets.ts';
import { plainFields } from './plain-fields.ts';
import { preloadFont } from './preload-font.ts';
import { pureCurves } from './pure-curves.ts';
import { readRoutes, routeFiles } from './route-files.ts';

const PERSIAN_FONT = 'vazirmatn-persian.woff2';
const ENTRY = 'src/main.tsx';

export interface AppPreset {
  /** The folder of the app. */
  readonly root: string;
  /** Where the app is served, with a slash at its end. */
  readonly base: string;
  /** The folder of the build, below `dist`. */
  readonly name: string;
  readonly port: number;
  readonly proxy: Readonly<Record<string, string | ProxyOptions>>;
  /** Files, or folders of files, below `root`, that define routes and their paths. */
  readonly routes: readonly string[];
  /** The area of pages before the sign-in, by the first part of its paths. */
  readonly strangers: string;
  /** The area with a frame of its own, by the first part of its paths. */
  readonly focused?: string;
  /** The modules, below `src`, that bind all calls: `export const api = caller.bind(calls)`. */
  readonly clients: readonly string[];
  /** A module below `root` that runs in the document, before any script of the app. */
  readonly early?: string;
  readonly plugins?: readonly PluginOption[];
}

/** How each of our browser apps is built, and served in development. */
export function defineApp(preset: AppPreset): UserConfig {
  const { root, base, name, port, proxy, routes: sources, strangers, focused = '', clients, early, plugins = [] } = preset;
  const groups = createLayers({ root, entry: ENTRY, routes: readRoutes({ root, sources }), strangers, focused });
  const splitter = createSplitter({ root, clients });
  return {
    root,
    base,
    plugins: [
      { ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' },
      directParts(root),
      directIcons(),
      splitCalls(splitter),
      plainFields(),
      pureCurves(),
      oldBrowsers(base),
      documentHead(),
      react(),
      tailwind(),
      preloadFont(PERSIAN_FONT),
      early !== undefined && earlyScript(join(root, early), splitter),
      routeFiles({ root, entry: ENTRY, sources }),
      ...plugins,
    ],
    // React itself has the store hook that this package replaces.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      outDir: join(root, '../../dist', name),
      emptyOutDir: true,
      target: buildTargets,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Lowered fields are set, not defined: nothing of ours or of a library tells these apart.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // Hashes only: blockers match words such as 'ad' and 'campaign' in names.
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          codeSplitting: { groups },
        },
      },
    },
    server: { port, strictPort: true, proxy: { ...proxy } },
    preview: { port: 4173, strictPort: true, proxy: { ...proxy } },
  };
}
