import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './respond.ts';

export interface PanelDocument {
  readonly html: string;
  readonly etag: string;
  /** CSP hashes of the scripts that stand in the document. */
  readonly scriptHashes: readonly string[];
}

/** The panel's document with the run-time configuration written into it, or undefined when the panel was not built. */
export function findPanelDocument(directory: string, runtimeConfig: unknown): PanelDocument | undefined {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) return undefined;
  const json = JSON.stringify(runtimeConfig).replace(/</g, '\\u003c');
  const html = readFileSync(file, 'utf8').replace(
    '</head>',
    () => `<script type="application/json" id="jarchi-config">${json}</script></head>`,
  );
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes]) => !attributes?.includes('application/json'),
  );
  const scriptHashes = scripts.map(
    ([, , body]) =>
      `'sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
  );
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`, scriptHashes };
}

/** Serves the built panel: hashed assets for a year and precompressed, the document for every other path that a browser opens. */
export async function serveDirectory(app: FastifyInstance, directory: string, document: PanelDocument): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', 'no-cache').header('etag', document.etag);
    if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(document.html);
  };
  app.get('/', sendDocument);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/');
    if (isPage && (request.headers.accept ?? '').includes('text/html')) return sendDocument(request, reply);
    return answerNotFound(request, reply);
  });
}
