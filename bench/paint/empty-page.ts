import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { serveLocally, type LocalServer } from './serve-locally.ts';

const SOURCE = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return h('main', null, h('h1', null, '\\u0633\\u0644\\u0627\\u0645'), h('button', { 'aria-expanded': isOpen, onClick: () => setOpen(true) }, '\\u0628\\u0627\\u0632'));
  }
  createRoot(document.getElementById('root')).render(h(Page));
`;
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

interface Sent {
  readonly type: string;
  readonly body: Buffer;
  readonly encoding?: string;
}

/**
 * A page of React with a heading and a button, in the style sheet and the font of the built panel, and nothing else: what any page
 * of ours costs at least. `panel` is the folder of the built panel.
 */
export async function serveEmptyPage(panel: string): Promise<LocalServer> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const links = readFileSync(join(panel, 'index.html'), 'utf8').match(/<link rel="(?:stylesheet|preload)"[^>]*>/g) ?? [];
  const html = `<!doctype html><html lang="fa-IR" dir="rtl"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script type="module" crossorigin src="/page.js"></script>${links.join('')}</head><body><div id="root"></div></body></html>`;
  const squeeze = (type: string, body: Uint8Array): Sent => ({ type, body: brotliCompressSync(body), encoding: 'br' });
  const sent = new Map<string, Sent>([
    ['/', squeeze('text/html; charset=utf-8', Buffer.from(html))],
    ['/page.js', squeeze('text/javascript', outputFiles[0]?.contents ?? new Uint8Array())],
  ]);
  for (const link of links) {
    const path = /href="([^"]*)"/.exec(link)?.[1] ?? '';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const squeezed = join(panel, `${path}.br`);
    if (existsSync(squeezed)) sent.set(path, { type, body: readFileSync(squeezed), encoding: 'br' });
    else sent.set(path, { type, body: readFileSync(join(panel, path)) });
  }
  return serveLocally((request, response) => {
    const file = sent.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const { type, body, encoding } = file;
    response.writeHead(200, { 'content-type': type, ...(encoding === undefined ? {} : { 'content-encoding': encoding }) }).end(body);
  });
}
