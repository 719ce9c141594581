import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSharedPath } from '@jarchi/domain/entry/entry.ts';
import { hashForPolicy } from './answers/content-hash.ts';
import { answerNotFound } from './respond.ts';

interface Page {
  readonly html: string;
  readonly etag: string;
  /** The page compressed by Brotli. */
  squeeze(): Buffer;
  /** The page whose own meta tells no referrer: a document's meta has the last word over the header. */
  hideReferrer(): string;
}

export interface AppDocument {
  /** The document of a path below the app's base: it names the scripts that the path's route begins with. */
  findPage(path: string): Page;
  /** Whether the app has a page at a path below its base. An app without a list of its routes may have one anywhere. */
  hasRoute(path: string): boolean;
  /** CSP hashes of the scripts in the document. */
  readonly scriptHashes: readonly string[];
}

/** A route of an app with the scripts of its first paint, as the build wrote them to `.vite/routes.json`. */
interface BuiltRoute {
  /** `$name` is any one part of a path, `{-$name}` one that may be missing, `$` at the end the rest. */
  readonly path: string;
  /** Below the app's base. */
  readonly scripts: readonly string[];
}

/** The document of a built app with the run-time configuration written into it, or undefined when the app was not built. */
export function findAppDocument(directory: string, base: string, runtimeConfig: unknown): AppDocument | undefined {
  const file = join(directory, 'index.html');
  if (!existsSync(file)) return undefined;
  const json = JSON.stringify(runtimeConfig).replace(/</g, '\\u003c');
  // The document's own scripts read it.
  const html = readFileSync(file, 'utf8').replace(
    /<script\b|<\/head>/,
    (tag) => `<script type="application/json" id="jarchi-config">${json}</script>${tag}`,
  );
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes]) => !attributes?.includes('application/json'),
  );
  const scriptHashes = scripts.map(([, , body]) => hashForPolicy(body ?? ''));
  const plain = makePage(html);
  const routes = readRoutes(directory).map((route) => ({
    pattern: toPattern(route.path),
    page: makePage(nameScripts(html, base, route.scripts)),
  }));
  const findRoute = (path: string) => routes.find(({ pattern }) => pattern.test(path));
  return {
    scriptHashes,
    findPage: (path) => findRoute(path)?.page ?? plain,
    hasRoute: (path) => routes.length === 0 || findRoute(path) !== undefined,
  };
}

/** The address of the font that a document loads first. */
export function findFontHref(document: AppDocument): string | undefined {
  return /<link\b[^>]*\bas="font"[^>]*\bhref="([\w./-]+)"/.exec(document.findPage('/').html)?.[1];
}

function makePage(html: string): Page {
  let squeezed: Buffer | undefined;
  let hidden: string | undefined;
  const squeeze = () => (squeezed ??= brotliCompressSync(html));
  const hideReferrer = () => (hidden ??= html.replace(/(<meta name="referrer" content=")[^"]*/, '$1no-referrer'));
  return { html, squeeze, hideReferrer, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` };
}

/** Those with the most fixed parts first, so that `/campaigns/archives` is not taken for `/campaigns/$id`. */
function readRoutes(directory: string): BuiltRoute[] {
  const file = join(directory, '.vite/routes.json');
  if (!existsSync(file)) return [];
  const routes = JSON.parse(readFileSync(file, 'utf8')) as BuiltRoute[];
  const countOpen = (path: string) => path.split('/').filter((part) => part.includes('$')).length;
  return routes.toSorted((a, b) => countOpen(a.path) - countOpen(b.path) || b.path.length - a.path.length);
}

function toPattern(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const text = parts.map((part) => {
    if (part === '$') return '/.*';
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${text.join('')}/?$`);
}

/** Scripts that the document loads by itself are not named twice. */
function nameScripts(html: string, base: string, scripts: readonly string[]): string {
  const links = scripts
    .map((script) => `${base}${script}`)
    .filter((href) => !html.includes(`"${href}"`))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

export interface ServedApp {
  readonly directory: string;
  /** Where the app stands: `/`, or a path with a slash at its end. */
  readonly base: string;
  readonly document: AppDocument;
}

const NOT_FOUND = 404;

/** First parts of addresses that are no pages: what is missing below them keeps its own answer. */
const NO_PAGES = ['api', 'r', 'gateway', 'test-bot', 'healthz', 'readyz', 'metrics'];

/** A name with an ending, or a hidden one. */
const FILE = /\.\w+$|\/(?:\.|%2e)/i;

/** Whatever is asked for is a page, for browsers, probes, previewers and link checkers alike, unless its name is that of a file. */
function asksForPage({ method }: FastifyRequest, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !FILE.test(path);
}

/**
 * Serves built apps: hashed assets for a year and precompressed, the document for every other path below its base; it has the status 404
 * where the app has no page. A path belongs to the app with the longest base; the bases of `missing` apps belong to nobody.
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
    server.get(base, (request, reply) => sendPage(document.findPage('/'), request, reply));
  }
  const byBase = [...apps, ...missing.map((base) => ({ base, document: undefined }))].toSorted((a, b) => b.base.length - a.base.length);
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const app = byBase.find(({ base }) => `${path}/`.startsWith(base));
    const isReserved = NO_PAGES.includes(path.split('/')[1] ?? '') || (app !== undefined && path.startsWith(`${app.base}assets/`));
    if (app?.document && asksForPage(request, path) && !isReserved) {
      if (isSharedPath(path)) return sendPrivatePage(app.document.findPage(path), reply);
      const inside = path.slice(app.base.length - 1) || '/';
      if (!app.document.hasRoute(inside)) void reply.code(NOT_FOUND);
      return sendPage(app.document.findPage(inside), request, reply);
    }
    return answerNotFound(request, reply);
  });
}

/** The page of a link, whose address is a key: no cache stores it, no engine lists it, and no request of it tells the address. */
function sendPrivatePage({ hideReferrer }: Page, reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(hideReferrer());
}

function sendPage({ html, etag, squeeze }: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag && reply.statusCode !== NOT_FOUND) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(squeeze());
}
