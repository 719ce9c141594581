import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';

/** Answers a request by itself, before any route; false leaves it to the routes. `address` is the visitor's. */
export type QuickPage = (request: IncomingMessage, response: ServerResponse, address: string) => boolean;

/** Fastify's own, which it does not set on a server that is made for it. */
const KEEP_ALIVE_MS = 72_000;
const NO_LIMIT = 0;

interface QuickServer {
  readonly quickPage: QuickPage;
  /** A proxy in front of the server tells the visitor's address. */
  readonly isBehindProxy: boolean;
  readonly http: ServerOptions;
}

/** The server under the routes, which asks a page first that has to be faster than they are: hooks and routing cost more than a redirect. */
export function createQuickServer({ quickPage, isBehindProxy, http }: QuickServer, routes: RequestListener): Server {
  const server = createServer(http, (request, response) => {
    // A connection that is kept would delay the stop.
    if (!server.listening) response.shouldKeepAlive = false;
    if (!quickPage(request, response, findAddress(request, isBehindProxy))) routes(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = NO_LIMIT;
  server.setTimeout(NO_LIMIT);
  return server;
}

function findAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const told = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  return told?.toString().split(',', 1)[0]?.trim() ?? socket.remoteAddress ?? '';
}
