import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './respond.ts';

export interface AppDocument {
  readonly html: string;
  readonly etag: string;
  /** CSP hashes of the scripts in the document. */
  readonly scriptHashes: readonly string[];
}

/** The document of a built app with the run-time configuration in it; undefined when the app was not built. */
export function findAppDocument(directory: string, runtimeConfig: unknown): AppDocument | undefined {
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

export interface ServedApp {
  readonly directory: string;
  /** The path of the app: `/`, or a path with a slash at its end. */
  readonly base: string;
  readonly document: AppDocument;
}

/**
 * Serves built apps: hashed assets, precompressed and cached for a year, and the document for every other path below its base that a
 * browser opens. A path belongs to the app with the longest base; paths under the bases of `missing` apps are not found.
 */
export async function serveApps(server: FastifyInstance, apps: readonly ServedApp[], missing: readonly string[] = []): Promise<void> {
  for (const [index, { directory, base, document }] of apps.entries()) {
    await server.register(fastifyStatic, {
      root: directory,
      prefix: base,
      decorateReply: index === 0,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    server.get(base, (request, reply) => sendDocument(document, request, reply));
  }
  const byBase = [...apps, ...missing.map((base) => ({ base, document: undefined }))].toSorted((a, b) => b.base.length - a.base.length);
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const app = byBase.find(({ base }) => `${path}/`.startsWith(base));
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html');
    const isReserved = path.startsWith('/api/') || (app !== undefined && path.startsWith(`${app.base}assets/`));
    if (app?.document && isPage && !isReserved) return sendDocument(app.document, request, reply);
    return answerNotFound(request, reply);
  });
}

function sendDocument(document: AppDocument, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', document.etag);
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(document.html);
}
