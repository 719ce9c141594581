import type { FastifyInstance } from 'fastify';
import { hasBody } from './body-watch.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';
import { listUnstorable } from './request-parts.ts';

/** Characters of path and query together; our longest address asks for a cart of five hundred plans. */
export const ADDRESS_MAX = 16_384;

/**
 * Refuses addresses that are too long, and tells a wrong method from an unknown address: both before a body is read. Registered before the
 * routes.
 */
export function refuseUnknown(server: FastifyInstance): void {
  const listMethods = collectMethods(server);
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.url.length > ADDRESS_MAX) return done(new RefusedRequest({ code: 'address_too_long', limit_characters: ADDRESS_MAX }));
    if (!request.is404) return done();
    const allowed = listMethods(request.url.split('?', 1)[0] ?? '');
    if (allowed.length > 0) return done(new RefusedRequest({ code: 'method_not_allowed', allowed }));
    return done(hasBody(request.raw) ? new RefusedRequest({ code: 'not_found' }) : undefined);
  });
}

/** Refuses parameters and form fields that no column can store, on pages outside of the contract: calls look at theirs when they are parsed. */
export function refuseUnstorable(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.is404 || 'callName' in request.routeOptions.config) return done();
    const [first, ...rest] = [request.params, request.query, request.body].flatMap(listUnstorable);
    return done(first && new RefusedRequest({ code: 'invalid', issues: [first, ...rest] }));
  });
}

/** The methods of an address; empty for an unknown one. */
function collectMethods(server: FastifyInstance): (path: string) => readonly string[] {
  const methodsOf = new Map<string, readonly string[]>();
  const patterns = new Map<string, RegExp>();
  server.addHook('onRoute', ({ method, url }) => {
    const path = withoutEnd(url);
    if (path.includes(':')) patterns.set(path, new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...[method].flat()]);
  });
  return (path) => {
    const asked = withoutEnd(path);
    const found = [asked, ...[...patterns].flatMap(([url, pattern]) => (pattern.test(asked) ? [url] : []))];
    return [...new Set(found.flatMap((url) => methodsOf.get(url) ?? []))].toSorted();
  };
}

/** The router matches an address with and without the slash at its end. */
function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
