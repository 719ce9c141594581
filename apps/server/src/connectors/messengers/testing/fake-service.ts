import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { JsonService } from '#infra/outside/post-json.ts';

/** One answer of the service; `silent`: none within the time limit, `cut`: the connection ends after the request has arrived. */
export type FakeAnswer =
  | { readonly status?: number; readonly body?: unknown; readonly html?: string; readonly headers?: Readonly<Record<string, string>> }
  | 'silent'
  | 'cut';

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A service on a port of this machine: it keeps what arrives, and answers what a test planned, else `byDefault`. */
export async function startFakeService(byDefault: (call: FakeCall) => FakeAnswer) {
  const calls: FakeCall[] = [];
  const plan: FakeAnswer[] = [];
  let deadline = new AbortController();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      const answer = plan.shift() ?? byDefault(call);
      // The caller's patience ends; no test waits for a clock.
      if (answer === 'silent') return deadline.abort();
      if (answer === 'cut') return response.destroy();
      const { status = 200, body: json, html, headers } = answer;
      response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html', ...headers });
      response.end(html ?? (json === undefined ? '' : JSON.stringify(json)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: JsonService = {
    url,
    startDeadline() {
      deadline = new AbortController();
      return deadline.signal;
    },
  };
  return {
    url,
    service,
    calls,
    /** The next answers, in this order. */
    plan: (...answers: readonly FakeAnswer[]) => void plan.push(...answers),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
