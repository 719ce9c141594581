import type { FastifyInstance } from 'fastify';

export interface StreamSign {
  readonly name: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Reads a stream of a server that listens on a port of its own, as a browser does. */
export async function openStream(server: FastifyInstance, token: string, query: Readonly<Record<string, string>> = {}) {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${address.port}/api/main/v1/live/?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const signs: StreamSign[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const tell = () => {
    for (const check of waiting) check();
  };

  async function readAll(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      signs.push(...parts.map(readSign));
      tell();
    }
  }
  const reading = (response.status === 200 ? readAll().catch(() => undefined) : Promise.resolve()).finally(() => {
    isOver = true;
    tell();
  });

  /** Waits until `isMeant` holds of the signs so far, or the stream ends. */
  const until = (isMeant: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isMeant() && !isOver) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  return {
    status: response.status,
    headers: response.headers,
    signs,
    /** The first sign of this name, once it has come. */
    async see(name: string): Promise<StreamSign> {
      await until(() => signs.some((sign) => sign.name === name));
      const found = signs.find((sign) => sign.name === name);
      if (!found) throw new Error(`the stream ended without ${name}: ${JSON.stringify(signs)}`);
      return found;
    },
    /** The changes that came, without the signs of the stream itself. */
    listChanges: () =>
      signs.flatMap(({ name, data }) => (['open', 'beat', 'end', 'reset'].includes(name) ? [] : [`${name} ${data}`.trim()])),
    until,
    ended: () => reading,
    leave(): Promise<void> {
      leaving.abort();
      return reading;
    },
  };
}

function readSign(part: string): StreamSign {
  const fields = new Map(part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return { name: fields.get('event') ?? '', data: fields.get('data') ?? '', id: fields.get('id') };
}
