import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { ParsedInput } from '@jarchi/contract/types.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { checkMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { mediaLimitsOf, type MediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { FileAnswer, IncomingFile } from '#infra/caller.ts';
import type { Clock } from '#infra/clock.ts';
import { createToken, hashToken } from '#infra/credentials.ts';
import { createFileKey, type FileStore } from '#infra/file-store.ts';
import { readMediaInfo, type MediaInfo } from '#infra/media-info.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { cleanFileName } from './creatives.names.ts';
import { findMediaDoorway, insertMediaFile, listMediaFiles, type MediaFileRecord } from './creatives.repository.ts';
import { isWholeImage } from './whole-image.ts';

export interface CreativesDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly files: FileStore;
  readonly bases: { readonly main: string };
}

type Pair = ParsedInput<'creatives', 'uploadMedia'>['query'];
type FileRefusal = RefusalOf<
  'file_type_not_allowed' | 'file_too_large' | 'file_broken' | 'video_max_duration' | 'file_dimensions_constraints'
>;
export type CreativesService = ReturnType<typeof createCreativesService>;

const CACHE_SECONDS = 86_400;

/** Images and videos that advertisers upload. */
export function createCreativesService({ tenancy, clocks, files, bases }: CreativesDeps) {
  /** Looks inside a stored file: what it is and whether the pair's limits allow it. */
  async function inspect(key: string, bytes: number, isTruncated: boolean, limits: MediaLimits): Promise<Result<MediaInfo, FileRefusal>> {
    const read = (position: number, length: number) => files.readPart(key, position, length);
    const info = await readMediaInfo(read, bytes);
    if (isTruncated) {
      const isImage = info.ok && info.value.duration === null;
      return refuse({ code: 'file_too_large', limit_bytes: isImage ? limits.imageBytes : limits.videoBytes, size: bytes });
    }
    if (!info.ok) return info;
    const [issue] = checkMediaFile({ ...info.value, size: bytes }, limits);
    if (issue) return refuse(issue);
    return (await isWholeImage(info.value.type, read, bytes)) ? info : refuse({ code: 'file_broken' });
  }

  /** The file's row, or a refusal; the caller removes the bytes of a file that was refused. */
  async function keep(
    accountId: number,
    key: string,
    bytes: number,
    file: IncomingFile,
    pair: Pair,
  ): Promise<Result<DraftFile, FileRefusal>> {
    const info = await inspect(key, bytes, file.isTruncated(), mediaLimitsOf(pair.media_type, pair.content_type));
    if (!info.ok) return info;
    const public_key = createToken();
    const values = { account_id: accountId, name: cleanFileName(file.name), size: bytes, ...info.value, storage_key: key, public_key };
    const row = await tenancy.withAccount(accountId, (tx) =>
      insertMediaFile(tx, { ...values, created: new Date(clocks.wall.now()) }, hashToken(public_key)),
    );
    return succeed(answerOf(row));
  }

  function answerOf({ id, name, type, size, width, height, duration, public_key }: MediaFileRecord): DraftFile {
    return { id, name, type, size, width, height, duration, url: `${bases.main}/content/media/${public_key}/` };
  }

  return {
    /** Stores one file for a pair of platform and format after looking inside it; `findFile` reads it no further than the limit in bytes. */
    async uploadMedia(
      accountId: number,
      pair: Pair,
      findFile: (limitBytes: number) => Promise<IncomingFile | undefined>,
    ): Promise<Result<DraftFile, FileRefusal | RefusalOf<'file_missing'>>> {
      const limits = mediaLimitsOf(pair.media_type, pair.content_type);
      const file = await findFile(Math.max(limits.imageBytes, limits.videoBytes));
      if (!file) return refuse({ code: 'file_missing' });
      const key = createFileKey();
      const stored = await files.put(key, file.stream).catch((error: unknown) => {
        // A form that ends too early breaks the stream; what the disk refuses is an outage.
        if (error instanceof Error && !('syscall' in error)) return undefined;
        throw error;
      });
      if (!stored) return refuse({ code: 'file_broken' });
      let isKept = false;
      try {
        const kept = await keep(accountId, key, stored.bytes, file, pair);
        isKept = kept.ok;
        return kept;
      } finally {
        if (!isKept) await files.remove(key);
      }
    },

    /** The bytes behind a public key. */
    async getMedia(publicKey: string): Promise<Result<FileAnswer, RefusalOf<'not_found'>>> {
      const door = await tenancy.withSystem((tx) => findMediaDoorway(tx, hashToken(publicKey)));
      if (!door) return refuse({ code: 'not_found' });
      const [row] = await tenancy.withAccount(door.account_id, (tx) => listMediaFiles(tx, door.account_id, [door.subject_id]));
      if (!row || !(await files.stat(row.storage_key))) return refuse({ code: 'not_found' });
      return succeed({ type: row.type, body: files.read(row.storage_key), cacheSeconds: CACHE_SECONDS });
    },

    /** The account's files with these ids, as they were stored; ids of others are missing. */
    async listFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<DraftFile[]> {
      return ids.length === 0 ? [] : (await listMediaFiles(tx, accountId, ids)).map(answerOf);
    },
  };
}
