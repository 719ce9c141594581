import type { RequestKey } from '#infra/keys/request-keys.ts';

/** The key under which the sample world does something, once. */
export function sampleKey(intent: string): RequestKey {
  return { key: `sample-${intent}`, fingerprint: 'sample' };
}
