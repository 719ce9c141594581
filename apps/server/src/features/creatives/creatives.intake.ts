import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { checkDailyLimit, type DailyLimitReached } from '@jarchi/domain/account/daily-limit.ts';
import { checkGuideFile, GUIDE_DOCUMENT_BYTES } from '@jarchi/domain/creatives/guide-files.ts';
import { checkMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { mediaLimitsOf, type MediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import { isImageType } from '@jarchi/domain/creatives/media-types.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { IncomingFile } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createToken, hashToken } from '#infra/crypto/credentials.ts';
import { createFileKey, type FileStore } from '#infra/files/file-store.ts';
import { RefusedRequest } from '#infra/http/requests/refused-request.ts';
import { checkWholeFile, readMediaInfo, type MediaInfo } from '#infra/files/media-info.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { cleanFileName } from './creatives.names.ts';
import { findNthLatestFile, insertMediaFile, type MediaFileRecord } from './creatives.repository.ts';

export interface IntakeDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly files: FileStore;
  /** How many files an account may upload in 24 hours; 0 is any number. */
  readonly uploadsPerDay: number;
}

/** What a file is for. */
export interface Place {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly purpose: 'creative' | 'guide';
}

export type FileRefusal = RefusalOf<
  'file_type_not_allowed' | 'file_too_large' | 'file_broken' | 'video_max_duration' | 'file_dimensions_constraints'
>;
/** Reads the form's file no further than the limit in bytes. */
export type FindFile = (limitBytes: number) => Promise<IncomingFile | undefined>;

/** How files come in: to the disk as they arrive, then looked into; one that is refused is removed again. */
export function createIntake({ tenancy, clocks, files, uploadsPerDay }: IntakeDeps) {
  async function findLimit(accountId: number): Promise<DailyLimitReached | undefined> {
    if (uploadsPerDay === 0) return undefined;
    const nthLatestAt = await tenancy.withAccount(accountId, (tx) => findNthLatestFile(tx, accountId, uploadsPerDay));
    return checkDailyLimit(uploadsPerDay, nthLatestAt, clocks.wall.now());
  }

  async function inspect(
    key: string,
    bytes: number,
    isTruncated: boolean,
    { purpose, ...pair }: Place,
  ): Promise<Result<MediaInfo, FileRefusal>> {
    const limits = mediaLimitsOf(pair.media_type, pair.content_type);
    const check = purpose === 'guide' ? checkGuideFile : checkMediaFile;
    const read = (position: number, length: number) => files.readPart(key, position, length);
    const info = await readMediaInfo(read, bytes);
    if (!info.ok && (!isTruncated || info.error.code === 'file_type_not_allowed')) return info;
    const [issue] = info.ok ? check({ ...info.value, size: bytes }, limits) : [];
    if (issue?.code === 'file_type_not_allowed') return refuse(issue);
    if (isTruncated || !info.ok) return refuse({ code: 'file_too_large', limit_bytes: limitOf(info, limits), size: bytes });
    if (issue) return refuse(issue);
    const whole = await checkWholeFile(info.value.type, read, bytes);
    return whole.ok ? info : whole;
  }

  /** The row of a file that passed, and what `keep` makes of it in the same transaction. */
  async function store<T>(
    accountId: number,
    { key, bytes, name }: { readonly key: string; readonly bytes: number; readonly name: string },
    info: MediaInfo,
    keep: (tx: Tx, row: MediaFileRecord) => Promise<T>,
  ): Promise<T> {
    const public_key = createToken();
    const created = new Date(clocks.wall.now());
    const values = {
      account_id: accountId,
      name: cleanFileName(name, info.type),
      size: bytes,
      ...info,
      storage_key: key,
      public_key,
      created,
    };
    return tenancy.withAccount(accountId, async (tx) => keep(tx, await insertMediaFile(tx, values, hashToken(public_key))));
  }

  /** Stores the file of a form for a place and hands its row to `keep`, or refuses it and leaves nothing behind. */
  return async function takeFile<T>(
    accountId: number,
    place: Place,
    findFile: FindFile,
    keep: (tx: Tx, row: MediaFileRecord) => Promise<T>,
  ): Promise<Result<T, FileRefusal | RefusalOf<'file_missing' | 'daily_limit_reached'>>> {
    const limited = await findLimit(accountId);
    if (limited) return refuse(limited);
    const limits = mediaLimitsOf(place.media_type, place.content_type);
    const file = await findFile(Math.max(limits.imageBytes, limits.videoBytes));
    if (!file) return refuse({ code: 'file_missing' });
    const key = createFileKey();
    const stored = await files.put(key, file.stream).catch((error: unknown) => {
      // A form that ends too early breaks the stream; what the disk refuses is an outage.
      if (error instanceof Error && !('syscall' in error) && !(error instanceof RefusedRequest)) return undefined;
      throw error;
    });
    if (!stored) return refuse({ code: 'file_broken' });
    let isKept = false;
    try {
      const info = await inspect(key, stored.bytes, file.isTruncated(), place);
      if (!info.ok) return info;
      const kept = await store(accountId, { key, bytes: stored.bytes, name: file.name }, info.value, keep);
      isKept = true;
      return succeed(kept);
    } finally {
      if (!isKept) await files.remove(key);
    }
  };
}

/** In bytes; of a film that was cut off nothing but its first bytes may be known. */
function limitOf(info: Result<MediaInfo, unknown>, limits: MediaLimits): number {
  if (info.ok && isImageType(info.value.type)) return limits.imageBytes;
  return info.ok && info.value.type === 'application/pdf' ? GUIDE_DOCUMENT_BYTES : limits.videoBytes;
}
