import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect as connectSecure } from 'node:tls';
import { readBody } from './body.ts';

export interface JsonService {
  /** The service's address, without a slash at the end. */
  readonly url: string;
  /** The address of an HTTP proxy that tunnels (CONNECT). */
  readonly proxy_url?: string;
  /** The signal that ends a call which takes too long. */
  readonly startDeadline: () => AbortSignal;
}

export type JsonAnswer =
  | { readonly status: number; readonly body: unknown }
  /** `reason` has no value of the request or the answer. */
  | { readonly reason: string };

/** No answer of a service is larger; the rest is not read. */
const LIMIT_BYTES = 262_144;

/** Sends an object to a service that the operator chose, and reads its answer. Never throws, and follows no redirect. */
export async function postJson(service: JsonService, path: string, body: object): Promise<JsonAnswer> {
  const answer = await postBody(service, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return 'reason' in answer ? { reason: answer.reason } : { status: answer.status, body: answer.body };
}

/** What is sent, with the headers that describe it. */
export interface SentBody {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export type BodyAnswer =
  | {
      readonly status: number;
      /** Undefined for what is not JSON. */
      readonly body: unknown;
      /** When the service wants to be asked again. */
      readonly retry_after_seconds: number | undefined;
    }
  /** `wasSent`: all of it left, so that the service may have acted. */
  | { readonly reason: string; readonly wasSent: boolean };

/** The same for any body: a form, or bytes. */
export async function postBody({ url, proxy_url, startDeadline }: JsonService, path: string, sent: SentBody): Promise<BodyAnswer> {
  const signal = startDeadline();
  const progress = { wasSent: false };
  try {
    const target = new URL(url + path);
    const socket = proxy_url === undefined ? undefined : await openTunnel(new URL(proxy_url), target, signal);
    const response = await send(target, { socket, signal, sent, progress });
    const read = await readBody(response, { limitBytes: LIMIT_BYTES, signal });
    const text = read.isCut ? '' : read.body.toString('utf8');
    return { status: response.statusCode ?? 0, body: parseJson(text), retry_after_seconds: readWait(response.headers['retry-after']) };
  } catch (error) {
    return { reason: signal.aborted ? 'no answer in time' : `no answer: ${nameOf(error)}`, ...progress };
  }
}

/** Seconds; a date, which services of ours do not send, is not read. */
function readWait(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) : undefined;
}

/** Undefined for what is not JSON, such as the page of a firewall. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The name of a failure of the network (ECONNREFUSED), without its address. */
function nameOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown failure';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message.slice(0, 80) : 'unknown failure';
}

interface Sending {
  readonly socket: Duplex | undefined;
  readonly signal: AbortSignal;
  readonly sent: SentBody;
  readonly progress: { wasSent: boolean };
}

function send(target: URL, { socket, signal, sent: { body, headers }, progress }: Sending): Promise<IncomingMessage> {
  const isSecure = target.protocol === 'https:';
  const options: RequestOptions = {
    method: 'POST',
    signal,
    agent: false,
    maxHeaderSize: 16_384,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip, deflate',
      ...headers,
      'content-length': Buffer.byteLength(body),
    },
    ...(socket && { createConnection: () => (isSecure ? connectSecure({ socket, servername: target.hostname }) : socket) }),
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestSecure : requestPlain)(target, options);
    sent.on('finish', () => (progress.wasSent = true));
    sent.on('response', resolve).on('error', reject).end(body);
  });
}

/** A connection to the target's host through a proxy. */
function openTunnel(proxy: URL, target: URL, signal: AbortSignal): Promise<Duplex> {
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  const host = `${target.hostname}:${port}`;
  const credentials = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const headers = {
    host,
    ...(proxy.username !== '' && { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = requestPlain({
      host: proxy.hostname,
      port: proxy.port || 80,
      method: 'CONNECT',
      path: host,
      headers,
      agent: false,
      signal,
    });
    asked
      .on('connect', ({ statusCode }, socket) => {
        if (statusCode === 200) return resolve(socket);
        socket.destroy();
        reject(new Error(`the proxy answered ${statusCode}`));
      })
      .on('response', (response) => {
        response.destroy();
        reject(new Error(`the proxy answered ${response.statusCode}`));
      })
      .on('error', reject)
      .end();
  });
}
