import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallRefusal } from '@jarchi/contract/types.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { checkProfileImage, PROFILE_IMAGE_BYTES, PROFILE_IMAGE_PX } from '@jarchi/domain/session/profile/profile-image.ts';
import type { UserAnswer } from '#features/session/session.profile.ts';
import { createFileKey } from '#infra/files/file-store.ts';
import { findFileType, orFileBroken } from '#infra/files/media-info.ts';
import { createPictureQueue } from '#infra/files/pictures/picture-queue.ts';
import { cutSquare } from '#infra/files/pictures/picture.ts';
import type { IncomingFile, UserCaller } from '#infra/http/caller.ts';
import { isBrokenForm } from '#infra/http/requests/incoming-file.ts';
import { isDiskFull } from '#infra/store/store-outage.ts';
import { hasImage, lockPerson, updatePerson } from './profile.repository.ts';
import type { ProfileDeps } from './profile.deps.ts';

type ImageRefusal = CallRefusal<'profile', 'uploadImage'> | RefusalOf<'forbidden' | 'rate_limited'>;
type FindFile = (limitBytes: number) => Promise<IncomingFile | undefined>;

/** A picture is written anew under a new address, so it never changes. */
const CACHED_SECONDS = (30 * DAY_MS) / 1000;
const UPLOADS = { kind: 'profile-image', limit: 30, windowMs: DAY_MS } as const;
const enqueue = createPictureQueue(1);

/** The pictures of people. Their addresses open without a sign-in, and cannot be guessed. */
export function createProfileImages({ tenancy, files, tries, sessions }: Pick<ProfileDeps, 'tenancy' | 'files' | 'tries' | 'sessions'>) {
  const uploads = tries.limitWindow(UPLOADS);

  async function readSquare(userId: number, file: IncomingFile): Promise<Result<Buffer, ImageRefusal>> {
    const bytes = await buffer(file.stream).catch((error: unknown) => {
      if (isBrokenForm(error)) return undefined;
      throw error;
    });
    if (!bytes || bytes.length === 0) return refuse({ code: 'file_broken' });
    const found = await findFileType(async (position, length) => bytes.subarray(position, position + length), bytes.length);
    if (!found.ok) return refuse({ code: 'file_type_not_allowed', type: found.error.type });
    const issue = checkProfileImage({ type: found.value, size: file.isTruncated() ? bytes.length + 1 : bytes.length });
    if (issue) return refuse(issue);
    return orFileBroken<Buffer, ImageRefusal>(() => enqueue(userId, async () => succeed(await cutSquare(bytes, PROFILE_IMAGE_PX))));
  }

  /** Stores the new picture's key, or none, and removes the earlier file. */
  async function replace(userId: number, image_key: string | null): Promise<UserAnswer> {
    const replaced = tenancy.withSystem(async (tx) => {
      const { image_key: earlier } = await lockPerson(tx, userId);
      await updatePerson(tx, userId, { image_key });
      return { before: earlier, user: await sessions.readUser(tx, userId) };
    });
    const { before, user } = await replaced.catch(async (error: unknown) => {
      // Nothing was committed. After a lost connection that is unknown, and the daily sweep decides.
      if (image_key !== null && isDiskFull(error)) await files.remove(image_key);
      throw error;
    });
    if (before !== null) await files.remove(before);
    return user;
  }

  return {
    async uploadImage(caller: UserCaller, findFile: FindFile): Promise<Result<UserAnswer, ImageRefusal>> {
      if (caller.impersonated_by !== null) return refuse({ code: 'forbidden' });
      const waitMs = await uploads.take(String(caller.user_id));
      if (waitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1000) });
      const file = await findFile(PROFILE_IMAGE_BYTES);
      if (!file) return refuse({ code: 'file_missing' });
      const square = await readSquare(caller.user_id, file);
      if (!square.ok) return square;
      const key = createFileKey();
      await files.put(key, square.value);
      return succeed(await replace(caller.user_id, key));
    },

    async deleteImage(caller: UserCaller): Promise<Result<UserAnswer, RefusalOf<'forbidden'>>> {
      return caller.impersonated_by === null ? succeed(await replace(caller.user_id, null)) : refuse({ code: 'forbidden' });
    },

    async getImage(id: string): Promise<Result<FileAnswer, RefusalOf<'not_found'>>> {
      const key = `${id.slice(0, 2)}/${id}`.toLowerCase();
      const stored = (await tenancy.withSystem((tx) => hasImage(tx, key))) && (await files.stat(key));
      if (!stored) return refuse({ code: 'not_found' });
      const parts = { bytes: stored.bytes, read: (range: { start: number; end: number }) => files.read(key, range) };
      return succeed({ type: 'image/webp', body: files.read(key), parts, cacheSeconds: CACHED_SECONDS });
    },
  };
}
