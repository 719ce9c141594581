import type { FastifyRequest } from 'fastify';
import type { Call } from '@jarchi/contract/call.ts';
import { hasBody } from './body-watch.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';

/** The content type that a call takes. */
export function getContentType(call: Call): string {
  return call.isUpload ? 'multipart/form-data' : 'application/json';
}

/** Why this call cannot read the request's body, if it has one. The bodies of requests that only read are ignored. */
export function refuseContentType(call: Call, { raw }: FastifyRequest): RefusedRequest | undefined {
  const sent = raw.headers['content-type'];
  if (call.method === 'GET' || (sent === undefined && !hasBody(raw))) return undefined;
  const allowed = getContentType(call);
  const mediaType = sent?.split(';', 1)[0]?.trim().toLowerCase();
  return mediaType === allowed ? undefined : new RefusedRequest({ code: 'content_type_not_allowed', allowed: [allowed] });
}
