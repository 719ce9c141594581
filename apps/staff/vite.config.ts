import { fileURLToPath } from 'node:url';
import { defineApp } from '@jarchi/shell/build/preset.ts';
import { defineConfig, type ProxyOptions } from 'vite';

const panel = `http://localhost:${process.env['JARCHI_PANEL_PORT'] || 5173}`;

/** An impersonation opens the panel, another app at its own address. Cookies do not distinguish ports. */
const sendToPanel: ProxyOptions['bypass'] = (request, response) => {
  response?.writeHead(302, { location: `${panel}${request.url}` }).end();
  return request.url;
};

export default defineConfig(
  defineApp({
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/staff/',
    name: 'staff',
    port: Number(process.env['JARCHI_STAFF_PORT'] || 5174),
    proxy: { '/api/': `http://127.0.0.1:${process.env['PORT'] || 3000}`, '/u/': { target: panel, bypass: sendToPanel } },
    routes: ['src/app/router.tsx', 'src/paths.ts'],
    strangers: 'login',
    clients: ['api.ts'],
  }),
);
