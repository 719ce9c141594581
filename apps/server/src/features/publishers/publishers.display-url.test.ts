import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishersSchemas } from '@jarchi/contract/publishers/publishers.schemas.ts';
import type { Database } from '#infra/store/db.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type { OutsideReader } from '#infra/outside/page-reader.ts';
import { openOutsideWorld, PUBLIC_STAND_IN, type OutsideWorld } from '#infra/testing/outside-world.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createTryLimiters } from '#infra/tries/try-limiter.ts';
import { createDisplayUrlService, getDisplayUrl } from './publishers.display-url.ts';

let world: OutsideWorld;
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  world = await openOutsideWorld();
  world.name('shop.test', [PUBLIC_STAND_IN]);
});
afterAll(async () => {
  await world.close();
  await db.close();
});

const wall = { at: 0, now: () => wall.at };
const base = () => `http://shop.test:${world.port}`;
const page = (path: string, html: string | Buffer, type = 'text/html; charset=utf-8') =>
  world.serve(path, (_request, response) => void response.writeHead(200, { 'content-type': type }).end(html));

const openService = (outside: OutsideReader) =>
  createDisplayUrlService({ outside, tries: createTryLimiters({ pool: db.pool, secret: 'a secret', wall }) });
let accounts = 0;

async function show(link: string, reader = world.reader) {
  const outcome = await openService(reader).displayUrl(++accounts, link);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return publishersSchemas.displayUrl.response.parse(outcome.value);
}

test('a page is shown with its address, title and icon', async () => {
  const icon = createPng(4, 4);
  page('/menu/', '<title>منوی کافه سارا</title><link rel="icon" href="../i.png"></head>');
  world.serve('/i.png', (_request, response) => void response.end(icon));
  expect(await show(` ${base()}/menu/ `)).toEqual({
    url: `${base()}/menu/`,
    display_url: `shop.test:${world.port}/menu/`,
    host: 'shop.test',
    title: 'منوی کافه سارا',
    icon: `data:image/png;base64,${icon.toString('base64')}`,
    is_reachable: true,
    problem: null,
  });
});

