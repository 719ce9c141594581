import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

interface BodyOptions {
  readonly limitBytes: number;
  readonly signal: AbortSignal;
  isEnough?(recent: Buffer): boolean;
}

/** The searched text may cross the border of two chunks. */
const OVERLAP_BYTES = 16;

const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The body of an answer up to a limit that counts unpacked bytes; the rest is never read from the network. Throws on a broken body. */
export async function readBody(
  response: IncomingMessage,
  { limitBytes, signal, isEnough }: BodyOptions,
): Promise<{ body: Buffer; isCut: boolean }> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpack = UNPACKERS[encoding];
  if (!unpack && encoding !== 'identity') throw new Error('an encoding that was not requested');
  // Errors of either stream reach the reader.
  const stream: Readable = unpack ? pipeline(response, unpack(), () => undefined) : response;
  const chunks: Buffer[] = [];
  let length = 0;
  let recent: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      chunks.push(chunk);
      length += chunk.length;
      if (length > limitBytes) return { body: Buffer.concat(chunks).subarray(0, limitBytes), isCut: true };
      if (isEnough?.(Buffer.concat([recent, chunk]))) return { body: Buffer.concat(chunks), isCut: true };
      recent = chunk.subarray(-OVERLAP_BYTES);
    }
    return { body: Buffer.concat(chunks), isCut: false };
  } finally {
    response.destroy();
    stream.destroy();
  }
}
