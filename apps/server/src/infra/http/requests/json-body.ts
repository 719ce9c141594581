import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCut } from './body-watch.ts';
import { RefusedRequest } from './refused-request.ts';

const JSON_LIMIT_BYTES = 1_048_576;
/** Later steps walk through a body recursively: a few thousand levels would overflow the stack. */
const DEPTH_MAX = 64;

/** Reads JSON bodies, and no others except forms, for which another parser is registered. */
export function takeJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', (request, _payload, done) => {
    readText(request).then((text) => {
      if (isDeeperThan(text, DEPTH_MAX))
        done(new RefusedRequest({ code: 'invalid', issues: [{ path: '', code: 'too_deep', facts: { maximum: DEPTH_MAX } }] }));
      else void parse(request, text, (error, body) => done(error, UNSTORABLE.test(text) ? cleanTexts(body) : body));
    }, done);
  });
}

/** Codes of the characters that structure JSON: `"`, `\\`, `[`, `]`, `{`, `}`. */
const SIGNS = { quote: 0x22, escape: 0x5c, openList: 0x5b, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d } as const;

/** Whether brackets are nested deeper than `most`; those inside texts do not count. Reads the text once, without recursion. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isInText) {
      if (sign === SIGNS.escape) at++;
      else if (sign === SIGNS.quote) isInText = false;
    } else if (sign === SIGNS.quote) isInText = true;
    else if (sign === SIGNS.openList || sign === SIGNS.openObject) {
      if (++depth > most) return true;
    } else if (sign === SIGNS.closeList || sign === SIGNS.closeObject) depth--;
  }
  return false;
}

/** The whole body as it arrives; fails when it is too large, breaks off, or takes too long. */
function readText(request: FastifyRequest): Promise<string> {
  const { raw, headers } = request;
  const tooLarge = () => new RefusedRequest({ code: 'body_too_large', limit_bytes: JSON_LIMIT_BYTES });
  if (Number(headers['content-length']) > JSON_LIMIT_BYTES) return Promise.reject(tooLarge());
  const cut = findCut(raw);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const listeners = {
      data: (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > JSON_LIMIT_BYTES) settle(() => reject(tooLarge()));
      },
      end: () => settle(() => resolve(Buffer.concat(chunks, bytes).toString('utf8'))),
      // The client is gone and will not read the refusal.
      error: () => settle(() => reject(new RefusedRequest({ code: 'invalid', issues: [{ path: '', code: 'unreadable' }] }))),
    };
    const unlisten = cut?.listen(() => settle(() => reject(new RefusedRequest({ code: 'request_timeout' }))));
    const settle = (end: () => void) => {
      for (const [event, listener] of Object.entries(listeners)) raw.off(event, listener);
      unlisten?.();
      end();
    };
    for (const [event, listener] of Object.entries(listeners)) raw.on(event, listener);
  });
}

/** How JSON can carry what no column can store: U+0000, and half of a surrogate pair. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [cleanText(key), cleanTexts(part)]));
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
