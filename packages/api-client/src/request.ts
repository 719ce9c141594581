import type { Host, SentCall } from '@jarchi/contract/call.ts';
import { CSRF_HEADER } from '@jarchi/contract/requests/cookies.ts';

/** The parts of a call after its types have been checked. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly file?: Blob;
}

export interface RequestHeaders {
  readonly token: string | undefined;
  readonly csrf: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Parameters are numbers, texts and booleans; anything else is a bug and throws. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`${typeof value} is no parameter`);
}

/** The address of a call: {name} replaced, arrays repeated, empty query values left out. */
function buildUrl(bases: Readonly<Record<Host, string>>, call: Pick<SentCall, 'host' | 'path'>, input: LooseInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${call.path} needs ${name}`);
    return encodeURIComponent(toText(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null) search.append(name, toText(one));
    }
  }
  const query = search.toString();
  return `${bases[call.host]}${path}${query === '' ? '' : `?${query}`}`;
}

export function buildRequest(
  bases: Readonly<Record<Host, string>>,
  call: SentCall,
  input: LooseInput,
  { token, csrf, idempotencyKey }: RequestHeaders,
): OutgoingRequest {
  const hasJson = !call.isUpload && call.method !== 'GET' && call.method !== 'DELETE';
  return {
    method: call.method,
    url: buildUrl(bases, call, input),
    headers: {
      accept: call.answers === 'file' || call.answers === 'stream' ? '*/*' : 'application/json',
      ...(hasJson ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(csrf === undefined ? {} : { [CSRF_HEADER]: csrf }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(hasJson ? { body: JSON.stringify(input.body ?? {}) } : {}),
    ...(input.file ? { file: input.file } : {}),
  };
}
