import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const PERSIAN_FONT = 'vazirmatn-persian.woff2';

/** Every page needs the Persian font; asked for by the page itself, it arrives together with the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(PERSIAN_FONT)),
        );
        if (!font) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** What a call is for and how it may refuse are words for the API's documentation and types: no browser reads them. */
function dropCallWords(): Plugin {
  return {
    name: 'drop-call-words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.calls\.ts$/ },
      handler: (code) => code.replace(/\bsummary:\s*(?:'[^']*'|"[^"]*"),/g, '').replace(/\berrors:\s*\[[^\]]*\],/g, ''),
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [{ ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' }, dropCallWords(), react(), tailwind(), preloadFont()],
  build: {
    outDir: fileURLToPath(new URL('../../dist/panel', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hashes only: blockers match 'ad' and 'campaign' in names.
      output: { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { port: 4173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
