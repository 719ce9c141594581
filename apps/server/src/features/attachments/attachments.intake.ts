import { buffer } from 'node:stream/consumers';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import {
  ATTACHMENT_BYTES,
  type AttachmentPurpose,
  type AttachmentType,
  checkAttachment,
  getAttachmentLimit,
} from '@jarchi/domain/attachments/attachment-files.ts';
import { isImageType } from '@jarchi/domain/media/media-types.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { createFileKey, type FileStore } from '#infra/files/file-store.ts';
import type { ReadPart } from '#infra/files/formats/part-reader.ts';
import { isTextFile } from '#infra/files/formats/text-file.ts';
import { findFileType, orFileBroken, readMediaInfo } from '#infra/files/media-info.ts';
import { cleanPicture, readPictureHead } from '#infra/files/pictures/picture.ts';
import { createPictureQueue } from '#infra/files/pictures/picture-queue.ts';
import type { IncomingFile } from '#infra/http/caller.ts';
import { isBrokenForm, sizeOf } from '#infra/http/requests/incoming-file.ts';

type FileRefusal = RefusalOf<'file_type_not_allowed' | 'file_too_large' | 'file_broken'>;
export type AttachmentRefusal = FileRefusal | RefusalOf<'file_missing' | 'daily_limit_reached'>;

/** Reads the form's file up to the limit in bytes. */
export type FindFile = (limitBytes: number) => Promise<IncomingFile | undefined>;

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly type: AttachmentType;
  readonly size: number;
}

/** One at a time: a picture that is written again may need all its pixels in memory. */
const enqueue = createPictureQueue(1);

interface UncheckedFile {
  readonly accountId: number;
  readonly key: string;
  readonly bytes: number;
  /** More than these bytes where the file was cut off at the limit. */
  readonly size: number;
  readonly purpose: AttachmentPurpose;
}

export interface FileToTake {
  readonly findFile: FindFile;
  readonly purpose: AttachmentPurpose;
}

/** Takes files in: they go to disk as they arrive and are then inspected; a refused file is removed. */
export function createAttachmentIntake(files: FileStore) {
  /** By its bytes. A text has no first bytes of its own, so it is read whole. */
  async function findType(read: ReadPart, bytes: number): Promise<Result<AttachmentType, FileRefusal>> {
    const found = await findFileType(read, bytes);
    if (found.ok || found.error.type !== 'unknown' || bytes > ATTACHMENT_BYTES) return found;
    return (await isTextFile(read, bytes)) ? succeed('text/plain') : found;
  }

  async function inspect({ accountId, key, bytes, size, purpose }: UncheckedFile): Promise<Result<StoredFile, FileRefusal>> {
    const read = (position: number, length: number) => files.readPart(key, position, length);
    if (bytes === 0) return refuse({ code: 'file_broken' });
    const found = await findType(read, bytes);
    if (!found.ok) return found;
    const type = found.value;
    const issue = checkAttachment({ type, size }, purpose);
    if (issue) return refuse(issue);
    return orFileBroken<StoredFile, FileRefusal>(async () => {
      if (!isImageType(type)) {
        if (type !== 'text/plain') await readMediaInfo(type, read, bytes);
        return succeed({ key, name: '', type, size: bytes });
      }
      return enqueue(accountId, async () => {
        const picture = await buffer(files.read(key));
        const { bytes: clean } = await cleanPicture(picture, await readPictureHead(picture), ATTACHMENT_BYTES);
        const grown = checkAttachment({ type, size: clean.length }, purpose);
        if (grown) return refuse(grown);
        const stored = await files.put(key, clean);
        return succeed({ key, name: '', type, size: stored.bytes });
      });
    });
  }

  /** Stores the file of a form and hands it to `keep`, or refuses it and leaves nothing behind. */
  return async function takeFile<T, E>(
    accountId: number,
    { findFile, purpose }: FileToTake,
    keep: (file: StoredFile) => Promise<Result<T, E>>,
  ): Promise<Result<T, FileRefusal | RefusalOf<'file_missing'> | E>> {
    const file = await findFile(getAttachmentLimit(purpose));
    if (!file) return refuse({ code: 'file_missing' });
    const key = createFileKey();
    const stored = await files.put(key, file.stream).catch((error: unknown) => {
      if (isBrokenForm(error)) return undefined;
      throw error;
    });
    if (!stored) return refuse({ code: 'file_broken' });
    let isKept = false;
    try {
      const found = await inspect({ accountId, key, bytes: stored.bytes, size: sizeOf(file, stored.bytes), purpose });
      if (!found.ok) return found;
      const kept = await keep({ ...found.value, name: file.name });
      isKept = kept.ok;
      return kept;
    } finally {
      if (!isKept) await files.remove(key);
    }
  };
}
