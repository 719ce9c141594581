import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  // The panel that an impersonation opens is served by the server's own address.
  server: { port: 5174, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000', '/u/': 'http://127.0.0.1:3000' } },
});
