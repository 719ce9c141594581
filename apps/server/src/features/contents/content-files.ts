import { Readable } from 'node:stream';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

interface Uploads {
  uploadMedia(
    accountId: number,
    format: { readonly media_type: MediaType; readonly content_type: ContentType; readonly purpose: 'creative' | 'guide' },
    findFile: () => Promise<{ readonly name: string; readonly stream: Readable; readonly isTruncated: () => boolean }>,
  ): Promise<Result<DraftFile, { readonly code: string }>>;
}

interface Owner {
  readonly account_id: number;
  readonly media_type: MediaType;
  readonly content_type: ContentType;
}

/** Stores the files that publishers deliver among those of the advertiser, under the limits of the campaign's format. */
export function contentFileKeeper(uploads: Uploads) {
  return async (
    { account_id, media_type, content_type }: Owner,
    file: { readonly name: string; readonly bytes: Buffer },
  ): Promise<DraftFile> => {
    const stored = await uploads.uploadMedia(account_id, { media_type, content_type, purpose: 'creative' }, async () => ({
      name: file.name,
      stream: Readable.from([file.bytes]),
      isTruncated: () => false,
    }));
    if (!stored.ok) throw new Error(`a delivered file is refused: ${stored.error.code}`);
    return stored.value;
  };
}
