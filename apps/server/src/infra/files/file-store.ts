import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Bytes of a file, `start` and `end` included, as in an HTTP range. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Stores files. A key is always a generated one (createFileKey), never a name from a user. */
export type FileStore = {
  /** Stores the whole of `source`, or nothing of it when it fails. */
  put(key: string, source: Readable | Uint8Array): Promise<{ bytes: number }>;
  read(key: string, range?: ByteRange): Readable;
  /** At most `length` bytes from `position`. */
  readPart(key: string, position: number, length: number): Promise<Uint8Array>;
  stat(key: string): Promise<{ bytes: number } | undefined>;
  remove(key: string): Promise<void>;
  /** Keys of files that were stored before an instant (ms), at most `batch` at a time. */
  listBefore(instant: number, batch: number): AsyncIterable<readonly string[]>;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** The first two digits spread the files over 256 folders. */
export function createFileKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/**
 * Removes parts of files left by a process that was killed while storing: those that were not written to for `silentMs`. Returns how many.
 */
export async function sweepUnfinished(directory: string, silentMs: number, now: number): Promise<number> {
  const entries = await readdir(directory, { recursive: true }).catch(() => []);
  let swept = 0;
  for (const part of entries.filter((entry) => entry.endsWith('.part'))) {
    const found = await stat(join(directory, part)).catch(() => undefined);
    if (!found || now - found.mtimeMs < silentMs) continue;
    await rm(join(directory, part), { force: true });
    swept++;
  }
  return swept;
}

/** `isSynced`: a stored file survives a power cut; tests do not need it. */
export function createDiskFileStore(directory: string, { isSynced = true } = {}): FileStore {
  function toPath(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`not a file key: ${key}`);
    return join(directory, key);
  }

  return {
    async put(key, source) {
      const path = toPath(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      const input = source instanceof Readable ? source : Readable.from([source]);
      try {
        // Opened before the source is read: a source that fails while the file is being opened would leave it behind.
        const file = await open(part, 'wx');
        await pipeline(input, file.createWriteStream({ flush: isSynced }));
        const { size } = await stat(part);
        await rename(part, path);
        return { bytes: size };
      } catch (error) {
        input.destroy();
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (key, range) => createReadStream(toPath(key), range ?? {}),
    async readPart(key, position, length) {
      const file = await open(toPath(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async stat(key) {
      const found = await stat(toPath(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return undefined;
      });
      return found && { bytes: found.size };
    },
    remove: (key) => rm(toPath(key), { force: true }),
    async *listBefore(instant, batch) {
      let keys: string[] = [];
      for (const folder of await readdir(directory).catch(() => []))
        for (const name of await readdir(join(directory, folder)).catch(() => [])) {
          const key = `${folder}/${name}`;
          const found = keyPattern.test(key) ? await stat(toPath(key)).catch(() => undefined) : undefined;
          if (!found || found.mtimeMs >= instant) continue;
          if (keys.push(key) < batch) continue;
          yield keys;
          keys = [];
        }
      if (keys.length > 0) yield keys;
    },
  };
}

/** The bytes with which a file call answers. */
export interface FileAnswer {
  readonly type: string;
  readonly body: Readable | Buffer;
  /** Offered as a download under this name; shown inline without a name. */
  readonly filename?: string;
  readonly cacheSeconds?: number;
  /** For files that clients may request in parts, as players of films do. */
  readonly parts?: { readonly bytes: number; read(range: ByteRange): Readable };
}
