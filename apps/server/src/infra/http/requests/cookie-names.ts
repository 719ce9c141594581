import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Cookies = FastifyRequest['cookies'];

const PREFIX = /^__(?:Host|Secure)-/;

/**
 * The name that a cookie has in browsers: over TLS it carries the prefix by which a browser takes it from this host alone (`__Host-`, for
 * all paths) or from pages with TLS alone (`__Secure-`, for one path).
 */
export function nameCookie(name: string, path: string, isSecure: boolean): string {
  if (!isSecure) return name;
  return `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
}

/** Cookies by the names that the server uses. One of before the prefixes counts until the browser has the same with its prefix. */
function readCookies(cookies: Cookies, isSecure: boolean): Cookies {
  const prefixed = isSecure ? Object.entries(cookies).filter(([name]) => PREFIX.test(name)) : [];
  return { ...cookies, ...Object.fromEntries(prefixed.map(([name, value]) => [name.replace(PREFIX, ''), value])) };
}

/** Gives each request its cookies by those names. */
export async function takeCookies(server: FastifyInstance): Promise<void> {
  await server.register(cookie);
  server.addHook('onRequest', (request, _reply, done) => {
    request.cookies = readCookies(request.cookies, request.protocol === 'https');
    done();
  });
}

/** Whether the browser still sends a cookie by its name without a prefix. */
export function hasPlainCookie(request: FastifyRequest, name: string): boolean {
  return (request.headers.cookie ?? '').split(';').some((part) => part.trimStart().startsWith(`${name}=`));
}
