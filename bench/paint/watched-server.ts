import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A door before a server that notes when each request came, epoch ms. */
export async function watchServer(
  base: string,
): Promise<{ readonly base: string; readonly arrivals: readonly number[]; stop(): Promise<void> }> {
  const arrivals: number[] = [];
  const { hostname, port } = new URL(base);
  const server = createServer((asked, answer) => {
    arrivals.push(Date.now());
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close').catch(() => undefined);
  };
  return { base: `http://127.0.0.1:${address.port}`, arrivals, stop };
}
