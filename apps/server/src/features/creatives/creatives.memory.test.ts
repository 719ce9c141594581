import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createVideo } from '#infra/testing/media-samples.ts';
import { boundary, formEnd, partHead } from './testing/forms.ts';

const MB = 1_048_576;
const FILM_BYTES = 96 * MB;
/** Holding the film would take twice its size. A film of 200 MB has the same limit: `npm run bench -- upload`. */
const GROWTH_MAX_BYTES = 64 * MB;

/** The boxes of a film, around frames of zeros. */
const film = createVideo({ width: 720, height: 1280, duration: 10, mdatBytes: 8 });
const zeros = Buffer.alloc(65_536);

async function upload(port: number, pictures: number): Promise<string> {
  const mdat = film.indexOf('mdat') - 4;
  const before = Buffer.concat([partHead({ name: 'film.mp4' }), film.subarray(0, mdat + 8)]);
  before.writeUInt32BE(pictures + 8, before.length - 8);
  const after = Buffer.concat([film.subarray(mdat + 16), formEnd]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': before.length + pictures + after.length,
  };
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path: '/', headers });
  const answered = once(sending, 'response') as Promise<[Readable]>;
  const body = function* () {
    yield before;
    for (let sent = 0; sent < pictures; sent += zeros.length) yield zeros;
    yield after;
  };
  await pipeline(Readable.from(body()), sending);
  return text((await answered)[0]);
}

test('a film passes through the server without being held in memory', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'testing/bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const port = Number(String(line));
    const readResident = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text());
    expect(await upload(port, MB)).toBe('kept');
    const atRest = await readResident();
    let most = 0;
    let isDone = false;
    const sending = upload(port, FILM_BYTES).finally(() => (isDone = true));
    while (!isDone) most = Math.max(most, await readResident());
    expect(await sending).toBe('kept');
    expect(most).toBeGreaterThan(0);
    expect((most - atRest) / MB).toBeLessThan(GROWTH_MAX_BYTES / MB);
  } finally {
    server.kill();
  }
});
