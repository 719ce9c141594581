import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { boundary, getForm } from '#features/creatives/testing/forms.ts';
import { createPng, createVideo } from '#infra/testing/media-samples.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

const FLOOR_BYTES = 1_000_000;

let app: TestApp;
let account: TestAccount;
let freeBytes = FLOOR_BYTES;
beforeAll(async () => {
  app = await openTestApp({ config: { disk_floor_bytes: FLOOR_BYTES }, findFreeBytes: async () => freeBytes });
  account = await app.seedAccount();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const full = (code: 'ENOSPC' | 'EDQUOT') => Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write' });
const noRoom = { status: 507, code: 'no_room', facts: {} };
const picture = () => new File([new Uint8Array(createPng(90, 160))], 'menu.png');
const asMe = async () => ({ authorization: `Bearer ${await account.getToken()}` });

/** A disk that is full after the first bytes of a file. */
function fillDisk(code: 'ENOSPC' | 'EDQUOT' = 'ENOSPC') {
  vi.spyOn(app.files, 'put').mockImplementation(async (_key, source) => {
    const disk = new Writable({ write: (_bytes, _encoding, done) => done(full(code)) });
    await pipeline(source instanceof Readable ? source : Readable.from([source]), disk);
    throw new Error('the disk took the file');
  });
}

/** Runs `work` while the database has no room for a row of the table. */
async function withoutRoomFor(table: string, work: () => Promise<void>): Promise<void> {
  await asOwner(app.db).pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = 'disk_full';
    end $$;
    create trigger refuse_row before insert or update on ${table} for each row execute function refuse_row()`);
  try {
    await work();
  } finally {
    await asOwner(app.db).pool.query('drop function refuse_row cascade');
  }
}

const tookErrors = () => app.takeErrors().map(({ what }) => what);

async function countFiles(): Promise<number> {
  let count = 0;
  for await (const keys of app.files.listBefore(Infinity, 100)) count += keys.length;
  return count;
}

test('an upload that finds no room is told so while it is still being sent, and the next request on its connection is answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = app.server.server.address() as AddressInfo;
  const send = async (path: string, headers: Record<string, string>, body?: Buffer) => {
    const sending = httpRequest({ agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers });
    sending.end(body);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await json(answer) };
  };
  const film = getForm([{ file: createVideo({ width: 720, height: 1280, duration: 12, mdatBytes: 3_000_000 }), name: 'film.mp4' }]);
  const headers = { ...(await asMe()), 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(film.length) };
  const upload = () => send('/api/main/content/media/?media_type=INSTAGRAM&content_type=STORY', headers, film);
  const before = await countFiles();
  fillDisk();
  expect(await upload()).toMatchObject({ status: 507, body: { error: { code: 'no_room', facts: {} } } });
  expect(await send('/healthz', {})).toEqual({ status: 200, body: { ok: true } });
  expect(tookErrors()).toEqual(['a disk is full']);
  expect(await countFiles()).toBe(before);
  vi.restoreAllMocks();
  expect(await upload()).toMatchObject({ status: 200, body: { type: 'video/mp4' } });
  agent.destroy();
});

test('a used quota is told like a full disk', async () => {
  fillDisk('EDQUOT');
  const uploading = account.client.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() });
  await expect(uploading).rejects.toMatchObject(noRoom);
  expect(tookErrors()).toEqual(['a disk is full']);
});

test.each(['media_file', 'doorway'])('an upload without room for its row in %s leaves no file and no row', async (table) => {
  const before = await countFiles();
  const upload = () => account.client.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() });
  const countRows = async () => (await app.db.pool.query('select id from media_file')).rowCount;
  const rows = await countRows();
  await withoutRoomFor(table, async () => {
    await expect(upload()).rejects.toMatchObject(noRoom);
  });
  expect([await countFiles(), await countRows()]).toEqual([before, rows]);
  expect(tookErrors()).toEqual(['a disk is full']);
  expect(await upload()).toMatchObject({ type: 'image/png' });
});

test('a picture of a person without room for its row leaves no file, and the picture of before', async () => {
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    return account.client.profile.uploadImage({ file: new File([new Uint8Array(bytes)], 'me.png') });
  };
  const { image } = await upload('#7f3fbf');
  const before = await countFiles();
  await withoutRoomFor('app_user', async () => {
    await expect(upload('#3fbf7f')).rejects.toMatchObject(noRoom);
  });
  expect(await countFiles()).toBe(before);
  expect((await account.client.session.getUser()).image).toBe(image);
  expect(tookErrors()).toEqual(['a disk is full']);
});

test('a request that found no room in the database acts under the same key once there is room, and once', async () => {
  const listDrafts = async () => (await account.client.drafts.listDrafts({ query: {} })).count;
  const before = await listDrafts();
  const idempotencyKey = newIdempotencyKey();
  const create = () =>
    account.client.drafts.createDraft({ body: { data: emptyDraft(), draft_step: 'general-information' } }, { idempotencyKey });
  await withoutRoomFor('draft', async () => {
    await expect(create()).rejects.toMatchObject(noRoom);
    await expect(create()).rejects.toMatchObject(noRoom);
  });
  expect(tookErrors()).toEqual(['a disk is full', 'a disk is full']);
  expect(await listDrafts()).toBe(before);
  const { id } = await create();
  expect((await create()).id).toBe(id);
  expect(await listDrafts()).toBe(before + 1);
});

test('the server is ready only while its disk has the room of the floor, whose figure operators read', async () => {
  const ask = async () => {
    const { statusCode, body } = await app.server.inject('/readyz');
    return [statusCode, body];
  };
  const readFigure = async () => (await app.server.inject('/metrics')).body;
  expect(await ask()).toEqual([200, '{"ok":true}']);
  freeBytes = FLOOR_BYTES - 1;
  expect(await ask()).toEqual([503, '{"ok":false}']);
  expect(await readFigure()).toContain(`\njarchi_disk_free_bytes ${FLOOR_BYTES - 1}\n`);
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  freeBytes = FLOOR_BYTES;
  expect(await ask()).toEqual([200, '{"ok":true}']);
});
