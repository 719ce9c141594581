import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createClient } from '@jarchi/api-client/testing/client.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import type { Host } from '@jarchi/contract/call.ts';

export interface TestBrowser {
  /** Every call of the contract, typed; refreshes its token by cookies, as the panel does. */
  readonly client: Api;
  readonly fetch: typeof fetch;
  findCookie(name: string): string | undefined;
  /** An access token for requests that the client cannot make. */
  getToken(): Promise<string>;
}

export interface BrowserOptions {
  findServer(): Pick<FastifyInstance, 'inject'>;
  readonly bases: Readonly<Record<Host, string>>;
  readonly now: () => number;
  /** Limits count by this address. */
  readonly address: string;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** No request is refused as invalid without a field and a reason. */
function refuseEmptyInvalid({ statusCode, body }: LightMyRequestResponse): void {
  if (statusCode === 400 && body.includes('"invalid"') && !/"issues":\[\{/.test(body)) throw new Error(`an empty refusal: ${body}`);
}

/** A browser without a network: its fetch is the server's inject, and it keeps cookies by their paths. */
export function createTestBrowser({ findServer, bases, now, address }: BrowserOptions): TestBrowser {
  const jar = new Map<string, Cookie>();

  function keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, path = '/', maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) jar.delete(name);
      else jar.set(name, { value, path });
    }
  }

  const fetchByInject: typeof fetch = async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://localhost'), init);
    const { pathname, search } = new URL(request.url);
    const cookies = [...jar].filter(([, { path }]) => pathname.startsWith(path)).map(([name, { value }]) => [name, value]);
    const response = await findServer().inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      cookies: Object.fromEntries(cookies) as Record<string, string>,
      remoteAddress: address,
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    keepCookies(response);
    refuseEmptyInvalid(response);
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined && name !== 'set-cookie') headers.set(name, String(value));
    return new Response(response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers,
    });
  };

  const client = createClient({
    bases,
    fetch: fetchByInject,
    now,
    findCsrfToken: () => jar.get('jarchi_csrf')?.value,
    pause: async () => undefined,
  });
  return {
    client,
    fetch: fetchByInject,
    findCookie: (name) => jar.get(name)?.value,
    getToken: async () => (await client.session.getAccessToken()).token,
  };
}
