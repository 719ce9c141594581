import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const panel = `http://localhost:${process.env['JARCHI_PANEL_PORT'] || 5173}`;

/** The panel that an impersonation opens is another app, at an address of its own; cookies do not tell ports apart. */
const sendToPanel: ProxyOptions['bypass'] = (request, response) => {
  response?.writeHead(302, { location: `${panel}${request.url}` }).end();
  return request.url;
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  plugins: [{ ...optimizeLocales.vite({ locales: [] }), enforce: 'pre' }, react(), tailwind()],
  // React has the store hook that this one stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: fileURLToPath(new URL('../../dist/staff', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Hashes only: blockers match words such as 'ad' in names.
      output: { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js', assetFileNames: 'assets/[hash][extname]' },
    },
  },
  server: {
    port: Number(process.env['JARCHI_STAFF_PORT'] || 5174),
    strictPort: true,
    proxy: {
      '/api/': `http://127.0.0.1:${process.env['PORT'] || 3000}`,
      '/u/': { target: panel, bypass: sendToPanel },
    },
  },
});
