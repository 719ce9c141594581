import { request } from 'node:http';
import { serveLocally, type LocalServer } from './serve-locally.ts';

/** A door before a server that notes when each request came, epoch ms. */
export async function watchServer(base: string): Promise<LocalServer & { readonly arrivals: readonly number[] }> {
  const arrivals: number[] = [];
  const { hostname, port } = new URL(base);
  const server = await serveLocally((asked, answer) => {
    arrivals.push(Date.now());
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  return { ...server, arrivals };
}
