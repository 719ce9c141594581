import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSafeFetch, type Address } from '#infra/outside/safe-fetch.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The outside for a test: names that lead to its own server, and nowhere else. */
export interface OutsideWorld {
  readonly reader: OutsideReader;
  readonly port: number;
  /** `host/path` of every request that arrived. */
  readonly asked: string[];
  /** Every name that was resolved, in order. */
  readonly resolved: string[];
  /** Sets the answer of a path, on any host. */
  serve(path: string, answer: Answer): void;
  /** Sets the addresses of a name; each call resolves to the next list, and the last one stays. */
  name(host: string, ...answers: (readonly string[])[]): void;
  close(): Promise<void>;
}

/** Counts as a public address. */
export const PUBLIC_STAND_IN = '127.0.0.1';

export async function openOutsideWorld(): Promise<OutsideWorld> {
  const answers = new Map<string, Answer>();
  const names = new Map<string, (readonly string[])[]>();
  const asked: string[] = [];
  const resolved: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  // Listens on every address of this machine, so that a forbidden one would answer too.
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');

  async function resolve(host: string): Promise<readonly Address[]> {
    resolved.push(host);
    const lists = names.get(host) ?? [];
    const list = lists.length > 1 ? lists.shift() : lists[0];
    return (list ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  }

  const { port } = server.address() as AddressInfo;
  return {
    reader: createSafeFetch({
      resolve,
      isAllowedAddress: (address) => address === PUBLIC_STAND_IN,
      isAllowedPort: (candidate) => candidate === port,
    }),
    port,
    asked,
    resolved,
    serve: (path, answer) => void answers.set(path, answer),
    name: (host, ...lists) => void names.set(host, lists),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
