import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const script = 'document.documentElement.dataset.ready = "1"';
const staffScript = 'document.documentElement.dataset.staff = "1"';
const directory = mkdtempSync(join(tmpdir(), 'jarchi-panel-'));
const staffDirectory = mkdtempSync(join(tmpdir(), 'jarchi-staff-'));
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html><html><head><meta name="referrer" content="same-origin" /><script>${script}</script></head><body><script type="module" src="/assets/a1b2.js"></script></body></html>`,
  );
  writeFileSync(join(directory, 'assets/a1b2.js'), 'export {};');
  writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
  mkdirSync(join(directory, '.vite'));
  const routes = [
    { path: '/campaigns/$id', scripts: ['assets/a1b2.js', 'assets/report.js'] },
    { path: '/', scripts: [] },
    { path: '/campaigns', scripts: [] },
    { path: '/campaigns/archives', scripts: ['assets/archives.js'] },
    { path: '/campaigns/$id/share/{-$token}', scripts: ['assets/share.js'] },
  ];
  writeFileSync(join(directory, '.vite/routes.json'), JSON.stringify(routes));
  mkdirSync(join(staffDirectory, 'assets'));
  writeFileSync(join(staffDirectory, 'index.html'), `<html><head><title>console</title><script>${staffScript}</script></head></html>`);
  writeFileSync(join(staffDirectory, 'assets/c3d4.js'), 'export const staff = 1;');
  writeFileSync(join(staffDirectory, 'assets/c3d4.js.br'), 'squeezed');
  app = await openTestApp({
    panelDirectory: directory,
    staffDirectory,
    config: { brand: { name: "</script> $& $' brand", company: 'Jarchi', support_phone: '021', crm_url: '' } },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
  rmSync(staffDirectory, { recursive: true });
});

const open = (url: string, headers = {}) => app.server.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  ['/', 200],
  ['/campaigns', 200],
  ['/campaigns/12/?from=2026-11-23', 200],
  ['/campaigns/12/report?from=2026-11-23', 404],
  ['/apiary', 404],
  ['/staffing', 404],
])('%s opens the panel, with %i', async (url, status) => {
  const page = await open(url);
  expect(page.body).not.toContain('console');
  expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
});

test.each(['/staff', '/staff/', '/staff?search=a', '/staff/login', '/staff/customers/sepidar'])(
  '%s opens the staff console',
  async (url) => {
    const page = await open(url);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain('<title>console</title>');
    expect(page.body).toContain('id="jarchi-config"');
    expect((await open(url, { 'if-none-match': page.headers.etag })).statusCode).toBe(304);
  },
);

test('the staff console’s assets are cached for a year and sent precompressed', async () => {
  const { headers, body } = await open('/staff/assets/c3d4.js', { 'accept-encoding': 'br' });
  expect([headers['cache-control'], headers['content-encoding'], body]).toEqual(['public, max-age=31536000, immutable', 'br', 'squeezed']);
});

test('a path of the staff console is never served by the panel', async () => {
  const bare = await openTestApp({ panelDirectory: directory });
  const html = { accept: 'text/html' };
  expect((await bare.server.inject({ url: '/campaigns', headers: html })).statusCode).toBe(200);
  for (const url of ['/staff', '/staff/login']) expect((await bare.server.inject({ url, headers: html })).statusCode, url).toBe(404);
  await bare.close();
});

test('the document contains the configuration of this server, and nothing in that can end its script', async () => {
  const { body } = await open('/');
  const [, json = ''] = /<script type="application\/json" id="jarchi-config">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({
    mode: 'trial',
    brand: { name: "</script> $& $' brand", company: 'Jarchi', support_phone: '021' },
    links: { crm: '', accounts: app.config.accounts_url },
    chat: null,
    bases: app.config.bases,
  });
});

test('the policy allows the documents’ own scripts and no others', async () => {
  const { headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hashOf(script)} ${hashOf(staffScript)};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types jarchi dompurify");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(policy).not.toContain('unsafe-inline');
});

test('an unchanged document is not sent again', async () => {
  const { headers } = await open('/');
  const again = await open('/campaigns', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a browser that takes Brotli gets the same document compressed', async () => {
  const plain = await open('/campaigns/12');
  const squeezed = await open('/campaigns/12', { 'accept-encoding': 'gzip, deflate, br' });
  expect([squeezed.headers['content-encoding'], squeezed.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body);
});

test('the configuration stands before each script of the document', async () => {
  const { body } = await open('/');
  expect(body.indexOf('id="jarchi-config"')).toBeLessThan(body.indexOf(script));
});

test('data and scripts carry a short policy, under which nothing loads', async () => {
  for (const url of ['/assets/a1b2.js', '/api/main/v1/campaigns/']) {
    const { headers } = await open(url);
    expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
      "default-src 'none';frame-ancestors 'none'",
      'nosniff',
    ]);
  }
});

test('assets are cached for a year, other files for an hour', async () => {
  expect((await open('/assets/a1b2.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each(['/api/main/nowhere', '/assets/gone.js', '/staff/assets/gone.js'])('%s is not answered with a page', async (url) => {
  const answer = await open(url);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
});

test.each([
  ['GET', '/campaigns/12', '*/*'],
  ['HEAD', '/campaigns/12', '*/*'],
  ['GET', '/campaigns/12/share/0f8fad5b-d9cb-469f-a165-70867728950e', 'image/avif,image/webp,*/*;q=0.8'],
  ['GET', '/staff/customers/sepidar', '*/*'],
  ['GET', '/campaigns', undefined],
  ['GET', '/campaigns', 'application/json'],
  ['HEAD', '/campaigns/12', 'image/png'],
] as const)('%s %s with Accept %s answers the page, as to a probe or a previewer', async (method, url, accept) => {
  const page = await app.server.inject({ method, url, headers: accept === undefined ? {} : { accept } });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  '/assets/none.js',
  '/robots.txt',
  '/.env',
  '/staff/assets/none.js',
  '/api',
  '/api/none',
  '/r/none/more',
  '/gateway/none',
  '/metrics/x',
])('%s is no page to whom takes anything', async (url) => {
  const answer = await app.server.inject({ url, headers: { accept: '*/*' } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test.each(['/api', '/r/none/more', '/gateway/none/a/b'])('%s is no page to a browser', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

test('a page is not posted to', async () => {
  expect((await app.server.inject({ method: 'POST', url: '/campaigns', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test.each(['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])(
  '%s cannot leave the panel’s folder',
  async (url) => {
    const answer = await open(url, { accept: 'application/json' });
    expect([400, 403, 404]).toContain(answer.statusCode);
  },
);

test.each([
  ['/campaigns/12', 'report'],
  ['/campaigns/12/?from=2026-11-23', 'report'],
  ['/campaigns/archives', 'archives'],
  ['/campaigns/12/share', 'share'],
  ['/campaigns/12/share/x', 'share'],
])('the document of %s names the scripts of its route, and none of another', async (url, named) => {
  const { body } = await open(url);
  const found = [...body.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/([\w-]+)\.js">/g)].map(([, name]) => name);
  expect(found).toEqual([named]);
});

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

test.each([
  '/campaigns/12/share/0f8fad5b-d9cb-469f-a165-70867728950e',
  '/campaigns/12/share/a-token-that-is-wrong?from=2026-11-23',
  '/campaigns/12/share',
  '/contents/12/share/0f8fad5b-d9cb-469f-a165-70867728950e',
  '/contents/12/share?token=0f8fad5b-d9cb-469f-a165-70867728950e',
])('the page of a link, %s, is stored, listed and referred to by nobody', async (url) => {
  const { statusCode, headers, body } = await open(url, { 'if-none-match': '*' });
  expect(body.match(/<meta name="referrer" content="[\w-]+"/g)).toEqual(['<meta name="referrer" content="no-referrer"']);
  expect([statusCode, headers['etag']]).toEqual([200, undefined]);
  expect(headers).toMatchObject(PRIVATE);
});

test('the document of an address without a route has the status 404, names no script but its own and is never "unchanged"', async () => {
  const { headers, body, statusCode } = await open('/nowhere/at/all');
  expect([statusCode, body.includes('modulepreload')]).toEqual([404, false]);
  expect((await open('/nowhere/at/all', { 'if-none-match': headers.etag })).statusCode).toBe(404);
});

test.each(['/app.js', '/campaigns/12.json', '/staff/x.map'])('a browser that opens %s is told that there is no such file', async (url) => {
  const answer = await open(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
