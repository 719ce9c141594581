import { buffer } from 'node:stream/consumers';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { checkMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { GENERIC_MEDIA_LIMITS } from '@jarchi/domain/creatives/media-limits.ts';
import { isImageType, isVideoType } from '@jarchi/domain/media/media-types.ts';
import { POSTER_BYTES } from '@jarchi/domain/creatives/thumbs.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { createFileKey } from '#infra/files/file-store.ts';
import { findFileType, orFileBroken } from '#infra/files/media-info.ts';
import { createPictureQueue } from '#infra/files/pictures/picture-queue.ts';
import { makeThumb, readPictureHead } from '#infra/files/pictures/picture.ts';
import type { FindFile, IntakeDeps } from './creatives.intake.ts';
import { isBrokenForm, sizeOf } from '#infra/http/requests/incoming-file.ts';
import { listMediaFiles, replaceThumb, type MediaFileRecord } from './creatives.repository.ts';

export type PosterRefusal = RefusalOf<
  'not_found' | 'file_missing' | 'file_type_not_allowed' | 'file_too_large' | 'file_broken' | 'file_dimensions_constraints'
>;

const POSTER_LIMITS = { ...GENERIC_MEDIA_LIMITS, imageBytes: POSTER_BYTES };
const enqueue = createPictureQueue(1);

/** Small pictures of films, as their uploader's browser drew them. */
export function createThumbs({ tenancy, files }: Pick<IntakeDeps, 'tenancy' | 'files'>) {
  return {
    /** Stores the picture of a form as a film's poster; a refusal leaves the film as it is. */
    async takePoster(accountId: number, id: number, findFile: FindFile): Promise<Result<MediaFileRecord, PosterRefusal>> {
      const [film] = await tenancy.withAccount(accountId, (tx) => listMediaFiles(tx, accountId, [id]));
      if (!film || !isVideoType(film.type)) return refuse({ code: 'not_found' });
      const file = await findFile(POSTER_BYTES);
      if (!file) return refuse({ code: 'file_missing' });
      const bytes = await buffer(file.stream).catch((error: unknown) => {
        if (isBrokenForm(error)) return undefined;
        throw error;
      });
      if (!bytes) return refuse({ code: 'file_broken' });
      const thumb = await orFileBroken(() => enqueue(accountId, () => drawPoster(bytes, sizeOf(file, bytes.length))));
      if (!thumb.ok) return thumb;
      const key = createFileKey();
      await files.put(key, thumb.value);
      const replaced = await tenancy
        .withAccount(accountId, (tx) => replaceThumb(tx, accountId, id, key))
        .catch(async (error: unknown) => {
          await files.remove(key);
          throw error;
        });
      if (!replaced) return refuse({ code: 'not_found' });
      if (replaced.before !== null) await files.remove(replaced.before);
      return succeed(replaced.row);
    },
  };
}

async function drawPoster(bytes: Buffer, size: number): Promise<Result<Buffer, PosterRefusal>> {
  const type = await findFileType(async (position, length) => bytes.subarray(position, position + length), bytes.length);
  if (!type.ok) return type;
  if (!isImageType(type.value)) return refuse({ code: 'file_type_not_allowed', type: type.value });
  if (size > bytes.length) return refuse({ code: 'file_too_large', limit_bytes: POSTER_BYTES, size });
  const { width, height } = await readPictureHead(bytes);
  const [issue] = checkMediaFile({ type: type.value, size, width, height, duration: null }, POSTER_LIMITS);
  if (issue && issue.code !== 'video_max_duration') return refuse(issue);
  return succeed(await makeThumb(bytes));
}
