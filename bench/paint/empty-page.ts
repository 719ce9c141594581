import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const SOURCE = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return h('main', null, h('h1', null, 'An empty page'), h('button', { 'aria-expanded': isOpen, onClick: () => setOpen(true) }, 'Open'));
  }
  createRoot(document.getElementById('root')).render(h(Page));
`;
const HTML =
  '<!doctype html><html lang="en"><head><script type="module" src="/page.js"></script></head><body><div id="root"></div></body></html>';

/** A page of React with a heading and a button, and nothing else: what any page of ours costs at least. */
export async function serveEmptyPage(): Promise<{ readonly base: string; stop(): Promise<void> }> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array());
  const server = createServer((request, response) => {
    if (request.url === '/page.js') response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HTML);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => undefined);
  };
  return { base: `http://127.0.0.1:${address.port}`, stop };
}
