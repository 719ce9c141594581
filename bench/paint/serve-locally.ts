import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface LocalServer {
  readonly base: string;
  stop(): Promise<void>;
}

/** A server at a free port of this machine. */
export async function serveLocally(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => undefined);
  };
  return { base: `http://127.0.0.1:${address.port}`, stop };
}
