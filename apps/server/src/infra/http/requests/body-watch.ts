import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive. */
export interface RequestLimits {
  readonly headMs: number;
  /** From its head to the end of its body; uploads have a pace instead. */
  readonly bodyMs: number;
  /** An upload must bring `paceBytesPerSecond` on average in any `paceMs`. */
  readonly paceMs: number;
  readonly paceBytesPerSecond: number;
  /** After a cut, the time for the answer to leave before the connection is closed. */
  readonly answerMs: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  headMs: 60_000,
  bodyMs: 60_000,
  paceMs: 60_000,
  paceBytesPerSecond: 1000,
  answerMs: 5_000,
};

/** How often in `paceMs` an upload is checked. */
const CHECKS = 12;

/** Comes when a body takes too long, and its reader gives up. Lighter than an AbortSignal, since every body has one. */
export interface Cut {
  readonly hasCome: boolean;
  /** Calls `listener` when the cut comes, unless the returned function was called before. */
  listen(listener: () => void): () => void;
}

const cuts = new WeakMap<IncomingMessage, Cut>();

/** Undefined when the request has no body. */
export function findCut(raw: IncomingMessage): Cut | undefined {
  return cuts.get(raw);
}

function createCut() {
  const listeners = new Set<() => void>();
  let hasCome = false;
  return {
    get hasCome() {
      return hasCome;
    },
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    come() {
      hasCome = true;
      for (const listener of listeners) listener();
    },
  };
}

/** Cuts bodies that do not arrive or arrive too slowly, whether they are being read or not. */
export function watchBodies(server: FastifyInstance, limits: RequestLimits): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) watchBody(request.raw, reply.raw, limits);
    done();
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data(;|$)/i.test(headers['content-type'] ?? '');
}

function watchBody(raw: IncomingMessage, answer: ServerResponse, limits: RequestLimits): void {
  const cut = createCut();
  cuts.set(raw, cut);
  const isSlow = isForm(raw) ? createPace(raw, answer, limits) : () => true;
  const checks = setInterval(check, isForm(raw) ? limits.paceMs / CHECKS : limits.bodyMs).unref();
  let end: NodeJS.Timeout | undefined;
  function check() {
    if (!isSlow()) return;
    clearInterval(checks);
    cut.come();
    end = setTimeout(() => raw.destroy(), answer.writableEnded ? 0 : limits.answerMs).unref();
  }
  const stop = () => {
    clearInterval(checks);
    clearTimeout(end);
  };
  raw.once('end', stop).once('close', stop);
  // A form whose reader gave up would keep its connection from the next request: the rest of it is discarded as it arrives.
  if (isForm(raw)) answer.once('finish', () => raw.unpipe().resume());
}

/** Whether an upload brought too little since the check `CHECKS` times ago. It is not blamed while bytes wait for us to read them. */
function createPace(raw: IncomingMessage, answer: ServerResponse, { paceMs, paceBytesPerSecond }: RequestLimits): () => boolean {
  const leastBytes = (paceBytesPerSecond * paceMs) / 1000;
  let seen = [raw.socket.bytesRead];
  return () => {
    if (raw.readableLength > 0 && !answer.writableEnded) seen = [];
    seen = [...seen, raw.socket.bytesRead].slice(-CHECKS - 1);
    return seen.length > CHECKS && raw.socket.bytesRead - (seen[0] ?? 0) < leastBytes;
  };
}
