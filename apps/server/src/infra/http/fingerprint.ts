import { createHash } from 'node:crypto';
import type { Call } from '@jarchi/contract/call.ts';
import type { RequestParts } from './request-parts.ts';

/** What tells a request from any other of its account: its call and all that was sent, whatever order its keys came in. */
export function fingerprintOf({ method, host, path }: Call, { params, query, body }: RequestParts): string {
  const text = JSON.stringify([method, host, path, params, query, body], inOrder);
  return createHash('sha256').update(text).digest('base64url');
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