test.each([
  ['of an unreachable place', 'http://nobody.test/i.png', Buffer.alloc(0)],
  ['that is a drawing with scripts', '/i.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['that is a page', '/i.html', Buffer.from('<html>')],
  ['above 32 KB', '/large.png', Buffer.concat([createPng(4, 4), Buffer.alloc(32 * 1024)])],
  ['inside this machine', 'http://127.0.0.1/i.png', Buffer.alloc(0)],
  ['of no address', 'http://', Buffer.alloc(0)],
])('an icon %s is not shown', async (_, href, body) => {
  page('/icon', `<title>x</title><link rel="icon" href="${href}">`);
  if (href.startsWith('/'))
    world.serve(href, (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(body));
  expect(await show(`${base()}/icon`)).toMatchObject({ title: 'x', icon: null, is_reachable: true });
});

test('the parameters of a link are kept, and not shown', async () => {
  page('/sale?utm_source=ig&x=%D8%A7#top'.split('#')[0]!, '<title>sale</title>');
  const shown = await show(`${base()}/sale?utm_source=ig&x=%D8%A7#top`);
  expect(shown).toMatchObject({
    url: `${base()}/sale?utm_source=ig&x=%D8%A7#top`,
    display_url: `shop.test:${world.port}/sale`,
    title: 'sale',
  });
});

test('a page in the old code page is read', async () => {
  page(
    '/old',
    Buffer.concat([Buffer.from('<title>'), Buffer.from('dfc7dde5', 'hex'), Buffer.from('</title>')]),
    'text/html; charset=windows-1256',
  );
  expect((await show(`${base()}/old`)).title).toBe('كافه');
});

test('a picture is reachable and has no title', async () => {
  page('/photo.png', createPng(3, 3), 'image/png');
  expect(await show(`${base()}/photo.png`)).toMatchObject({ title: null, is_reachable: true, problem: null });
});

test('a long page is read up to the end of its head, and a head without an end is too large', async () => {
  page('/long', `<title>long</title></head><body>${'x'.repeat(2_000_000)}`);
  expect(await show(`${base()}/long`)).toMatchObject({ title: 'long', is_reachable: true });
  page('/endless', `<script>${'x'.repeat(2_000_000)}`);
  expect(await show(`${base()}/endless`)).toMatchObject({ title: null, is_reachable: false, problem: 'too_large' });
});

test.each([
  ['http://nobody.test/', 'not_found'],
  ['/missing', 'status'],
  ['/loop', 'redirects'],
])('%s cannot be reached, and the answer is still a success: %s', async (link, problem) => {
  world.serve('/loop', (_request, response) => void response.writeHead(302, { location: '/loop' }).end());
  const shown = await show(link.startsWith('/') ? base() + link : link);
  expect(shown).toMatchObject({ title: null, icon: null, is_reachable: false, problem });
});

test('a page and its icon together have three seconds', async () => {
  let signal: AbortSignal | undefined;
  const calls: number[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await show('http://shop.test/', {
    async read(request) {
      calls.push(request.limitBytes);
      signal ??= request.signal;
      expect(request.signal).toBe(signal);
      return { ok: true, value: { url: request.url, contentType: 'text/html', body: Buffer.from('<title>x</title>'), isCut: false } };
    },
  });
  expect(timeout.mock.calls).toEqual([[3000]]);
  timeout.mockRestore();
  expect(calls.reduce((sum, bytes) => sum + bytes)).toBe(512 * 1024);
});

test.each([
  '',
  'shop.test',
  'ftp://shop.test/',
  'javascript:alert(1)',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://router.local/',
  'http://[::1]/',
  'http://sara:secret@shop.test/',
  'http://shop.test:22/',
  'http:/shop.test',
  'http://shop.test\\@127.0.0.1/',
  'http://shop.test./',
  'http://inside.test/',
])('%j is not allowed', async (link) => {
  world.name('inside.test', ['10.1.2.3']);
  const asked = world.asked.length;
  const outcome = await openService(world.reader).displayUrl(++accounts, link);
  expect(outcome).toEqual({ ok: false, error: { code: 'url_not_allowed' } });
  expect(world.asked.length).toBe(asked);
});

test.each([
  ['https://shop.example/', 'shop.example'],
  ['https://SHOP.example/a/?x=1#y', 'shop.example/a/'],
  ['https://shop.example:443/a', 'shop.example/a'],
  ['https://shop.example:8443/a', 'shop.example:8443/a'],
  ['https://کافه.ایران/منو/چای سبز', 'کافه.ایران/منو/چای%20سبز'],
  ['https://shop.example/%D9%85%D9%86%D9%88', 'shop.example/منو'],
  ['https://shop.example/a%2Fb%3Fc%23d%25', 'shop.example/a%2Fb%3Fc%23d%25'],
  ['https://shop.example/%E2%80%AEgnp.exe', 'shop.example/%E2%80%AEgnp.exe'],
  ['https://shop.example/%00%0A', 'shop.example/%00%0A'],
  ['https://shop.example/%FF', 'shop.example/%FF'],
  ['https://می‌خواهم.ایران/', 'می‌خواهم.ایران'],
  // Cyrillic letters that look Latin, and a Latin letter with a mark.
  ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
  ['https://müller.example/', 'xn--mller-kva.example'],
])('%s is shown as %s', (link, display) => {
  expect(getDisplayUrl(new URL(link))).toBe(display);
});

test('an account may ask thirty times a minute', async () => {
  const service = openService({ read: async () => ({ ok: false, error: 'not_found' }) });
  const [first, second] = [++accounts, ++accounts];
  const ask = (accountId: number) => service.displayUrl(accountId, 'http://shop.test/');
  for (let count = 0; count < 30; count++) expect((await ask(first)).ok).toBe(true);
  expect(await ask(first)).toEqual({ ok: false, error: { code: 'rate_limited', retry_after_seconds: 60 } });
  expect((await ask(second)).ok).toBe(true);
  wall.at += 60_000;
  expect((await ask(first)).ok).toBe(true);
});
