import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly body: unknown };
/** Responses by the start of `METHOD /path`; the longest match wins. A function gets the request. */
export type FakeAnswers = Readonly<Record<string, Answer | ((url: URL, body: unknown) => Answer)>>;

const TOKEN_CALL = 'GET /api/accounts/token/access';
const TOKEN = { token: 't', expires_at: '2099-01-01T00:00:00.000Z', account: 'adv-1' };

export function refusal(code: string, status: number, facts: object = {}): Answer {
  return { status, body: { error: { code, facts, request_id: 'test' } } };
}

/** Replaces the network with typed responses; returns the requests of pages, without the client's own requests for a token. */
export function stubApi(answers: FakeAnswers) {
  document.cookie = 'account=adv-1; path=/';
  const requests: { readonly name: string; readonly url: URL; readonly body: unknown; readonly key: string | null }[] = [];
  const all: FakeAnswers = { [TOKEN_CALL]: { body: TOKEN }, ...answers };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${url.pathname}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const key = new Headers(init?.headers).get('idempotency-key');
    if (name !== TOKEN_CALL) requests.push({ name, url, body, key });
    const [known] = Object.keys(all)
      .filter((start) => name.startsWith(start))
      .toSorted((a, b) => b.length - a.length);
    const found = known === undefined ? refusal('not_found', 404) : all[known];
    const answer = typeof found === 'function' ? found(url, body) : found;
    return new Response(JSON.stringify(answer?.body), {
      status: answer?.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return requests;
}

/** Holds each answer of the faked API until the returned function is called. */
export function holdAnswers(): () => void {
  let letGo = () => {};
  const answer = globalThis.fetch;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await held;
    return answer(...request);
  });
  return letGo;
}
