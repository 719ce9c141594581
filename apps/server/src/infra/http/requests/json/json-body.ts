import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';
import { findCut } from '../body-watch.ts';
import { findBodyIssue } from './judge-body.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';

const JSON_LIMIT_BYTES = 1_048_576;

/** Reads JSON bodies, and no others except forms, for which another parser is registered. */
export function takeJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', (request, _payload, done) => {
    readText(request).then((text) => {
      void parse(request, text, (error, body) => {
        const issue = error ? findRawNul(text) : findBodyIssue(text, body);
        done(issue ? new RefusedRequest({ code: 'invalid', issues: [issue] }) : error, body);
      });
    }, done);
  });
}

/** U+0000 without an escape is no JSON; whoever sends it is told of it by name. */
function findRawNul(text: string): FieldIssue | undefined {
  return text.includes('\0') ? { path: '', code: 'unstorable' } : undefined;
}

/** The whole body as it arrives; fails when it is too large, breaks off, takes too long, or is not UTF-8. */
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
      end: () =>
        settle(() => {
          const body = Buffer.concat(chunks, bytes);
          if (isUtf8(body)) resolve(body.toString('utf8'));
          else reject(new RefusedRequest({ code: 'invalid', issues: [{ path: '', code: 'not_utf8' }] }));
        }),
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
