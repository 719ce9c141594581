import type {} from '@fastify/cookie';
import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestFacts } from './caller.ts';

/** The facts of a request that handlers may use, and no more of Fastify than that. */
export function requestFacts(request: FastifyRequest, reply: FastifyReply, idempotencyKey: string): RequestFacts {
  const isSecure = request.protocol === 'https';
  const csrf = request.headers['x-csrf-token'];
  return {
    request_id: request.id,
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.cookies,
    idempotency_key: idempotencyKey,
    csrf: typeof csrf === 'string' ? csrf : '',
    setCookie: (name, value, { path, httpOnly, maxAgeSeconds }) => {
      void reply.setCookie(name, value, { path, httpOnly, maxAge: maxAgeSeconds, sameSite: 'lax', secure: isSecure });
    },
    clearCookie: (name, path) => {
      void reply.clearCookie(name, { path });
    },
    findFile: async (limitBytes) => {
      if (!request.isMultipart()) return undefined;
      const part = await request.file({ limits: { fileSize: limitBytes, files: 1, fields: 10 } });
      if (!part) return undefined;
      return { name: part.filename, stream: part.file, isTruncated: () => part.file.truncated };
    },
  };
}
