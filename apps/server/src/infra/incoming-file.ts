import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from './caller.ts';

const FIELDS_MAX = 10;
/** A phone that went out of reach says no good-bye. */
const IDLE_MS = 60_000;

/**
 * The one file of a form, read as it arrives and no further than the limit; undefined when there is no form, it cannot be read, or it
 * has no file. The stream fails when the form breaks off, falls silent, or brings another file.
 */
export async function findFilePart(
  request: FastifyRequest,
  limitBytes: number,
  { idleMs = IDLE_MS } = {},
): Promise<IncomingFile | undefined> {
  if (!request.isMultipart()) return undefined;
  // Node cuts a connection that is silent for so long, and takes the limit off behind the answer.
  const { socket } = request.raw;
  if (socket instanceof Socket) socket.setTimeout(idleMs);
  const parts = request.files({
    throwFileSizeLimit: false,
    limits: { fileSize: limitBytes, files: 1, fields: FIELDS_MAX, fieldSize: 10_000, headerPairs: 50 },
  });
  // A form without a boundary, or one that ends in a head, is no form.
  const first = await parts.next().catch(() => undefined);
  if (!first || first.done) return undefined;
  const part: Omit<MultipartFile, 'filename'> & { readonly filename?: string } = first.value;
  return { name: part.filename ?? '', stream: Readable.from(readAlone(first.value, parts)), isTruncated: () => part.file.truncated };
}

async function* readAlone(part: MultipartFile, parts: AsyncIterator<MultipartFile>): AsyncGenerator<Buffer> {
  for await (const chunk of part.file) yield chunk as Buffer;
  if (part.file.truncated) return;
  const next = await parts.next();
  if (next.done) return;
  next.value.file.resume();
  throw new Error('a form with more than one file');
}
