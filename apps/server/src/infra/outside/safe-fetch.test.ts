import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutsideWorld, PUBLIC_STAND_IN, type OutsideWorld } from '#infra/testing/outside-world.ts';
import { createSafeFetch, isAllowedLink } from './safe-fetch.ts';

let world: OutsideWorld;
beforeEach(async () => {
  world = await openOutsideWorld();
  world.name('shop.test', [PUBLIC_STAND_IN]);
});
afterEach(() => world.close());

const read = (path: string, { limitBytes = 10_000, timeMs = 3000, host = 'shop.test' } = {}) =>
  world.reader.read({ url: new URL(`http://${host}:${world.port}${path}`), limitBytes, signal: AbortSignal.timeout(timeMs) });
const redirect = (from: string, location: string, status = 302) =>
  world.serve(from, (_request, response) => void response.writeHead(status, { location }).end());

test('a page is requested under its own name', async () => {
  world.serve('/page', (request, response) => {
    response.writeHead(200, { 'content-type': 'Text/HTML' }).end(`${request.headers.host} ${request.headers.cookie ?? 'no cookie'}`);
  });
  const answer = await read('/page');
  expect(answer).toMatchObject({ ok: true, value: { contentType: 'text/html', isCut: false } });
  expect(answer.ok && String(answer.value.body)).toBe(`shop.test:${world.port} no cookie`);
});

test.each([
  'http://localhost/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1.:80/',
  'http://0/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fe80::1%25eth0]/',
  'http://[fd00:ec2::254]/',
  'http://8.8.8.8/',
  'http://１２７.０.０.１/',
  'http://①②⑦.0.0.1/',
  'http://shop.localhost/',
  'http://router.local/',
  'http://metadata.google.internal/',
  'http://nas.home.arpa/',
  'http://printer.lan/',
  'http://intranet/',
  'http://localhost./',
  'http://shop.example./',
  'http://sara@shop.example/',
  'http://sara:secret@shop.example/',
  'http://shop.example@127.0.0.1/',
  'http://shop.example\\@127.0.0.1/',
  'http://shop.example:22/',
  'http://shop.example:6379/',
  'http://shop.example:99999/',
  'https://shop.example:0/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'gopher://shop.example:70/_x',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:shop.example',
  'http:///shop.example/',
  '//shop.example/',
  'http://shop..example/',
  'http://-/',
  'http://shop.example/\r\nhost: x',
  `http://${'a'.repeat(260)}.example/`,
  '',
])('%j is not a link to a public page', (link) => {
  expect(isAllowedLink(link)).toBe(false);
});

test.each([
  'http://shop.example',
  'https://shop.example/a?b=c#d',
  'https://shop.example:443/',
  'http://shop.example:8080/',
  'https://کافه.ایران/منو',
  'https://xn--mgbb6dyd.xn--mgba3a4f16a/',
  'https://a.b.c.shop.example/',
])('%j may be a link to a public page', (link) => {
  expect(isAllowedLink(link)).toBe(true);
});

