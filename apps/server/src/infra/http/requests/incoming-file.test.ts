import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createDiskFileStore, createFileKey } from '#infra/files/file-store.ts';
import { REQUEST_LIMITS, watchBodies } from './body-watch.ts';
import { findFilePart } from './incoming-file.ts';

const boundary = 'a-boundary';
const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;

test('an upload that falls silent is cut off and leaves nothing behind', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-silent-'));
  const files = createDiskFileStore(directory, { isSynced: false });
  const outcomes: unknown[] = [];
  const server = fastify();
  watchBodies(server, { ...REQUEST_LIMITS, paceMs: 60 });
  await server.register(multipart);
  const take = (request: FastifyRequest) =>
    findFilePart(request, 1_000_000)
      .then((file) => file && files.put(createFileKey(), file.stream))
      .then(
        () => outcomes.push('kept'),
        (error: unknown) => outcomes.push(error),
      );
  server.post('/', take);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': '100000' };
  const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', headers });
  sending.on('error', () => undefined);
  sending.write(`${head}the beginning of a picture`);
  await expect.poll(() => outcomes).toMatchObject([{ refusal: { code: 'request_timeout' } }]);
  expect(readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
  sending.destroy();
  await server.close();
  rmSync(directory, { recursive: true });
});
