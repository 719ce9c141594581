import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { RequestKey } from '#infra/keys/request-keys.ts';

/** A key as the door gives it to a service; always of the same request. */
export function requestKey(key = newIdempotencyKey()): RequestKey {
  return { key, fingerprint: 'of one request' };
}
