import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findFreePort, startProgram, stopProgram } from './processes.ts';
import type { Measured } from './report.ts';
import { signIn } from './sign-in.ts';

const ROUNDS = 3;
const MB = 1_048_576;
const LIMIT_BYTES = 64 * MB;
const FILM_BYTES = 200 * MB - 4096;
const SAMPLE_MS = 25;
const BOUNDARY = 'jarchi-bench';

/** Measures how much the resident memory of an idle server grows while it receives a film of 200 MB. */
export async function benchUpload(): Promise<readonly Measured[]> {
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  try {
    // Creating the store leaves free memory in the process, which would hide an upload: every round has its own process.
    await stopProgram(await startServer(port, data_dir));
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer(port, data_dir);
      try {
        rounds.push(await measureUpload(server, base));
      } finally {
        await stopProgram(server);
      }
    }
    const grown = rounds.map(({ grownBytes }) => (grownBytes / MB).toFixed(0));
    const seconds = rounds.map((round) => round.seconds.toFixed(1));
    return [
      {
        name: 'memory, a film of 200 MB',
        peer: 'the limit of 64 MB',
        // The worst round decides.
        ratios: [LIMIT_BYTES / Math.max(...rounds.map(({ grownBytes }) => grownBytes))],
        goal: 1,
        detail: `from ${(rounds[0]!.atRestBytes / MB).toFixed(0)} MB, grew by ${grown.join(' ')} MB in ${seconds.join(' ')} s`,
      },
    ];
  } finally {
    rmSync(data_dir, { recursive: true, force: true });
  }
}

interface Round {
  readonly atRestBytes: number;
  readonly grownBytes: number;
  readonly seconds: number;
}

async function measureUpload(server: ChildProcess, base: string): Promise<Round> {
  const { token } = await signIn(base);
  // The first upload compiles code and fills pools, whatever its size.
  await upload(base, token, 4 * MB);
  const atRestBytes = readResident(server);
  let mostBytes = atRestBytes + 1;
  const timer = setInterval(() => (mostBytes = Math.max(mostBytes, readResident(server))), SAMPLE_MS);
  const started = performance.now();
  await upload(base, token, FILM_BYTES).finally(() => clearInterval(timer));
  return { atRestBytes, grownBytes: mostBytes - atRestBytes, seconds: (performance.now() - started) / 1000 };
}

function startServer(port: number, data_dir: string): Promise<ChildProcess> {
  return startProgram(
    [join(import.meta.dirname, '../dist/server/main.js')],
    { PORT: String(port), DATABASE_URL: '', JARCHI_DATA_DIR: data_dir, JARCHI_SAMPLE: '0', LOG_LEVEL: 'warn' },
    `http://127.0.0.1:${port}/readyz`,
    { seconds: 60 },
  );
}

function readResident({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

/** Sends a film as a browser does, and waits for the response. */
async function upload(base: string, token: string, bytes: number): Promise<void> {
  const parts = listFilm(bytes);
  const length = parts.reduce((sum, part) => sum + part.bytes, 0);
  const sending = request(`${base}/api/main/content/media/?media_type=INSTAGRAM&content_type=POST`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': length,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
  });
  await pipeline(
    Readable.from(
      (function* () {
        for (const part of parts) yield* part.read();
      })(),
    ),
    sending,
  );
  const status = await answered;
  if (status !== 200) throw new Error(`the upload was answered with ${status}`);
}

interface Part {
  readonly bytes: number;
  read(): Iterable<Buffer>;
}

/** A form with one film, in the order in which a camera writes it: head, pictures (zeros), index. */
function listFilm(bytes: number): Part[] {
  const plain = (part: Buffer): Part => ({ bytes: part.length, read: () => [part] });
  const zeros = Buffer.alloc(65_536);
  const pictures = Math.floor(bytes / zeros.length) * zeros.length;
  const mdat = Buffer.alloc(8);
  mdat.writeUInt32BE(pictures + 8, 0);
  mdat.write('mdat', 4, 'latin1');
  return [
    plain(
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`),
    ),
    plain(box('ftyp', Buffer.from('isom\0\0\0\0isom'))),
    plain(mdat),
    {
      bytes: pictures,
      *read() {
        for (let sent = 0; sent < pictures; sent += zeros.length) yield zeros;
      },
    },
    plain(index()),
    plain(Buffer.from(`\r\n--${BOUNDARY}--\r\n`)),
  ];
}

/** The index of a film of ten seconds, 720 by 1280, with one sample. */
function index(): Buffer {
  const head = (length: number, timescale: number) => {
    const content = Buffer.alloc(length);
    content.writeUInt32BE(timescale, 12);
    content.writeUInt32BE(timescale * 10, 16);
    return content;
  };
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(65_536, 40);
  tkhd.writeUInt32BE(720 * 65_536, 76);
  tkhd.writeUInt32BE(1280 * 65_536, 80);
  const hdlr = Buffer.alloc(25);
  hdlr.write('vide', 8, 'latin1');
  const stts = Buffer.alloc(16);
  [0, 1, 1, 6000].forEach((value, at) => stts.writeUInt32BE(value, at * 4));
  const minf = box('minf', box('stbl', box('stts', stts)));
  const track = box('trak', box('tkhd', tkhd), box('mdia', box('mdhd', head(24, 600)), box('hdlr', hdlr), minf));
  return box('moov', box('mvhd', head(100, 1000)), track);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
