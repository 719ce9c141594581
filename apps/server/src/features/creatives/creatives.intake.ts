import { buffer } from 'node:stream/consumers';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { checkDailyLimit, type DailyLimitReached } from '@jarchi/domain/account/daily-limit.ts';
import { checkGuideFile, GUIDE_DOCUMENT_BYTES, type GuideType } from '@jarchi/domain/creatives/guide-files.ts';
import { checkMediaFile, type MediaFileFacts, type MediaIssue } from '@jarchi/domain/creatives/media-files.ts';
import { getMediaLimits, type MediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import { isImageType } from '@jarchi/domain/media/media-types.ts';
import { isPlatformFormat, type ContentType, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { IncomingFile } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createToken, hashToken } from '#infra/crypto/credentials.ts';
import { createFileKey, type FileStore } from '#infra/files/file-store.ts';
import { isBrokenForm, sizeOf } from '#infra/http/requests/incoming-file.ts';
import { findFileType, orFileBroken, readMediaInfo, type MediaInfo } from '#infra/files/media-info.ts';
import { cleanPicture, makeThumb, readPictureHead } from '#infra/files/pictures/picture.ts';
import { createPictureQueue } from '#infra/files/pictures/picture-queue.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import { cleanFileName } from '#infra/files/file-names.ts';
import { findNthLatestFile, insertMediaFile, type MediaFileRecord } from './creatives.repository.ts';

export interface IntakeDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly files: FileStore;
  /** How many files an account may upload in 24 hours; 0 is no limit. */
  readonly uploadsPerDay: number;
}

/** The use of a file: its platform, its format and its purpose; and what only its sender knows of it. */
export interface UploadTarget {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly purpose: 'creative' | 'guide';
  readonly last_modified?: string | undefined;
}

type FileRefusal = RefusalOf<
  'file_type_not_allowed' | 'file_too_large' | 'file_broken' | 'video_max_duration' | 'file_dimensions_constraints'
>;
export type IntakeRefusal = FileRefusal | RefusalOf<'combination_not_allowed' | 'file_missing' | 'daily_limit_reached'>;
interface Stored extends MediaInfo {
  readonly size: number;
  readonly thumb_key: string | null;
}

type Inspected = Result<Stored, FileRefusal>;

interface Upload {
  readonly accountId: number;
  readonly key: string;
  readonly thumbKey: string;
  readonly bytes: number;
  /** More than these bytes where the file was cut off at the limit. */
  readonly size: number;
}

interface Picture extends Pick<Upload, 'key' | 'thumbKey'> {
  readonly type: GuideType;
  readonly limitBytes: number;
  check(facts: MediaFileFacts): MediaIssue | undefined;
}

/** Sides and length that pass every check, until the real ones are known. */
const UNREAD = { width: 1, height: 1, duration: null };
/** One at a time: a picture that is written again may need all its pixels in memory. */
const enqueue = createPictureQueue(1);

/** Reads the form's file up to the limit in bytes. */
export type FindFile = (limitBytes: number) => Promise<IncomingFile | undefined>;

