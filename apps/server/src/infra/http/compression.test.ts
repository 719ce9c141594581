import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const ask = (url: string, encodings?: string) =>
  app.server.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('a long answer leaves in the best encoding that the client takes', async () => {
  const plain = await ask('/api/docs');
  const brotli = await ask('/api/docs', 'gzip, deflate, br');
  const gzip = await ask('/api/docs', 'gzip');
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

test('a short answer leaves as it is', async () => {
  const { headers, body } = await ask('/healthz', 'br');
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"ok":true}']);
});
