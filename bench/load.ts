import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** It answers with redirects. */
  readonly isRedirect?: boolean;
  /** Headers that differ from request to request. */
  readonly headersOf?: (serial: number) => Readonly<Record<string, string>>;
}

const CONNECTIONS = 20;

/** Requests a second. Throws if any request fails. Every POST carries its own idempotency key. */
export async function measureRate(target: Target, seconds: number): Promise<{ readonly rate: number; readonly p99Ms: number }> {
  let serial = 0;
  const run = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: target.method,
        headers: { ...target.headers },
        ...(target.body === undefined ? {} : { body: target.body }),
        setupRequest: (request) => {
          if (target.headersOf) return { ...request, headers: { ...request.headers, ...target.headersOf(serial++) } };
          return target.method === 'POST'
            ? { ...request, headers: { ...request.headers, 'idempotency-key': `${run}-${serial++}` } }
            : request;
        },
      },
    ],
  });
  const refused = result.non2xx - (target.isRedirect ? result['3xx'] : 0);
  if (refused > 0 || result.errors > 0) throw new Error(`${target.url}: ${refused} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99Ms: result.latency.p99 };
}
