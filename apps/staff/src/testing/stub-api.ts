import { vi } from 'vitest';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** Responses by `METHOD /path`. A function is called for each request. */
export type StubbedAnswers = Readonly<Record<string, Answer | ((url: URL) => Answer)>>;

const TOKEN = { token: 't', expires_at: '2099-01-01T00:00:00.000Z', account: 'jarchi-staff' };

export function refusal(code: string, status: number): Answer {
  return { status, body: { error: { code, facts: {}, request_id: 'test' } } };
}

/** Replaces the network; returns the requests that were sent. */
export function stubApi(answers: StubbedAnswers) {
  const requests: { readonly name: string; readonly url: URL; readonly body: unknown }[] = [];
  const all: StubbedAnswers = { 'GET /api/accounts/token/access': { body: TOKEN }, ...answers };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const name = `${init?.method ?? 'GET'} ${url.pathname}`;
    requests.push({ name, url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    const found = all[name] ?? refusal('not_found', 404);
    const { status = 200, body } = typeof found === 'function' ? found(url) : found;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return requests;
}