test.each([
  ['10.0.0.1'],
  ['127.0.0.2'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['169.254.169.254'],
  ['64:ff9b::7f00:1'],
  [PUBLIC_STAND_IN, '10.0.0.1'],
])('no request is sent to a name that resolves to %s', async (...addresses) => {
  world.name('rebound.test', addresses);
  world.serve('/', (_request, response) => void response.end('secret'));
  expect(await read('/', { host: 'rebound.test' })).toEqual({ ok: false, error: 'not_allowed' });
  expect(world.asked).toEqual([]);
});

test('a name is resolved once for each read, even if it would then resolve elsewhere', async () => {
  world.name('rebound.test', [PUBLIC_STAND_IN], ['127.0.0.2']);
  world.serve('/', (request, response) => void response.end(request.socket.localAddress));
  const answer = await read('/', { host: 'rebound.test' });
  expect(answer.ok && String(answer.value.body)).toContain(PUBLIC_STAND_IN);
  expect(world.resolved).toEqual(['rebound.test']);
  expect(await read('/', { host: 'rebound.test' })).toEqual({ ok: false, error: 'not_allowed' });
});

test('a filtered name is refused, and an unknown name is not found', async () => {
  world.name('filtered.test', ['10.10.34.35']);
  expect(await read('/', { host: 'filtered.test' })).toEqual({ ok: false, error: 'refused' });
  expect(await read('/', { host: 'nobody.test' })).toEqual({ ok: false, error: 'not_found' });
});

test('three redirects are followed, and not a fourth', async () => {
  for (const step of [1, 2, 3, 4]) redirect(`/${step}`, `/${step + 1}`);
  world.serve('/5', (_request, response) => void response.end('far'));
  const answer = await read('/2');
  expect(answer.ok && answer.value.url.pathname).toBe('/5');
  expect(await read('/1')).toEqual({ ok: false, error: 'redirects' });
  expect(world.asked.filter((one) => one === 'shop.test/5')).toHaveLength(1);
});

test.each([
  'http://127.0.0.2/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://localhost/',
  'http://2130706433/',
  'http://sara@shop.test/',
  'http://shop.test:22/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
])('a redirect to %s is not followed', async (location) => {
  redirect('/out', location);
  expect(await read('/out')).toEqual({ ok: false, error: 'redirects' });
  expect(world.asked).toEqual(['shop.test/out']);
});

test('a redirect to a name of a private host is not followed', async () => {
  world.name('inside.test', ['10.0.0.7']);
  redirect('/out', `http://inside.test:${world.port}/`);
  expect(await read('/out')).toEqual({ ok: false, error: 'redirects' });
  expect(world.asked).toEqual(['shop.test/out']);
});

test.each([404, 500, 403, 204 + 100])('an answer with status %i is not read as a page', async (status) => {
  world.serve('/', (_request, response) => void response.writeHead(status).end('x'));
  expect(await read('/')).toEqual({ ok: false, error: 'status' });
});

test('the limit of time counts over all redirects, however slowly each answers', async () => {
  redirect('/1', '/2');
  world.serve('/2', (_request, response) => void response.write('<title>'));
  expect(await read('/1', { timeMs: 200 })).toEqual({ ok: false, error: 'timeout' });
  world.serve('/3', () => undefined);
  expect(await read('/3', { timeMs: 100 })).toEqual({ ok: false, error: 'timeout' });
});

test('a resolver that never answers ends with the limit of time', async () => {
  const reader = createSafeFetch({ resolve: () => new Promise(() => undefined) });
  const url = new URL('http://shop.example/');
  expect(await reader.read({ url, limitBytes: 10, signal: AbortSignal.timeout(100) })).toEqual({ ok: false, error: 'timeout' });
});

test.each([
  ['plain', Buffer.alloc(5_000_000, 'a'), {}],
  ['packed', gzipSync(Buffer.alloc(50_000_000, 'a')), { 'content-encoding': 'gzip' }],
])('a %s body is read up to its limit', async (_, body, headers) => {
  world.serve('/', (_request, response) => void response.writeHead(200, headers).end(body));
  const answer = await read('/', { limitBytes: 1000 });
  expect(answer).toMatchObject({ ok: true, value: { isCut: true } });
  expect(answer.ok && answer.value.body.length).toBe(1000);
});

test('a packed body is unpacked, and a broken one is refused', async () => {
  world.serve('/good', (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello')));
  const answer = await read('/good');
  expect(answer.ok && String(answer.value.body)).toBe('hello');
  world.serve('/bad', (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed'));
  expect(await read('/bad')).toEqual({ ok: false, error: 'refused' });
  world.serve('/odd', (_request, response) => void response.writeHead(200, { 'content-encoding': 'zstd' }).end('x'));
  expect(await read('/odd')).toEqual({ ok: false, error: 'refused' });
});

test('a server that hangs up, or does not speak HTTP, is refused', async () => {
  world.serve('/gone', (request) => void request.socket.destroy());
  expect(await read('/gone')).toEqual({ ok: false, error: 'refused' });
  world.serve('/noise', (request) => void request.socket.end('\0\0\0 not http'));
  expect(await read('/noise')).toEqual({ ok: false, error: 'refused' });
  world.serve('/half', (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => request.socket.destroy());
  });
  expect(await read('/half')).toEqual({ ok: false, error: 'refused' });
});

test('without the test’s options only public addresses and the ports of pages are requested', async () => {
  const reader = createSafeFetch({ resolve: async () => [{ address: PUBLIC_STAND_IN, family: 4 }] });
  const ask = (link: string) => reader.read({ url: new URL(link), limitBytes: 10, signal: AbortSignal.timeout(1000) });
  expect(await ask('http://shop.example/')).toEqual({ ok: false, error: 'not_allowed' });
  expect(await ask(`http://shop.example:${world.port}/`)).toEqual({ ok: false, error: 'not_allowed' });
});
