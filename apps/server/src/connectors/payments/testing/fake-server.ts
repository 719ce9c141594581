import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonService } from '#infra/outside/post-json.ts';

/** What goes wrong with one answer of a gateway. `lost`: the gateway acts, and its answer never arrives. */
export const FAULTS = ['html', 'server_error', 'too_many', 'slow', 'dropped', 'lost', 'empty', 'garbled'] as const;
export type Fault = (typeof FAULTS)[number];

export interface FakeReply {
  readonly status?: number;
  readonly body: unknown;
}

/** The payer's side of a gateway: what its page offers. */
export type PayerAct = 'pay' | 'cancel' | 'fail' | 'vanish';

export interface FakeProtocol {
  /** Answers one call; `body` is what the shop sent. */
  answer(path: string, body: Readonly<Record<string, unknown>>): FakeReply;
  /** The payment that a call is about, for its faults. */
  subjectOf(path: string, body: Readonly<Record<string, unknown>>): string;
  /** The page of an authority, or undefined. */
  readonly pagePath: string;
  /** Does what the payer chose, and returns the address to which the browser goes next; undefined: it stays. */
  act(authority: string, act: PayerAct): string | undefined;
}

/** A gateway on a port of this machine. It speaks its real protocol, and fails where a test plans it. */
export async function startFakeServer(protocol: FakeProtocol) {
  const plans = new Map<string, Fault[]>();
  const waiting = new Set<AbortController>();
  const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  let isDown = false;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (request.method === 'GET') return showPage(path, response);
    const body = JSON.parse(await readText(request)) as Record<string, unknown>;
    calls.push({ path, body });
    const fault = isDown ? 'server_error' : plans.get(protocol.subjectOf(path, body))?.shift();
    if (fault === undefined) return sendJson(response, protocol.answer(path, body));
    if (fault === 'lost') protocol.answer(path, body);
    breakAnswer(response, fault);
  }

  function breakAnswer(response: ServerResponse, fault: Fault): void {
    if (fault === 'dropped' || fault === 'lost') response.destroy();
    else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>403</title>');
    else if (fault === 'server_error') sendJson(response, { status: 503, body: { data: { code: 100 }, result: 100, errors: [] } });
    else if (fault === 'too_many') sendJson(response, { status: 429, body: {} });
    else if (fault === 'empty') response.writeHead(200, { 'content-type': 'application/json' }).end();
    else if (fault === 'garbled') sendJson(response, { body: { data: ['100'], errors: 'none', result: 'ok', status: null } });
    // The shop's patience ends; no test waits for a clock.
    else waiting.forEach((deadline) => deadline.abort());
  }

  function showPage(path: string, response: ServerResponse): void {
    const [authority = '', act] = path.slice(protocol.pagePath.length).split('/');
    if (!path.startsWith(protocol.pagePath)) return void response.writeHead(404).end();
    if (act === undefined) return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>${authority}</title>`);
    const location = protocol.act(authority, act as PayerAct);
    response.writeHead(location === undefined ? 200 : 302, location === undefined ? {} : { location }).end();
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: JsonService = {
    url,
    startDeadline() {
      const deadline = new AbortController();
      waiting.add(deadline);
      deadline.signal.addEventListener('abort', () => waiting.delete(deadline));
      return deadline.signal;
    },
  };

  return {
    url,
    service,
    /** Every call that arrived. */
    calls,
    /** The next answers about a payment fail in this order; those after them are right. */
    plan: (subject: string, faults: readonly Fault[]) => void plans.set(subject, [...faults]),
    /** While it is down every answer is an error. */
    setDown: (down: boolean) => void (isDown = down),
    /** What the payer does on the gateway's page; returns the path of our callback, or undefined when the browser does not come back. */
    async visit(pageUrl: string, act: PayerAct): Promise<string | undefined> {
      const answer = await fetch(`${pageUrl}/${act}`, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (location === null) return undefined;
      const { pathname, search } = new URL(location);
      return pathname + search;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, { status = 200, body }: FakeReply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
