import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { postJson, type JsonService } from './post-json.ts';

const open: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(server: Server): Promise<string> {
  open.push(server);
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const patient = (url: string, more: Partial<JsonService> = {}): JsonService => ({
  url,
  startDeadline: () => new AbortController().signal,
  ...more,
});

/** A service that answers with what it got. */
const echo = () =>
  createServer((request, response) => {
    let text = '';
    request
      .on('data', (chunk: Buffer) => (text += chunk.toString()))
      .on('end', () => {
        response.writeHead(422, { 'content-type': 'text/html' }).end(JSON.stringify({ url: request.url, method: request.method, text }));
      });
  });

/** A proxy that tunnels, and knows whom it let through. */
function createProxy(isRefusing = false) {
  const asked: string[] = [];
  const server = createServer();
  server.on('connect', (request, client: Socket) => {
    asked.push(`${request.url} ${request.headers['proxy-authorization'] ?? '-'}`);
    if (isRefusing) return client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const [host, port] = (request.url ?? '').split(':');
    const target = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    sockets.add(target);
    sockets.add(client);
    return undefined;
  });
  return { server, asked };
}

test('an object is posted, and the answer is read whatever its status and type', async () => {
  const url = await listen(echo());
  expect(await postJson(patient(`${url}/base`), '/v1/verify', { a: 'ب' })).toEqual({
    status: 422,
    body: { url: '/base/v1/verify', method: 'POST', text: '{"a":"ب"}' },
  });
});

test('a call through a proxy goes through a tunnel to the service', async () => {
  const url = await listen(echo());
  const { server, asked } = createProxy();
  const proxy = new URL(await listen(server));
  proxy.username = 'me';
  proxy.password = 'a%40b';
  expect(await postJson(patient(url, { proxy_url: proxy.href }), '/v1', {})).toMatchObject({ status: 422, body: { url: '/v1' } });
  expect(asked).toEqual([`${new URL(url).host} Basic ${Buffer.from('me:a@b').toString('base64')}`]);
});

test('a proxy that refuses, or is not there, is no answer', async () => {
  const url = await listen(echo());
  const proxy_url = await listen(createProxy(true).server);
  expect(await postJson(patient(url, { proxy_url }), '/v1', {})).toEqual({ reason: 'no answer: the proxy answered 407' });
  expect(await postJson(patient(url, { proxy_url: 'http://127.0.0.1:9' }), '/v1', {})).toEqual({ reason: 'no answer: ECONNREFUSED' });
});

test('a service that is not there, cuts off or never answers is no answer', async () => {
  const cutting = await listen(createServer((request) => request.socket.destroy()));
  expect(await postJson(patient('http://127.0.0.1:9'), '/', {})).toEqual({ reason: 'no answer: ECONNREFUSED' });
  expect(await postJson(patient(cutting), '/', {})).toEqual({ reason: 'no answer: ECONNRESET' });
  const patience = new AbortController();
  const slow = await listen(createServer(() => patience.abort()));
  expect(await postJson(patient(slow, { startDeadline: () => patience.signal }), '/', {})).toEqual({ reason: 'no answer in time' });
  const halves = new AbortController();
  const half = await listen(
    createServer((_, response) => {
      response.writeHead(200).write('{"result":', () => halves.abort());
    }),
  );
  expect(await postJson(patient(half, { startDeadline: () => halves.signal }), '/', {})).toEqual({ reason: 'no answer in time' });
});

test.each([
  ['a page', '<!doctype html><title>403</title>', undefined],
  ['nothing', '', undefined],
  ['a cut object', '{"result":100', undefined],
  ['an object behind a byte order mark', '\uFEFF{"result":100}', { result: 100 }],
  ['more than anyone sends', JSON.stringify({ text: 'x'.repeat(300_000) }), undefined],
])('%s is read as %s', async (_, text, body) => {
  const url = await listen(createServer((_request, response) => response.end(text)));
  expect(await postJson(patient(url), '/', {})).toEqual({ status: 200, body });
});

test('a redirect is not followed', async () => {
  const target = await listen(echo());
  const url = await listen(createServer((_request, response) => response.writeHead(307, { location: target }).end()));
  expect(await postJson(patient(url), '/', {})).toEqual({ status: 307, body: undefined });
});
