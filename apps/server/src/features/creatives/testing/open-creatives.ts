import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { creativesSchemas } from '@jarchi/contract/creatives/creatives.schemas.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { createDiskFileStore, type FileStore } from '#infra/files/file-store.ts';
import { answerError } from '#infra/http/answer-error.ts';
import { requestFacts } from '#infra/http/requests/request-facts.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createCreativesService } from '../creatives.service.ts';
import { boundary, getForm, type FormPart } from './forms.ts';

export const storyUrl = '/upload?media_type=INSTAGRAM&content_type=STORY';
export const postUrl = '/upload?media_type=TELEGRAM&content_type=POST';
export const guideUrl = '/upload?media_type=INSTAGRAM&content_type=POST&purpose=guide';

export type Creatives = Awaited<ReturnType<typeof openCreatives>>;
type Outcome = { readonly ok: true; readonly value: DraftFile } | { readonly ok: false; readonly error: Readonly<Record<string, unknown>> };

/** The service with its own store and folder, behind a server that takes forms at /upload. */
export async function openCreatives({ wrapFiles = (files: FileStore) => files } = {}) {
  const db = await openTestDatabase();
  const tenancy = createTenancy(db);
  await db.pool.query(`insert into account (slug, title, created) values ('one', 'one', now()), ('two', 'two', now())`);
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-creatives-'));
  const clocks = { wall: { now: () => Date.parse('2026-10-05T09:00:00Z') } };
  const files = wrapFiles(createDiskFileStore(directory, { isSynced: false }));
  const creatives = createCreativesService({ tenancy, clocks, files, bases: { main: '/api/main' }, uploadsPerDay: 0 });
  const outcomes: string[] = [];
  const server = fastify();
  server.setErrorHandler(answerError);
  await server.register(cookie);
  await server.register(multipart);
  server.post('/upload', async (request, reply) => {
    const target = creativesSchemas.uploadMedia.query.parse(request.query);
    const outcome = await creatives.uploadMedia(1, target, requestFacts(request, reply).findFile);
    outcomes.push(outcome.ok ? 'kept' : outcome.error.code);
    return outcome;
  });

  /** What all uploads have left: files on the disk, incomplete ones included, and rows. */
  async function countLeft(): Promise<{ files: number; rows: number }> {
    const { rows } = await db.pool.query<{ rows: number }>('select count(*)::int as rows from media_file');
    const left = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return { files: left.length, rows: rows[0]?.rows ?? 0 };
  }

  async function send(payload: Buffer, url = storyUrl, contentType = `multipart/form-data; boundary=${boundary}`): Promise<Outcome> {
    const response = await server.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });
    return response.json<Outcome>();
  }

  return {
    db,
    tenancy,
    creatives,
    server,
    directory,
    outcomes,
    countLeft,
    send,
    upload: (file: Buffer, { url, ...part }: Partial<FormPart> & { readonly url?: string } = {}) => send(getForm([{ file, ...part }]), url),
    async close(): Promise<void> {
      await server.close();
      await db.close();
      rmSync(directory, { recursive: true });
    },
  };
}
