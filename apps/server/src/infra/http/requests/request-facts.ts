import type {} from '@fastify/cookie';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_HEADER } from '@jarchi/contract/requests/cookies.ts';
import type { RequestFacts } from '#infra/http/caller.ts';
import { hasPlainCookie, nameCookie } from './cookie-names.ts';
import { findFilePart } from './incoming-file.ts';
import type { RequestKey } from '#infra/keys/request-keys.ts';

const NO_KEY: RequestKey = { key: '', fingerprint: '' };

/** The facts of a request that handlers may use; they see no more of Fastify. */
export function requestFacts(request: FastifyRequest, reply: FastifyReply, idempotency: RequestKey = NO_KEY): RequestFacts {
  const isSecure = request.protocol === 'https';
  const csrf = request.headers[CSRF_HEADER];
  let signal: AbortSignal | undefined;
  /** A browser that had the cookie before it had a prefix keeps one of them. */
  const dropPlain = (name: string, path: string) => {
    if (isSecure && hasPlainCookie(request, name)) void reply.clearCookie(name, { path });
  };
  return {
    request_id: request.id,
    address: getAddress(request),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: storable(request.cookies),
    idempotency,
    csrf: typeof csrf === 'string' ? csrf : '',
    is_own_fetch: isOwnFetch(request),
    get signal() {
      return (signal ??= watchClient(reply));
    },
    setCookie: (name, value, { path, httpOnly, maxAgeSeconds }) => {
      const options = { path, httpOnly, maxAge: maxAgeSeconds, sameSite: 'lax', secure: isSecure } as const;
      void reply.setCookie(nameCookie(name, path, isSecure), value, options);
      dropPlain(name, path);
    },
    clearCookie: (name, path) => {
      void reply.clearCookie(nameCookie(name, path, isSecure), { path, secure: isSecure });
      dropPlain(name, path);
    },
    findFile: (limitBytes) => findFilePart(request, limitBytes),
  };
}

/** Cookies with a character that no column can store belong to nobody. */
function storable(cookies: FastifyRequest['cookies']): FastifyRequest['cookies'] {
  const isStorable = ([, value]: [string, string | undefined]) => !value?.includes('\0');
  return Object.values(cookies).some((value) => value?.includes('\0'))
    ? Object.fromEntries(Object.entries(cookies).filter(isStorable))
    : cookies;
}

/** Browsers that do not say where a request comes from (Safari before 16.4) ask for a page when they follow a link. */
function isOwnFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'same-site';
  return !(headers.accept ?? '').includes('text/html');
}

/** Empty once the connection is closed: a client that waited for a seat may have left meanwhile. */
export function getAddress({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? '' : normalizeIP(ip);
}

function watchClient({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
