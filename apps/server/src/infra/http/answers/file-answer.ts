import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { ByteRange } from '#infra/files/file-store.ts';
import { sendRefusal } from '#infra/http/respond.ts';

/** For an answer that is a file: a picture or film may show itself, by the styles of the browser's own viewer, and nothing may run. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Sends a file with its own type only, whole or the requested part. */
export function sendFile(reply: FastifyReply, { body, parts, ...file }: FileAnswer): FastifyReply {
  if (!parts) return describe(reply, file).send(body);
  reply.header('accept-ranges', 'bytes');
  const range = readRange(reply.request.headers.range, parts.bytes);
  if (range === undefined) return describe(reply, file).header('content-length', parts.bytes).send(body);
  if (body instanceof Readable) body.destroy();
  if (range === 'outside') {
    reply.header('content-range', `bytes */${parts.bytes}`);
    return sendRefusal(reply, { code: 'range_not_satisfiable', size: parts.bytes });
  }
  const { start, end } = range;
  return describe(reply, file)
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${parts.bytes}`)
    .header('content-length', end - start + 1)
    .send(parts.read(range));
}

function describe(reply: FastifyReply, { type, filename, cacheSeconds }: Omit<FileAnswer, 'body' | 'parts'>): FastifyReply {
  const isDownload = filename !== undefined && filename !== '';
  return (
    reply
      .header('content-type', type)
      .header('x-content-type-options', 'nosniff')
      // A film in a tab of its own must have the origin that it is loaded from; scripts remain forbidden.
      .header('content-security-policy', type.startsWith('video/') ? `${POLICY} allow-same-origin` : POLICY)
      .header('content-disposition', isDownload ? `attachment; filename*=UTF-8''${encodeName(filename)}` : 'inline')
      .header('cache-control', cacheSeconds ? `private, max-age=${cacheSeconds}, immutable` : 'no-store')
  );
}

/** One range of bytes, as players of films request it; several ranges, or one that cannot be read, mean the whole file (RFC 9110, 14.2). */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= bytes ? 'outside' : { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}

/** Encoded by RFC 5987: encodeURIComponent leaves four characters that would end a value there. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
