import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FieldIssue } from '@jarchi/contract/refusals/field-issues.ts';
import type { IncomingFile } from '#infra/http/caller.ts';
import { findCut, type Cut } from './body-watch.ts';
import { issueAt } from './issues.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';

/** The one field that a form may have. */
export const FILE_FIELD = 'file';
const FIELDS_MAX = 10;

/**
 * The one file of a form, read as it arrives, up to the limit; undefined when there is no form, it cannot be read, or it has no file.
 * Throws, or makes the stream fail, when the form takes too long or contains anything else; the stream also fails when the form breaks off.
 */
export async function findFilePart(request: FastifyRequest, limitBytes: number): Promise<IncomingFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const parts = request.parts({
    limits: { fileSize: limitBytes, files: 2, fields: FIELDS_MAX, fieldSize: 10_000, headerPairs: 50 },
  });
  const next = () => orCut(parts.next(), findCut(request.raw));
  const first = await next().catch((error: unknown) => {
    if (error instanceof RefusedRequest) throw error;
    // A form without a boundary, or one that ends inside a head, cannot be read.
    return undefined;
  });
  if (!first || first.done) return undefined;
  const part = first.value;
  const broken = findBrokenName(part);
  if (broken) throw refuseForm(request.raw, part, broken);
  if (part.fieldname !== FILE_FIELD) throw refuseForm(request.raw, part, { code: 'unknown_key' });
  if (part.type === 'field') return undefined;
  const { filename }: { readonly filename?: string } = part;
  return {
    name: filename ?? '',
    declaredBytes: findDeclaredBytes(request, part),
    stream: Readable.from(readAlone(request.raw, part, next)),
    isTruncated: () => part.file.truncated,
  };
}

/** The form's reader writes U+FFFD for bytes that are not UTF-8. */
const NOT_UTF8 = '\ufffd';

/** Why the name of a part, or of its file, is no text that can be stored. */
function findBrokenName(part: Multipart): Omit<FieldIssue, 'path'> | undefined {
  const { filename = '' }: { readonly filename?: string } = part.type === 'file' ? part : {};
  const names = part.fieldname + filename;
  if (names.includes('\0')) return { code: 'unstorable' };
  return names.includes(NOT_UTF8) ? { code: 'not_utf8' } : undefined;
}

/** The length of the request without the form around its one file, as browsers write it; undefined where none is declared. */
function findDeclaredBytes({ headers }: FastifyRequest, { fieldname, filename, mimetype }: MultipartFile): number | undefined {
  const length = Number(headers['content-length']);
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '');
  if (!Number.isSafeInteger(length) || !boundary) return undefined;
  const mark = `--${boundary[1] ?? boundary[2] ?? ''}`;
  const head = `${mark}\r\nContent-Disposition: form-data; name="${fieldname}"; filename="${filename}"\r\nContent-Type: ${mimetype}\r\n\r\n`;
  return Math.max(0, length - Buffer.byteLength(`${head}\r\n${mark}--\r\n`));
}

/** The size of a file that may have been cut off after these bytes: more than was read, and what the form declares. */
export function sizeOf(file: Pick<IncomingFile, 'declaredBytes' | 'isTruncated'>, readBytes: number): number {
  return file.isTruncated() ? Math.max(readBytes + 1, file.declaredBytes ?? 0) : readBytes;
}

async function* readAlone(
  raw: IncomingMessage,
  part: MultipartFile,
  next: () => Promise<IteratorResult<Multipart>>,
): AsyncGenerator<Buffer> {
  const cut = findCut(raw);
  const onCut = () => part.file.destroy(new RefusedRequest({ code: 'request_timeout' }));
  const unlisten = cut?.listen(onCut);
  try {
    for await (const chunk of part.file) yield chunk as Buffer;
  } finally {
    unlisten?.();
  }
  if (part.file.truncated) return;
  const second = await next();
  if (second.done) return;
  const isSecondFile = second.value.fieldname === FILE_FIELD;
  throw refuseForm(raw, second.value, isSecondFile ? { code: 'too_many', facts: { maximum: 1 } } : { code: 'unknown_key' });
}

/** The rest of the form is discarded as it arrives. */
function refuseForm(raw: IncomingMessage, part: Multipart, issue: Omit<FieldIssue, 'path'>): RefusedRequest {
  if (part.type === 'file') part.file.destroy();
  raw.unpipe().resume();
  return new RefusedRequest({ code: 'invalid', issues: [issueAt([part.fieldname], issue)] });
}

/** Fails when the form takes too long, whatever part it waits for. */
function orCut<T>(work: Promise<T>, cut: Cut | undefined): Promise<T> {
  if (!cut) return work;
  return new Promise((resolve, reject) => {
    const onCut = () => reject(new RefusedRequest({ code: 'request_timeout' }));
    if (cut.hasCome) onCut();
    work.then(resolve, reject).finally(cut.listen(onCut));
  });
}

/** Whether the form ended too early, which breaks the stream. An error of the disk is an outage instead. */
export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && !('syscall' in error) && !(error instanceof RefusedRequest);
}
