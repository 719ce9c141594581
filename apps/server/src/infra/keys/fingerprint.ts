import { hash } from 'node:crypto';
import type { Call } from '@jarchi/contract/call.ts';

/**
 * Distinguishes a request from all others of its account: by its call and all that was read of it. Parsing puts keys into the order of the
 * schema.
 */
export function makeFingerprint({ method, host, path }: Call, { params, query, body }: RequestParts): string {
  return hash('sha256', JSON.stringify([method, host, path, params, query, body]), 'base64url');
}

export type RequestParts = Readonly<Record<'params' | 'query' | 'body', unknown>>;