/** Takes files in: they go to disk as they arrive and are then inspected; a refused file is removed. */
export function createIntake({ tenancy, clocks, files, uploadsPerDay }: IntakeDeps) {
  async function findLimit(tx: Tx, accountId: number): Promise<DailyLimitReached | undefined> {
    return checkDailyLimit(uploadsPerDay, await findNthLatestFile(tx, accountId, uploadsPerDay), clocks.wall.now());
  }

  async function findLimitLocked(tx: Tx, accountId: number): Promise<DailyLimitReached | undefined> {
    await lockAccountLimits(tx, accountId);
    return findLimit(tx, accountId);
  }

  /** Checks an upload and returns what is stored of it. A picture is written again in its own place, with a small picture next to it. */
  async function inspect({ accountId, key, thumbKey, bytes, size }: Upload, { purpose, ...pair }: UploadTarget): Promise<Inspected> {
    const limits = getMediaLimits(pair.media_type, pair.content_type);
    const check = (facts: MediaFileFacts): MediaIssue | undefined =>
      (purpose === 'guide' ? checkGuideFile : checkMediaFile)(facts, limits)[0];
    const read = (position: number, length: number) => files.readPart(key, position, length);
    const found = await findFileType(read, bytes);
    if (!found.ok) return found;
    const type = found.value;
    const early = check({ type, size, ...UNREAD });
    if (early) return refuse(early);
    if (size > bytes) return refuse({ code: 'file_too_large', limit_bytes: getLimit(type, limits), size });
    return orFileBroken<Stored, FileRefusal>(async () => {
      if (isImageType(type)) return enqueue(accountId, () => keepPicture({ key, thumbKey, type, limitBytes: limits.imageBytes, check }));
      const info = await readMediaInfo(type, read, bytes);
      const issue = check({ ...info, size: bytes });
      return issue ? refuse(issue) : succeed({ ...info, size: bytes, thumb_key: null });
    });
  }

  async function keepPicture({ key, thumbKey, type, limitBytes, check }: Picture): Promise<Inspected> {
    const upload = await buffer(files.read(key));
    const head = await readPictureHead(upload);
    const facts = { type, size: upload.length, width: head.width, height: head.height, duration: null };
    const issue = check(facts);
    if (issue) return refuse(issue);
    const { bytes, width, height } = await cleanPicture(upload, head, limitBytes);
    const thumb = await makeThumb(bytes);
    const { bytes: size } = await files.put(key, bytes);
    const stored = { type, size, width, height, duration: null, rare_coding: null };
    const grown = check(stored);
    if (grown) return refuse(grown);
    await files.put(thumbKey, thumb);
    return succeed({ ...stored, thumb_key: thumbKey });
  }

  /** Inserts the row of a file that passed, and runs `keep` in the same transaction. */
  async function store<T>(
    accountId: number,
    { key, name, last_modified }: { readonly key: string; readonly name: string; readonly last_modified: Date | null },
    stored: Stored,
    keep: (tx: Tx, row: MediaFileRecord) => Promise<T>,
  ): Promise<Result<T, DailyLimitReached>> {
    const public_key = createToken();
    const created = new Date(clocks.wall.now());
    const facts = { name: cleanFileName(name, stored.type), ...stored, last_modified };
    const values = { account_id: accountId, ...facts, storage_key: key, public_key, created };
    return tenancy.withAccount(accountId, async (tx) => {
      const limited = uploadsPerDay === 0 ? undefined : await findLimitLocked(tx, accountId);
      return limited ? refuse(limited) : succeed(await keep(tx, await insertMediaFile(tx, values, hashToken(public_key))));
    });
  }

  /** Stores the file of a form and hands its row to `keep`, or refuses it and leaves nothing behind. */
  return async function takeFile<T>(
    accountId: number,
    target: UploadTarget,
    findFile: FindFile,
    keep: (tx: Tx, row: MediaFileRecord) => Promise<T>,
  ): Promise<Result<T, IntakeRefusal>> {
    if (!isPlatformFormat(target.media_type, target.content_type)) return refuse({ code: 'combination_not_allowed' });
    // Before anything is read; counted again where the row is added.
    const limited = uploadsPerDay === 0 ? undefined : await tenancy.withAccount(accountId, (tx) => findLimit(tx, accountId));
    if (limited) return refuse(limited);
    const limits = getMediaLimits(target.media_type, target.content_type);
    const file = await findFile(Math.max(limits.imageBytes, limits.videoBytes));
    if (!file) return refuse({ code: 'file_missing' });
    const [key, thumbKey] = [createFileKey(), createFileKey()];
    const stored = await files.put(key, file.stream).catch((error: unknown) => {
      if (isBrokenForm(error)) return undefined;
      throw error;
    });
    if (!stored) return refuse({ code: 'file_broken' });
    let isKept = false;
    try {
      const found = await inspect({ accountId, key, thumbKey, bytes: stored.bytes, size: sizeOf(file, stored.bytes) }, target);
      if (!found.ok) return found;
      const last_modified = target.last_modified === undefined ? null : new Date(target.last_modified);
      const kept = await store(accountId, { key, name: file.name, last_modified }, found.value, keep);
      isKept = kept.ok;
      return kept;
    } finally {
      if (!isKept) await Promise.all([files.remove(key), files.remove(thumbKey)]);
    }
  };
}

/** In bytes. */
function getLimit(type: GuideType, limits: MediaLimits): number {
  if (isImageType(type)) return limits.imageBytes;
  return type === 'application/pdf' ? GUIDE_DOCUMENT_BYTES : limits.videoBytes;
}
