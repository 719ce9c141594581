import { createHash } from 'node:crypto';
import type { Call } from '@jarchi/contract/call.ts';
import type { RequestParts } from './request-parts.ts';

/** What tells a request from any other of its account: its call and all that was sent, whatever order its keys came in. */
export function fingerprintOf({ method, host, path }: Call, { params, query, body }: RequestParts): string {
  return createHash('sha256')
    .update(textOf([method, host, path, params, query, body]))
    .digest('base64url');
}

/** JSON with the keys of every object in one order; of parsed values, which are not deep. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const parts: Readonly<Record<string, unknown>> = { ...value };
  return `{${Object.keys(parts)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${textOf(parts[key])}`)
    .join()}}`;
}
