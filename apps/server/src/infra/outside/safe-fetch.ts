import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { readLink } from '@jarchi/domain/text/web-link.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { readBody } from './body.ts';
import type { OutsideAnswer, OutsideReader, OutsideRequest, PageProblem } from './page-reader.ts';
import { isFilterAddress, isPublicAddress } from './public-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

export interface SafeFetchOptions {
  /** All addresses of a name; none when the name does not exist. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  /** For tests only, which allow their own servers here. */
  readonly isAllowedAddress?: (address: string) => boolean;
  readonly isAllowedPort?: (port: number) => boolean;
}

const REDIRECTS_MAX = 3;
/** Ports of pages; others belong to other services. */
const PORTS: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);
/** Names that mean this machine or its own network. */
const OWN_NAMES = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** Whether a link may name a page on the public internet, as far as its text shows. */
export function isAllowedLink(link: string, isAllowedPort: (port: number) => boolean = isPagePort): boolean {
  const read = readLink(link);
  return read !== undefined && !OWN_NAMES.test(read.hostname) && (read.port === '' || isAllowedPort(Number(read.port)));
}

const isPagePort = (port: number) => PORTS.has(port);

/** Reads public pages only: the name of every hop is resolved once, all its addresses are checked, and only those are connected to. */
export function createSafeFetch({
  resolve = resolveName,
  isAllowedAddress = isPublicAddress,
  isAllowedPort = isPagePort,
}: SafeFetchOptions = {}): OutsideReader {
  async function findAddresses(host: string, signal: AbortSignal): Promise<Result<readonly Address[], PageProblem | 'not_allowed'>> {
    const found = await orAborted(resolve(host), signal);
    if (found.length === 0) return refuse('not_found');
    const forbidden = found.filter(({ address }) => !isAllowedAddress(address));
    if (forbidden.length === 0) return succeed(found);
    return refuse(forbidden.every(({ address }) => isFilterAddress(address)) ? 'refused' : 'not_allowed');
  }

  async function readHops(request: OutsideRequest): Promise<OutsideAnswer> {
    let { url } = request;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      if (!isAllowedLink(url.href, isAllowedPort)) return refuse(hop === 0 ? 'not_allowed' : 'redirects');
      const found = await findAddresses(url.hostname, request.signal);
      if (!found.ok) return refuse(hop > 0 && found.error === 'not_allowed' ? 'redirects' : found.error);
      const response = await open(url, found.value, request.signal);
      const next = findRedirect(response, url);
      if (next === undefined) return await readAnswer(response, url, request);
      response.destroy();
      if (next === 'nowhere') return refuse('redirects');
      url = next;
    }
    return refuse('redirects');
  }

  return {
    async read(request) {
      try {
        return await readHops(request);
      } catch {
        // Any error of the foreign server means that the page could not be read.
        return refuse(request.signal.aborted ? 'timeout' : 'refused');
      }
    },
  };
}

async function readAnswer(response: IncomingMessage, url: URL, { limitBytes, signal, isEnough }: OutsideRequest): Promise<OutsideAnswer> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status >= 300) {
    response.destroy();
    return refuse('status');
  }
  const contentType = (response.headers['content-type'] ?? '').toLowerCase().slice(0, 200);
  const { body, isCut } = await readBody(response, { limitBytes, signal, ...(isEnough ? { isEnough } : {}) });
  return succeed({ url, contentType, body, isCut });
}

/** A GET to addresses that were checked, under the requested name. Nothing of ours is sent along. */
function open(url: URL, pinned: readonly Address[], signal: AbortSignal): Promise<IncomingMessage> {
  const lookupPinned: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [...pinned]);
    else done(null, pinned[0]?.address ?? '', pinned[0]?.family);
  };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'fa,en;q=0.5',
      'user-agent': 'Mozilla/5.0 (compatible; JarchiPreview/1.0)',
    };
    const sent = request(url, { agent: false, signal, lookup: lookupPinned, headers, maxHeaderSize: 16_384 });
    sent.on('response', resolve).on('error', reject).end();
  });
}

/** Undefined for an answer that is not a redirect. */
function findRedirect({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | 'nowhere' | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location } = headers;
  return location !== undefined && URL.canParse(location, from) ? new URL(location, from) : 'nowhere';
}

async function resolveName(host: string): Promise<readonly Address[]> {
  return lookup(host, { all: true, verbatim: true }).catch(() => []);
}

/** A resolver cannot be cancelled, but the wait for it can end. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(new Error('out of time'));
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
