import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { succeed } from '@jarchi/domain/result.ts';
import { createDiskFileStore } from '#infra/files/file-store.ts';
import { findFilePart } from '#infra/http/requests/incoming-file.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createIntake } from '../creatives.intake.ts';

/** A process that only takes uploads; it has no store, and tells its resident size on request. */
const directory = mkdtempSync(join(tmpdir(), 'jarchi-bare-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));

const rowless = { withAccount: async () => succeed('kept') } as unknown as Tenancy;
const files = createDiskFileStore(directory, { isSynced: false });
const takeFile = createIntake({ tenancy: rowless, clocks: { wall: { now: () => 0 } }, files, uploadsPerDay: 0 });
const server = fastify();
await server.register(multipart);
server.post('/', (request) => {
  const target = { media_type: 'INSTAGRAM', content_type: 'POST', purpose: 'creative' } as const;
  return takeFile(
    1,
    target,
    (limitBytes) => findFilePart(request, limitBytes),
    async () => 'kept',
  ).then((outcome) => (outcome.ok ? outcome.value : outcome.error));
});
server.get('/', () => process.memoryUsage.rss());
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`);
